import {
  ability,
  bearing,
  equipment,
  has,
  icon,
  itsHost,
  no,
  not,
  people,
  target,
  the,
  your,
} from '@spaceline/engine/language';
import { placeThisOn } from '../../words/doors.ts';
import { onSomething } from '../../words/lasting-cards.ts';
import { takeThisOff } from '../../words/people-and-ships.ts';

/** VOY-15: a deactivated one may be given it, too. */
const wearers = your(people)
  .which(icon('Holo'))
  .which(not(bearing('Mobile Holo-Emitter'))).present;

/** While it is worn it is no Equipment card of the group: it lies on its wearer and goes where the wearer goes. */
export const mobileHoloEmitter = equipment('Mobile Holo-Emitter', {
  modifiers: [has('projected', itsHost('wearer'))],
  abilities: [
    ability('wear', placeThisOn(the(target)), { targets: wearers, when: no(onSomething) }),
    ability('remove', takeThisOff, { when: onSomething }),
  ],
});
