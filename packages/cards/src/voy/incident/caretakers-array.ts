import {
  answers,
  both,
  cancelIt,
  icon,
  incident,
  inOrder,
  inRegion,
  kin,
  missions,
  not,
  ofType,
  oneOf,
  playsOn,
  relocate,
  seedsOn,
  ships,
  target,
  thatCard,
  the,
  titled,
  your,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { returnsWithAllAboard, whereIs, withNone } from '../../words/arrays.ts';
import { eachMaySeed } from '../../words/reporting.ts';
import { causedBy } from '../../words/whenever.ts';

const array = "Caretaker's Array";
/** The Ocampa planet is the location of this mission. */
const ocampa = missions.titled('Liberation');
const rescue = oneOf(
  { mark: 'ocampa', word: 'Ocampa', effect: inOrder(cancelIt, relocate(the(thatCard), ocampa)) },
  { mark: 'hand', effect: inOrder(cancelIt, returnsWithAllAboard(thatCard)) },
);

/** CR-42 to CR-45 */
export const caretakersArray = incident(array, {
  seeds: [seedsOn(withNone(array, ocampa))],
  plays: [
    playsOn(your(ships).which(inRegion('Badlands Region')), {
      mark: 'summon',
      limit: onePlayEachTurn,
      effect: relocate(the(target), whereIs(array)),
    }),
    answers('destroys', rescue, { mark: 'rescue', free: true, when: causedBy(titled('Navigate Plasma Storms')) }),
  ],
  modifiers: [eachMaySeed(1, both(not(kin('Borg')), icon('DQ'), ofType('Ship')), 'here')],
});
