/** "Could we solve it?": who would try a mission together, and the verdict on what it asks of them. */
import { teams } from '../affiliations/teams.ts';
import type { PrintedRequirement } from '../cards/facts.ts';
import type { Game } from '../core/game.ts';
import type { AttemptProcess } from '../core/process.ts';
import { isCardSpot, planetSpot, type Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import type { Words } from '../core/words.ts';
import type { Effect } from '../language/definition.ts';
import { Reading } from '../language/reading.ts';
import { ablePersonnelAt, missionFor, takesBoth } from '../spaceline/places.ts';
import { asked, mayTeamAttempt } from './asked.ts';
import { halvesFacing } from './halves.ts';
import type { Group } from './requirements.ts';
import { judge, type Verdict, verdictOn } from './verdict.ts';
import { whyNotTeam } from './who-tries.ts';

/** Nobody attempts anything: only the place and the people are asked about. */
export const supposed = (seat: Seat, location: number, { ids, spot, half }: Group): AttemptProcess => ({
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

export interface Judged {
  readonly group: Group;
  readonly requirement: PrintedRequirement | undefined;
  readonly verdict: Verdict | null;
}

/**
 * Where those who do not get along would be several teams, or several ships have a crew for the Away Team, the ones that
 * are asked about are the best of those who may attempt it: they could solve, or are the most.
 */
export function verdictAt(g: Game, seat: Seat, location: number, spot: Spot): Judged {
  const all = groupsAt(g, seat, location, spot).map((group) => verdictOf(g, seat, location, group));
  const largest = all.reduce((a, b) => (b.group.ids.length > a.group.ids.length ? b : a));
  return all.find(({ verdict }) => verdict?.met) ?? largest;
}

/** Who could try together with the people at this place. */
function groupsAt(g: Game, seat: Seat, location: number, spot: Spot): Group[] {
  const isOpen = missionFor(g, location, seat) >= 0;
  const teamsAt = (at: Spot): number[][] => {
    const all = teams(g, ablePersonnelAt(g, at, seat));
    const invited = isOpen ? all.filter((ids) => mayTeamAttempt(g, location, seat, ids)) : all;
    return invited.length > 0 ? invited : all;
  };
  const alone = teamsAt(spot).map((ids): Group => ({ ids, spot }));
  if (!takesBoth(g, location)) return alone;
  // a crew and the Away Team as one group
  const half = planetSpot(location);
  const ships = isCardSpot(spot) ? [spot] : crewsFor(g, seat, location);
  if (ships.length === 0) return alone;
  return ships.flatMap((ship) =>
    teamsAt(ship).flatMap((crew) => teamsAt(half).map((away) => ({ ids: [...crew, ...away], spot: ship, half }))),
  );
}

/** The ships whose crews may try it with an Away Team; if none may, all with somebody aboard. */
function crewsFor(g: Game, seat: Seat, location: number): number[] {
  const manned = g.tableau.space[location].filter((id) => g.def(id).ship && ablePersonnelAt(g, id, seat).length > 0);
  const able = manned.filter((id) => whyNotTeam(g, seat, location, id) === null);
  return able.length > 0 ? able : manned;
}

/** The verdict on what is asked of these; or on `by`, if others are asked for something else. */
export function verdictOf(g: Game, seat: Seat, location: number, group: Group, by?: PrintedRequirement): Judged {
  const mission = missionFor(g, location, seat);
  const requirement = by ?? (mission < 0 ? undefined : asked(g, location, seat, group.ids));
  if (requirement === undefined) return { group, requirement, verdict: null };
  const ctx = new Reading(g, mission, seat);
  ctx.attempt = supposed(seat, location, group);
  ctx.target = group.spot;
  return { group, requirement, verdict: judge(ctx, group, requirement) };
}

/** What a seed card asks of those who face it; null where it begins with no condition. */
export function conditionsFor(g: Game, p: AttemptProcess, card: number): Verdict | null {
  const condition = g.def(card).rules?.encounter?.condition;
  if (condition === undefined) return null;
  const ctx = new Reading(g, card, p.seat);
  ctx.attempt = { ...p, ...halvesFacing(g, p, card) };
  ctx.target = ctx.attempt.spot;
  return verdictOn(ctx, condition);
}

/** What a seed card asks further on, in its own order. */
export function askedLater(g: Game, card: number, seat: Seat): readonly Words[] {
  const r = new Reading(g, card, seat);
  const encounter = g.def(card).rules?.encounter;
  const out: Words[] = [];
  const look = (e: Effect): void => {
    if (e.asks !== undefined && e.condition !== undefined && e.condition !== encounter?.condition)
      out.push((e.condition.now?.(r) ?? e.condition).text);
    e.parts?.forEach(look);
  };
  if (encounter !== undefined) look(encounter);
  return out;
}
