/** "Could we solve it?": the requirement of a mission for the people at a place, and for those who could join them. */
import { teams } from '../affiliations/teams.ts';
import { putAt } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { AttemptProcess } from '../core/process.ts';
import type { Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { Reading } from '../language/reading.ts';
import { ablePersonnelAt, missionFor } from '../spaceline/places.ts';
import { asked } from './asked.ts';
import { judge, type Verdict, verdictOn } from './verdict.ts';

export interface RequirementAnswer {
  /** those who would take part: able, of this player, at the place */
  readonly team: readonly number[];
  /** the requirement now; null where the mission asks for nothing */
  readonly now: Verdict | null;
  /** the requirement with those who are to come; null where nobody is */
  readonly then: Verdict | null;
}

/** Nobody attempts anything: only the place and the people are asked about. */
const supposed = (seat: Seat, location: number, spot: Spot, team: number[]): AttemptProcess => ({
  kind: 'attempt',
  seat,
  location,
  spot,
  team,
  artifacts: [],
  foreseen: [],
  begun: true,
  qCards: 0,
});

interface Judged {
  readonly team: readonly number[];
  readonly verdict: Verdict | null;
}

/** Where those who do not get along would be several teams, the one that is asked about is the best: it could solve, or is the largest. */
function verdictAt(g: Game, seat: Seat, location: number, spot: Spot): Judged {
  const all = teams(g, ablePersonnelAt(g, spot, seat)).map((team) => verdictOf(g, seat, location, spot, team));
  const largest = all.reduce((a, b) => (b.team.length > a.team.length ? b : a));
  return all.find(({ verdict }) => verdict?.met) ?? largest;
}

function verdictOf(g: Game, seat: Seat, location: number, spot: Spot, team: number[]): Judged {
  const mission = missionFor(g, location, seat);
  const requirement = mission < 0 ? undefined : asked(g, location, seat, team);
  if (requirement === undefined) return { team, verdict: null };
  const ctx = new Reading(g, mission, seat);
  ctx.attempt = supposed(seat, location, spot, team);
  ctx.target = spot;
  return { team, verdict: judge(ctx, { ids: team, spot }, requirement) };
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
  return { team: now.team, now: now.verdict, then };
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
