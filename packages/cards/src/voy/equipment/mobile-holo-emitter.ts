import {
  ability,
  equipment,
  has,
  icon,
  itsHost,
  no,
  not,
  people,
  target,
  titled,
  your,
} from '@spaceline/engine/language';
import { bearing, isOnACard, placeThisOn, takeThisOff } from '../../words/people-and-ships.ts';

/** VOY-15: a deactivated one may be given it, too. */
const wearers = your(people)
  .which(icon('Holo'))
  .which(not(bearing(titled('Mobile Holo-Emitter')))).present;

/** While it is worn it is no Equipment card of the group: it lies on its wearer and goes where the wearer goes. */
export const mobileHoloEmitter = equipment('Mobile Holo-Emitter', {
  modifiers: [has('projected', itsHost())],
  abilities: [
    ability('wear', placeThisOn(target), { targets: wearers, when: no(isOnACard) }),
    ability('remove', takeThisOff, { when: isOnACard }),
  ],
});
