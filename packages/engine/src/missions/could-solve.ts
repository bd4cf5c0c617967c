/** "Could we solve it?": the requirement of a mission for the people at a place, and for those who could join them. */
import { teams } from '../affiliations/teams.ts';
import { putAt } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { AttemptProcess } from '../core/process.ts';
import { isCardSpot, planetSpot, type Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { Reading } from '../language/reading.ts';
import { ablePersonnelAt, missionFor, takesBoth } from '../spaceline/places.ts';
import { asked } from './asked.ts';
import type { Group } from './requirements.ts';
import { judge, type Verdict, verdictOn } from './verdict.ts';

export interface RequirementAnswer {
  /** those who would take part: able, of this player, at the place; with a mission that takes both, crew and Away Team */
  readonly team: readonly number[];
  /** where they are: one place, or the ship and the planet */
  readonly spots: readonly Spot[];
  /** the requirement now; null where the mission asks for nothing */
  readonly now: Verdict | null;
  /** the requirement with those who are to come; null where nobody is */
  readonly then: Verdict | null;
}

/** Nobody attempts anything: only the place and the people are asked about. */
const supposed = (seat: Seat, location: number, { ids, spot, half }: Group): AttemptProcess => ({
  kind: 'attempt',
  seat,
  location,
  spot,
  ...(half !== undefined && { half: { spot: half, faces: true } }),
  team: ids,
  artifacts: [],
  begun: true,
  qCards: 0,
});

interface Judged {
  readonly group: Group;
  readonly verdict: Verdict | null;
}

/**
 * Where those who do not get along would be several teams, or several ships have a crew for the Away Team, the ones that
 * are asked about are the best: they could solve, or are the most.
 */
function verdictAt(g: Game, seat: Seat, location: number, spot: Spot): Judged {
  const all = groupsAt(g, seat, location, spot).map((group) => verdictOf(g, seat, location, group));
  const largest = all.reduce((a, b) => (b.group.ids.length > a.group.ids.length ? b : a));
  return all.find(({ verdict }) => verdict?.met) ?? largest;
}

/** Who could try together with the people at this place. */
function groupsAt(g: Game, seat: Seat, location: number, spot: Spot): Group[] {
  const teamsAt = (at: Spot): number[][] => teams(g, ablePersonnelAt(g, at, seat));
  const alone = teamsAt(spot).map((ids): Group => ({ ids, spot }));
  if (!takesBoth(g, location)) return alone;
  // a crew and the Away Team as one group
  const half = planetSpot(location);
  const ships = isCardSpot(spot)
    ? [spot]
    : g.tableau.space[location].filter((id) => g.def(id).ship && ablePersonnelAt(g, id, seat).length > 0);
  if (ships.length === 0) return alone;
  return ships.flatMap((ship) =>
    teamsAt(ship).flatMap((crew) => teamsAt(half).map((away) => ({ ids: [...crew, ...away], spot: ship, half }))),
  );
}

function verdictOf(g: Game, seat: Seat, location: number, group: Group): Judged {
  const mission = missionFor(g, location, seat);
  const requirement = mission < 0 ? undefined : asked(g, location, seat, group.ids);
  if (requirement === undefined) return { group, verdict: null };
  const ctx = new Reading(g, mission, seat);
  ctx.attempt = supposed(seat, location, group);
  ctx.target = group.spot;
  return { group, verdict: judge(ctx, group, requirement) };
}

/** The same table with these cards somewhere else. */
function asIfAt(g: Game, ids: readonly number[], spot: Spot): Game {
  const copy = g.asIf();
  for (const id of ids) putAt(copy, id, spot);
  return copy;
}

/** `coming`: personnel who are asked about as if they were there. */
export function requirementFor(
  g: Game,
  seat: Seat,
  location: number,
  spot: Spot,
  coming: readonly number[] = [],
): RequirementAnswer {
  const now = verdictAt(g, seat, location, spot);
  const then = coming.length === 0 ? null : verdictAt(asIfAt(g, coming, spot), seat, location, spot).verdict;
  const { ids: team, spot: first, half } = now.group;
  return { team, spots: half === undefined ? [first] : [first, half], now: now.verdict, then };
}

/** What a seed card asks of a team that meets it; null where it has no conditions. */
export function conditionsFor(g: Game, p: AttemptProcess, card: number): Verdict | null {
  const condition = g.def(card).rules?.encounter?.condition;
  if (condition === undefined) return null;
  const ctx = new Reading(g, card, p.seat);
  ctx.attempt = p;
  ctx.target = p.spot;
  return verdictOn(ctx, condition);
}
