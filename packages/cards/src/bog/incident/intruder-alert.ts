import {
  ability,
  all,
  captures,
  discardThis,
  download,
  events,
  incident,
  inOrder,
  playsOnTable,
  seedsOnTable,
  target,
  the,
  titled,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { discardUnlessTrap, opposingThere } from '../../captives.ts';
import { ifPossible } from '../../words/choosing.ts';
import { placeThisOn } from '../../words/doors.ts';
import { assimilates } from '../../words/fighting.ts';
import { intruderBesideTalonDrone, smallTeamIn } from '../../words/intruders.ts';
import { onTable } from '../../words/lasting-cards.ts';
import { protectsWhatItIsOn } from '../../words/permissions.ts';
import { nullifiesOnTable } from '../../words/what-it-nullifies.ts';

const field = titled('Intruder Force Field');

/** BOG-97: atop the field it widens it, which the field says. */
export const intruderAlert = incident('Intruder Alert!', {
  seeds: [seedsOnTable],
  plays: [playsOnTable({ effect: nullifiesOnTable(titled('Memory Wipe')), stays: true })],
  abilities: [
    ability('capture', inOrder(captures(all(opposingThere)), discardUnlessTrap), {
      timing: 'any',
      targets: smallTeamIn('Ops', 2),
      when: onTable,
    }),
    ability('assimilate', inOrder(assimilates(the(target)), discardThis), {
      timing: 'any',
      targets: intruderBesideTalonDrone,
      when: onTable,
    }),
    ability('download', inOrder(download(field), ifPossible(placeThisOn(youChoose(1, your(events).which(field))))), {
      timing: 'any',
      when: onTable,
    }),
  ],
  modifiers: [protectsWhatItIsOn],
  capturing: true,
});
