import { doorway, inOrder, missions } from '@spaceline/engine/language';
import {
  mayLeaveForAnyPlanet,
  movesAlong,
  placeAtFurthestEnd,
  staysOnTable,
  swallowsAllHere,
} from '../../words/self-moving.ts';
import { seedsUnder } from '../../words/side-decks.ts';

/** CR-138 */
export const theNexus = doorway('The Nexus', {
  seeds: [seedsUnder(missions)],
  encounter: inOrder(placeAtFurthestEnd, swallowsAllHere),
  triggers: [movesAlong('the opposite end of the spaceline', swallowsAllHere, staysOnTable)],
  abilities: [mayLeaveForAnyPlanet],
  limit: 'not-duplicatable',
  immuneTo: ['Revolving Door'],
});
