/** Questions that anybody at the table may ask. All of them are pure: the game is not touched, and nothing hidden is told. */

export { type Invitation, invitationTo } from '../missions/asked.ts';
export { conditionsFor } from '../missions/could-solve.ts';
export type { Share, Verdict } from '../missions/verdict.ts';
export { type AttemptForecast, attemptForecast, type SeedForecast } from './attempt.ts';
export { type CureAnswer, cureOf } from './cure.ts';
export {
  couldFire,
  type Forecast,
  forecast,
  type ShotForecast,
  type ShotResult,
  type SumForecast,
} from './forecast.ts';
export { type Home, homesFor } from './homes.ts';
export type { Damage, OwnTactic, OwnTactics } from './own-tactics.ts';
export { type PlaceAnswer, placesFor } from './places.ts';
export { type RefusedAnswer, refusedOf } from './refused.ts';
export { asIfThere, goersAt, type RequirementAnswer, requirementFor } from './requirement.ts';
export { type KnownSeed, knownSeeds } from './seeds.ts';
export { type Lack, type StaffingAnswer, staffingOf } from './staffing.ts';
export { type StandingShot, standingShot } from './standing-shot.ts';
