import {
  allOf,
  both,
  discardThis,
  inOrder,
  keyword,
  may,
  mayAttempt,
  missions,
  objective,
  people,
  playsOn,
  seedsOnTable,
  skilled,
  solvedBy,
  someone,
  times,
  titled,
  totalOver,
  which,
  your,
} from '@spaceline/engine/language';
import { pointsOfIt, whenYouSolveIt } from '../../words/missions.ts';
import { downloadHere } from '../../words/reporting.ts';
import { lackingIcon, noHomeworld } from '../../worlds.ts';

const land = which(missions.yours.planet, both(lackingIcon('Dominion'), noHomeworld));
const force = allOf(
  someone(keyword('Vorta')),
  skilled('Treachery'),
  someone(keyword("Jem'Hadar"), 4),
  totalOver('strength', times(2, pointsOfIt)),
);
const supply = may(inOrder(downloadHere(titled('Remote Supply Depot')), may(downloadHere(titled('Ketracel-White')))));

/** turned up, it is placed at once. */
export const subjugatePlanet = objective('Subjugate Planet', {
  seeds: [seedsOnTable],
  plays: [playsOn(land)],
  modifiers: [mayAttempt(your(people)), solvedBy(force)],
  triggers: [whenYouSolveIt(inOrder(supply, discardThis))],
});
