/** What a position is worth, from the game's own terms: what is solved, what one's people can solve, and whether they would get past what lies there. */
import { countingScore, type Game, goal as goalOf, other, planetSpot, type Seat } from '@spaceline/engine';
import { makeDice } from '../dice.ts';
import { allPeople, type Cluster, clusters, staffers, usefulShips } from '../heuristic/crews.ts';
import { type Goal, openGoals, wanted } from '../heuristic/goals.ts';
import { type Memory, type Mind, newMemory } from '../heuristic/mind.ts';
import { rehearse } from '../heuristic/rehearsal.ts';
import { strengthOf } from '../heuristic/worth.ts';
import { WEIGHTS } from './weights.ts';

/** In this order in `weights.ts`. */
export const FEATURES = [
  'solved',
  'ready',
  'second ready',
  'there',
  'passed',
  'seeds left',
  'people',
  'strength',
  'ships',
  'cards',
] as const;

/** How near a group of people comes to what a mission asks for. */
const near = (goal: Goal, ids: readonly number[], ship: number): number =>
  1 / (1 + goal.tally.missing(goal.tally.totals(ids, ship)));

/** Of the seed cards that lie there, from the top, how many this team would get past. Only the next few count. */
const NEXT = 2;
function passed(m: Mind, goal: Goal, team: readonly number[], ship: number): number {
  const seeds = m.g.location(goal.location).seeds.slice(0, NEXT);
  if (seeds.length === 0) return 1;
  const spot = ship >= 0 && !goal.planet ? ship : planetSpot(goal.location);
  let past = 0;
  for (const id of seeds) {
    if (!m.g.def(id).dilemma) {
      past++;
      continue;
    }
    const { past: through, losses } = rehearse(m, id, goal, team, spot);
    past += through ? 1 - losses / (2 * team.length) : 0;
  }
  return past / seeds.length;
}

interface Prospect {
  ready: number;
  there: number;
  passed: number;
  seeds: number;
}
const NOTHING: Prospect = { ready: 0, there: 0, passed: 0, seeds: 4 };

function prospect(m: Mind, goal: Goal, all: readonly Cluster[], people: readonly number[]): Prospect {
  const here = all.find((c) => c.location === goal.location);
  const best = all.reduce<Cluster | null>((a, b) => ((a?.people.length ?? 0) >= b.people.length ? a : b), null);
  const team = here !== undefined && here.people.length > 1 ? here : best;
  const ship = team?.ships[0] ?? -1;
  const seeds = m.g.location(goal.location).seeds.length;
  const ready = near(goal, people, ship);
  return {
    ready,
    there: here === undefined ? 0 : near(goal, here.people, here.ships[0] ?? -1),
    passed: team === null || team.people.length === 0 ? 0 : passed(m, goal, team.people, ship),
    seeds,
  };
}

/** The features of one side, each about from 0 to 1. */
function sideOf(g: Game, seat: Seat, memory: Memory): number[] {
  const m: Mind = { g, seat, opponent: other(seat), dice: makeDice('evaluation'), memory };
  const warp = g.format.victory === 'planet-and-space';
  const want = wanted(g, seat);
  const solved = warp
    ? ((want.planet ? 0 : 1) + (want.space ? 0 : 1)) / 2
    : Math.min(1, countingScore(g, seat) / goalOf(g, seat));
  const people = allPeople(m);
  const all = clusters(m);
  const prospects = openGoals(m)
    .map((goal) => ({ goal, ...prospect(m, goal, all, people) }))
    .sort((a, b) => b.ready + b.there + b.passed - a.ready - a.there - a.passed);
  const [first = NOTHING] = prospects;
  const second =
    prospects.find((p) => (!warp || p === prospects[0] ? false : kindOf(p.goal) !== kindOf(prospects[0].goal))) ??
    prospects[1] ??
    NOTHING;
  const needed = warp ? (want.planet && want.space ? second.ready : 1) : second.ready;
  const ships = usefulShips(m);
  const flown = ships.filter((ship) => staffers(g, ship, people) !== null).length;
  return [
    solved,
    first.ready,
    needed,
    first.there,
    first.passed,
    first.seeds / 4,
    Math.min(1, people.length / 15),
    Math.min(1, strengthOf(g, people) / 40),
    Math.min(1, flown / 2),
    Math.min(1, (g.hand(seat).length + g.deck(seat).length) / 30),
  ];
}

const kindOf = (goal: Goal): string => `${goal.planet}${goal.space}`;

/** The features of a position: those of the seat less those of the other, and whose turn it is. */
export function featuresOf(g: Game, seat: Seat, memory: Memory): number[] {
  const mine = sideOf(g, seat, memory);
  const theirs = sideOf(g, other(seat), newMemory());
  return [...mine.map((x, i) => x - theirs[i]), g.state.turn.seat === seat ? 0.5 : -0.5];
}

/** From 0 to 1. */
export function chanceToWin(g: Game, seat: Seat, memory: Memory): number {
  const result = g.state.result;
  if (result !== null) return result.winner < 0 ? 0.5 : result.winner === seat ? 1 : 0;
  const weights = WEIGHTS[g.format.victory];
  const sum = featuresOf(g, seat, memory).reduce((s, x, i) => s + x * weights[i], 0);
  return 1 / (1 + Math.exp(-sum));
}
