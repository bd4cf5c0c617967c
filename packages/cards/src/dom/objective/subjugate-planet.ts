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
  all: [
    { keyword: 'Vorta', count: 1 },
    { skill: 'Treachery', count: 1 },
    { keyword: "Jem'Hadar", count: 4 },
    { attributes: ['STRENGTH'], overPointsTimes: 2 },
  ],
} as const;
const supply = may(inOrder(downloadHere(titled('Remote Supply Depot')), may(downloadHere(titled('Ketracel-White')))));

/** turned up, it is placed at once. */
export const subjugatePlanet = objective('Subjugate Planet', {
  seeds: [seedsOnTable],
  plays: [playsOn(land)],
  modifiers: [mayAttemptBy(null, force)],
  triggers: [trigger({ on: 'solved' }, inOrder(supply, discardThis), { when: youSolveIt })],
});
