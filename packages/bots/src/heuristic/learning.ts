/** One goes first, to learn what lies on a planet before those who are needed meet it: what is met is known from then on, or gone. */
import { isPlanetSpot, knows, spotOf } from '@spaceline/engine';
import { type Cluster, staffers, surfaceAccess } from './crews.ts';
import { type Goal, mayTry } from './goals.ts';
import type { Mind } from './mind.ts';
import { needsWhite } from './white.ts';
import { personWorth } from './worth.ts';

/** So many go one after the other in a turn. */
const A_TURN = 2;
/** Only where the others are so many, and so many seed cards are unknown. */
const MANY = 7;
const UNKNOWN = 2;

/** Nobody knows what is met first there. */
function isUnknown({ g, seat }: Mind, location: number): boolean {
  const [top] = g.location(location).seeds;
  return top !== undefined && !knows(g, seat, top);
}

const named = (goal: Goal): string => `learn:${goal.location}`;

/** One more has gone this turn. */
export const noteLearner = ({ memory: { done } }: Mind, goal: Goal): void => {
  done.set(named(goal), (done.get(named(goal)) ?? 0) + 1);
};

/** Who goes down to the planet alone, or -1: the one who is missed least, who does not fly the ship, and without whom the others can do it. */
export function learner(m: Mind, c: Cluster, goal: Goal): number {
  const { g } = m;
  if (goal.borg !== undefined || goal.unknown < UNKNOWN || c.people.length < MANY) return -1;
  if (!isUnknown(m, goal.location) || (m.memory.done.get(named(goal)) ?? 0) >= A_TURN || !surfaceAccess(m, c))
    return -1;
  const ashore = c.people.filter((id) => isPlanetSpot(spotOf(g, id)));
  if (ashore.length > 0) return ashore.length === 1 && mayTry(m, goal, ashore) ? ashore[0] : -1;
  const crews = c.facilities.length === 0 ? c.ships.map((ship) => staffers(g, ship, c.people)) : [];
  const crew = crews.find((x) => x !== null) ?? [];
  const totals = goal.tally.totals(c.people, -1);
  const isMissed = (id: number): boolean => {
    goal.tally.add(totals, id, -1);
    const missing = goal.tally.missing(totals);
    goal.tally.add(totals, id, 1);
    return missing > 0;
  };
  const one = c.people
    .filter((id) => !crew.includes(id) && !needsWhite(g, id) && mayTry(m, goal, [id]) && !isMissed(id))
    .sort((a, b) => personWorth(g.def(a)) - personWorth(g.def(b)) || a - b)[0];
  return one ?? -1;
}
