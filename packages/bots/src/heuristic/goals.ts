/** The missions a bot still has to solve, and what it knows about each. */
import {
  asked,
  forbidden,
  type Game,
  isBorg,
  knows,
  mayTeamAttempt,
  missionFor,
  ownsMission,
  type Seat,
  solved,
  solvedBy,
} from '@spaceline/engine';
import { isCollective, scoutingGoals } from './collective.ts';
import { allPeople } from './crews.ts';
import type { Mind } from './mind.ts';
import { layOut, Tally } from './requirements.ts';

export interface Goal {
  location: number;
  mission: number;
  planet: boolean;
  space: boolean;
  points: number;
  tally: Tally;
  /** seed cards there that the bot does not know */
  unknown: number;
  /** Borg do not attempt a mission: they scout the place for their objective, or, once that is done, wait there for what a probe shows */
  borg?: 'scout' | 'wait';
}

/** May this team try it at all? */
export const mayTry = ({ g, seat }: Mind, goal: Goal, team: readonly number[]): boolean =>
  goal.borg === undefined ? mayTeamAttempt(g, goal.location, seat, team) : team.some((id) => isBorg(g, id));

/** Which kinds of mission a player has still to solve for a Full Win; by points, every mission helps. */
export function wanted(g: Game, seat: Seat): { planet: boolean; space: boolean } {
  const out = { planet: true, space: true };
  if (g.format.victory === 'points') return out;
  for (const l of solvedBy(g, seat)) {
    if (!ownsMission(g, l, seat)) continue;
    const where = g.def(missionFor(g, l, seat)).facts.where;
    if (where === 'planet') out.planet = false;
    else if (where === 'space') out.space = false;
    else if (out.planet) out.planet = false;
    else out.space = false;
  }
  return out;
}

export function unknownSeeds(m: Mind, location: number): number {
  let n = 0;
  for (const id of m.g.location(location).seeds) if (!knows(m.g, m.seat, id)) n++;
  return n;
}

function goalAt(m: Mind, location: number): Goal {
  const { g, seat } = m;
  const mission = missionFor(g, location, seat);
  const { where, points } = g.def(mission).facts;
  return {
    location,
    mission,
    planet: where !== 'space',
    space: where !== 'planet',
    points: points ?? 30,
    tally: new Tally(g, layOut(asked(g, location, seat, allPeople(m)))),
    unknown: unknownSeeds(m, location),
  };
}

export function openGoals(m: Mind): Goal[] {
  if (isCollective(m)) return scoutingGoals(m);
  const { g, seat } = m;
  const out: Goal[] = [];
  const want = wanted(g, seat);
  for (const l of g.state.locations) {
    if (l.missions.length === 0 || !ownsMission(g, l.id, seat) || solved(g, l.id)) continue;
    if ((l.barred & (1 << seat)) !== 0 || forbidden(g, 'attempt', l.id, seat)) continue;
    const goal = goalAt(m, l.id);
    if ((goal.planet && want.planet) || (goal.space && want.space)) out.push(goal);
  }
  return out;
}
