/** "Could we solve it?": the requirement of a mission for the people at a place, and for those who could join them. */

import type { Reason } from '../core/decision.ts';
import { aside, putAt } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { NOWHERE, type Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { verdictAt, verdictOf } from '../missions/could-solve.ts';
import { skillsAsked } from '../missions/requirement-text.ts';
import type { Verdict } from '../missions/verdict.ts';
import { whyNobodyTries } from '../missions/who-tries.ts';
import { cardsAt } from '../spaceline/places.ts';

export interface RequirementAnswer {
  /** those who would take part: able, of this player, at the place; with a mission that takes both, crew and Away Team */
  readonly team: readonly number[];
  /** where they are: one place, or the ship and the planet */
  readonly spots: readonly Spot[];
  /** the requirement now; null where the mission asks for nothing */
  readonly now: Verdict | null;
  /** the requirement for those who are asked about; null where nobody is, or it asks for nothing of them */
  readonly then: Verdict | null;
  /** why those who are asked about, or who are there, may not attempt it, whatever they have; null where they may */
  readonly why: Reason | null;
  /** the skills and classifications that are asked of them: by what is printed, or by a text that replaces it */
  readonly skills: readonly string[];
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
  const supposedly = people === null ? g : asIfThere(g, seat, people, spot, elsewhere);
  const later = people === null ? null : verdictAt(supposedly, seat, location, spot);
  const { ids: team, spot: first, half } = now.group;
  const { requirement } = later ?? now;
  const then = later?.verdict ?? null;
  return {
    team,
    spots: half === undefined ? [first] : [first, half],
    // both are judged by what is asked of those who would be there
    now: later === null ? now.verdict : verdictOf(g, seat, location, now.group, requirement).verdict,
    then,
    why: whyNobodyTries(supposedly, seat, location, spot),
    skills: skillsAsked(requirement),
  };
}
