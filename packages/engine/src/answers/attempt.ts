/** "What if we tried?": an attempt before it is made, as the team is now; whom the seed cards would take from it, nobody can say. */

import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { NOWHERE, type Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import type { Words } from '../core/words.ts';
import { Reading } from '../language/reading.ts';
import { askedLater, conditionsFor, supposed, verdictAt, verdictOf } from '../missions/could-solve.ts';
import type { Verdict } from '../missions/verdict.ts';
import { triersOf, whyNobodyTries } from '../missions/who-tries.ts';
import { missionFor } from '../spaceline/places.ts';
import { asSeen } from './as-seen.ts';
import { asIfThere } from './requirement.ts';
import { type KnownSeed, knownSeeds } from './seeds.ts';

export interface SeedForecast extends KnownSeed {
  /** what it asks of this team at once; null where the card is not known, or begins otherwise */
  readonly asks: Verdict | null;
  /** what it asks further on, of those who are left then */
  readonly later: readonly Words[];
}

export interface AttemptForecast {
  /** those who would take part */
  readonly team: readonly number[];
  /** why they may not attempt it, whatever they have; null where they may */
  readonly why: Reason | null;
  /** what the mission asks of them; null where it asks for nothing */
  readonly mission: Verdict | null;
  /** what the mission would score with this team */
  readonly points: number;
  /** in the order in which they are met */
  readonly seeds: readonly SeedForecast[];
}

/**
 * `people`: as if they were there, and nobody else; null for those who are. `mark`: of several teams the one that the option with this mark
 * names; null for the best of them.
 */
export function attemptForecast(
  g: Game,
  seat: Seat,
  location: number,
  spot: Spot,
  people: readonly number[] | null = null,
  mark: string | null = null,
): AttemptForecast {
  const seen = asSeen(people === null ? g : asIfThere(g, seat, people, spot, NOWHERE), seat, null);
  const triers = mark === null ? null : triersOf(seen, seat, location, spot, mark);
  const { group, verdict } = triers ? verdictOf(seen, seat, location, triers) : verdictAt(seen, seat, location, spot);
  const p = supposed(seat, location, group);
  const { seeds } = g.location(location);
  return {
    team: group.ids,
    why: whyNobodyTries(seen, seat, location, spot),
    mission: verdict,
    points: pointsFor(seen, seat, location, group.ids.length === 0 ? null : p),
    seeds: knownSeeds(g, seat, location).map((k, i) => ({
      ...k,
      asks: k.card === null ? null : conditionsFor(seen, p, seeds[i]),
      later: k.card === null ? [] : askedLater(seen, seeds[i], seat),
    })),
  };
}

function pointsFor(g: Game, seat: Seat, location: number, p: ReturnType<typeof supposed> | null): number {
  const mission = missionFor(g, location, seat);
  if (mission < 0) return 0;
  const { facts, rules } = g.def(mission);
  if (rules?.points === undefined || p === null) return facts.points ?? 0;
  const r = new Reading(g, mission, seat);
  r.attempt = p;
  return rules.points(r);
}
