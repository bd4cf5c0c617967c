import { inOrder, mission, playsOnTable, someone, unique } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';
import { eachMayPlaceSeeds, insertsThisMission, needsMoreUntilSolved } from '../../words/inserting.ts';

const arrives = inOrder(insertsThisMission, eachMayPlaceSeeds(3));

/** CR-180 */
export const qsPlanet = mission("Q's Planet", {
  specials: { 'any-unique-personnel': someone(unique) },
  encounter: arrives,
  plays: [playsOnTable({ mark: 'insert', effect: arrives })],
  modifiers: [needsMoreUntilSolved(40), mayNotBeNullified()],
  limit: 'not-duplicatable',
});
