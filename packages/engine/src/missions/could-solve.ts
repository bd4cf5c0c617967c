/** "Could we solve it?": the requirement of a mission for the people at a place, and for those who could join them. */
import { teams } from '../affiliations/teams.ts';
import type { PrintedRequirement } from '../cards/facts.ts';
import { aside, putAt } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { AttemptProcess } from '../core/process.ts';
import { isCardSpot, NOWHERE, planetSpot, type Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { Reading } from '../language/reading.ts';
import { ablePersonnelAt, cardsAt, missionFor, takesBoth } from '../spaceline/places.ts';
import { asked } from './asked.ts';
import { skillsAsked } from './requirement-text.ts';
import type { Group } from './requirements.ts';
import { judge, type Verdict, verdictOn } from './verdict.ts';

export interface RequirementAnswer {
  /** those who would take part: able, of this player, at the place; with a mission that takes both, crew and Away Team */
  readonly team: readonly number[];
  /** where they are: one place, or the ship and the planet */
  readonly spots: readonly Spot[];
  /** the requirement now; null where the mission asks for nothing */
  readonly now: Verdict | null;
  /** the requirement for those who are asked about; null where nobody is, or it asks for nothing of them */
  readonly then: Verdict | null;
  /** the skills and classifications that are asked of them: by what is printed, or by a text that replaces it */
  readonly skills: readonly string[];
}

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

interface Judged {
  readonly group: Group;
  readonly requirement: PrintedRequirement | undefined;
  readonly verdict: Verdict | null;
}

/**
 * Where those who do not get along would be several teams, or several ships have a crew for the Away Team, the ones that
 * are asked about are the best: they could solve, or are the most.
 */
export function verdictAt(g: Game, seat: Seat, location: number, spot: Spot): Judged {
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

function verdictOf(g: Game, seat: Seat, location: number, group: Group, by?: PrintedRequirement): Judged {
  const mission = missionFor(g, location, seat);
  const requirement = by ?? (mission < 0 ? undefined : asked(g, location, seat, group.ids));
  if (requirement === undefined) return { group, requirement, verdict: null };
  const ctx = new Reading(g, mission, seat);
  ctx.attempt = supposed(seat, location, group);
  ctx.target = group.spot;
  return { group, requirement, verdict: judge(ctx, group, requirement) };
}

/** A player's people and equipment at a place. */
export const goersAt = (g: Game, seat: Seat, spot: Spot): number[] =>
  cardsAt(g, spot).filter((id) => g.card(id).controller === seat && (g.def(id).personnel || g.def(id).equipment));

/** The same table with these of a player's people and equipment there, and no others: those who are now go elsewhere, or are set aside. */
export function asIfThere(g: Game, seat: Seat, people: readonly number[], spot: Spot, elsewhere: Spot): Game {
  const copy = g.asIf();
  for (const id of goersAt(g, seat, spot)) {
    if (people.includes(id)) continue;
    if (elsewhere === NOWHERE) aside(copy, id);
    else putAt(copy, id, elsewhere);
  }
  for (const id of people) if (!cardsAt(g, spot).includes(id)) putAt(copy, id, spot);
  return copy;
}

/** `people`: who would be there, wherever they are now. Those who are there and not among them have gone `elsewhere`. */
export function requirementFor(
  g: Game,
  seat: Seat,
  location: number,
  spot: Spot,
  people: readonly number[] | null = null,
  elsewhere: Spot = NOWHERE,
): RequirementAnswer {
  const now = verdictAt(g, seat, location, spot);
  const later = people === null ? null : verdictAt(asIfThere(g, seat, people, spot, elsewhere), seat, location, spot);
  const { ids: team, spot: first, half } = now.group;
  const { requirement } = later ?? now;
  const then = later?.verdict ?? null;
  return {
    team,
    spots: half === undefined ? [first] : [first, half],
    // both are judged by what is asked of those who would be there
    now: later === null ? now.verdict : verdictOf(g, seat, location, now.group, requirement).verdict,
    then,
    skills: skillsAsked(requirement),
  };
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
