import type { PrintedRequirement } from '@spaceline/engine';
import {
  both,
  discardThis,
  inOrder,
  may,
  missions,
  objective,
  playsOn,
  seedsOnTable,
  titled,
  trigger,
  which,
} from '@spaceline/engine/language';
import { mayAttemptBy, youSolveIt } from '../../words/missions.ts';
import { downloadHere } from '../../words/reporting.ts';
import { lackingIcon, noHomeworld } from '../../worlds.ts';

const land = which(missions.yours.planet, both(lackingIcon('Dominion'), noHomeworld));
const force = {
  text: "Vorta + Treachery + 4 Jem'Hadar + STRENGTH>(its points x2)",
  of: (points: number): PrintedRequirement => ({
    all: [
      { keyword: 'Vorta', count: 1 },
      { skill: 'Treachery', count: 1 },
      { keyword: "Jem'Hadar", count: 4 },
      { attribute: 'STRENGTH', over: 2 * points },
    ],
  }),
};
const supply = may(inOrder(downloadHere(titled('Remote Supply Depot')), may(downloadHere(titled('Ketracel-White')))));

/** turned up, it is placed at once. */
export const subjugatePlanet = objective('Subjugate Planet', {
  seeds: [seedsOnTable],
  plays: [playsOn(land)],
  modifiers: [mayAttemptBy(null, force)],
  triggers: [trigger({ on: 'solved' }, inOrder(supply, discardThis), { when: youSolveIt })],
});
