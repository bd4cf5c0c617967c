/** A turn played otherwise than usual, as data: what a search tries out, and what sets one character apart from another. */
import type { Plan } from './plans.ts';

export const MANNERS = ['explorer', 'fighter', 'schemer'] as const;
/** An explorer goes where there is something to solve; a fighter hunts ships; a schemer takes what is the other's. */
export type Manner = (typeof MANNERS)[number];

/** Where a plan leads and what for: it stays the same from step to step, while the plan is made anew for each. */
interface Aim {
  readonly location: number;
  readonly kind: 'mission' | 'hunt' | 'station' | 'other';
  /** the ship that goes, or -1 */
  readonly ship: number;
}

export interface Tweak {
  readonly name: string;
  /** before all other plans */
  readonly prefer?: Aim;
  /** more daring than usual, or less: about from -1 to 1 */
  readonly brave?: number;
  /** nobody is given an order */
  readonly stay?: true;
  readonly noAttempt?: true;
  readonly noHunt?: true;
  /** everybody comes along */
  readonly everybody?: true;
  /** the key of an answer that is given first of all, if it is open */
  readonly first?: string;
}

const kindOf = (p: Plan): Aim['kind'] =>
  p.hunts ? 'hunt' : p.station >= 0 ? 'station' : p.goal !== null ? 'mission' : 'other';

export const aimOf = (p: Plan): Aim => ({ location: p.location, kind: kindOf(p), ship: p.ship });

/** Once it is there, a team goes down without its ship. */
const isAim = (p: Plan, aim: Aim): boolean =>
  p.location === aim.location && kindOf(p) === aim.kind && (p.ship === aim.ship || p.ship < 0);

const PREFERRED = 100;
const MUCH = 4;

/** By how much a plan is worth more than by itself. */
export function leaning(p: Plan, tweak: Tweak | null, manner: Manner): number {
  const kind = kindOf(p);
  const character =
    (manner === 'fighter' && kind === 'hunt') || (manner === 'schemer' && kind === 'station') ? MUCH : 0;
  return character + (tweak?.prefer !== undefined && isAim(p, tweak.prefer) ? PREFERRED : 0);
}

export const isLeftOut = (p: Plan, tweak: Tweak | null): boolean => tweak?.noHunt === true && p.hunts;
