/** Who works with whom (section 6 of the base rules). */
import { BORG, NEUTRAL, NON_ALIGNED } from '../cards/names.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import { type Seat, Status } from '../core/state.ts';
import { affiliations } from '../core/values.ts';
import { vesselOf } from '../core/vessel.ts';

const UNALIGNED = NON_ALIGNED | NEUTRAL;

/** Of two sets of affiliation bits that share none: one is Non-Aligned or Neutral and neither is Borg. */
const bitsCompatible = (a: number, b: number): boolean => ((a | b) & BORG) === 0 && ((a | b) & UNALIGNED) !== 0;

/** WARP-27: the Borg have no part in it, unless the format lets them mix with others. */
const includes = (g: Game, bits: number): boolean =>
  g.format.universalTreaty && ((bits & BORG) === 0 || !g.format.warpBorgPure);

/** By a text of that player's an affiliation that gets along with others is one like any other. */
export const keepsToItself = (g: Game, seat: Seat, bit: number): boolean =>
  g.tableau.grant.some(
    ({ card, modifier: m }) => m.what === 'aligned' && g.card(card).controller === seat && m.applies(g, card, bit, -1),
  );

/** Of two sets of affiliations that share none: the first is one that keeps to itself, the second an affiliation. */
const apart = (g: Game, seat: Seat, a: number, b: number): boolean =>
  (b & ~UNALIGNED) !== 0 && [NON_ALIGNED, NEUTRAL].some((bit) => (a & bit) !== 0 && keepsToItself(g, seat, bit));

/** WARP-27, and nothing in play says otherwise: everybody works with everybody. */
export function allMix(g: Game): boolean {
  const { answers, borg, grant } = g.tableau;
  answers.mix ??= includes(g, borg ? BORG : 0) && !grant.some((s) => s.modifier.what === 'aligned');
  return answers.mix;
}

/** Would a card with these affiliations work with the other one? `a` and `b` belong to the same player. */
export function compatibleBits(g: Game, seat: Seat, a: number, b: number): boolean {
  // a shared one is enough; cards without an affiliation (equipment) go with all
  if (a === 0 || b === 0 || (a & b) !== 0) return true;
  if (g.tableau.grant.length > 0 && (apart(g, seat, a, b) || apart(g, seat, b, a))) return false;
  // WARP-27: everybody mixes
  if (includes(g, a | b) || bitsCompatible(a, b)) return true;
  for (const s of g.tableau.grant) {
    if (s.modifier.what === 'mix' && g.card(s.card).controller === seat && s.modifier.applies(g, s.card, a, b))
      return true;
  }
  return false;
}

export function compatible(g: Game, a: number, b: number): boolean {
  // a brainwashed captive works with whatever the captor has
  if (((g.card(a).status | g.card(b).status) & Status.Brainwashed) !== 0) return true;
  if (compatibleBits(g, g.card(a).controller, affiliations(g, a), affiliations(g, b))) return true;
  return mixByText(g, a, b);
}

/** A text lets just these two mix. */
export const mixByText = (g: Game, a: number, b: number): boolean =>
  granted(g, 'mix-cards', a, b) || granted(g, 'mix-cards', b, a);

/** The rules that keep such cards apart: those of all affiliations, and those of the Borg. */
export const apartBy = (bits: number): readonly string[] => ((bits & BORG) === 0 ? ['R-6.1'] : ['R-6.1', 'R-6.2']);

/** sharing the affiliation, not merely getting along. */
export const matches = (g: Game, a: number, b: number): boolean => (affiliations(g, a) & affiliations(g, b)) !== 0;

/** A ship or facility that needs only a compatible personnel, not a matching one (R-7.2, BOG-104). */
export const takesAnyone = (g: Game, id: number): boolean => (affiliations(g, id) & UNALIGNED) !== 0;

/** The affiliation a multi-affiliation card takes on where it arrives: one that matches there, else one that gets along. */
export function modeFor(g: Game, seat: Seat, id: number, host: number): number {
  const modes = g.def(id).modes;
  if (modes.length < 2) return -1;
  if (host === -1) return modes[0];
  const there = affiliations(g, vesselOf(g, host));
  for (const m of modes) if ((there & (1 << m)) !== 0) return m;
  for (const m of modes) if (compatibleBits(g, seat, 1 << m, there)) return m;
  return modes[0];
}
