/** What cloaked and phased cards are to others (CR-69, CR-76, CR-79, CR-92). */
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { IN_STASIS } from '../core/reasons.ts';
import { isCardSpot, type Spot } from '../core/spot.ts';
import { type Seat, Status, Zone } from '../core/state.ts';
import { inStasis } from '../core/values.ts';
import type { Into } from '../language/speech.ts';
import { locationOf } from '../spaceline/places.ts';

const CLOAKED: Reason = { rule: 'CR-69', text: 'A cloaked card of the opponent cannot be targeted' };
const PHASED: Reason = { rule: 'CR-79', text: 'A phased card cannot be targeted', also: ['CR-84'] };

/** The cloaked or phased card somebody is aboard of, or is; -1 for none. */
export function hiddenIn(g: Game, id: number): number {
  const c = g.card(id);
  if ((c.status & (Status.Cloaked | Status.Phased)) !== 0) return id;
  return c.zone === Zone.Aboard || c.zone === Zone.On ? hiddenIn(g, c.host) : -1;
}

/** R-12.2 "here", with CR-72: what is aboard a cloaked card is here to nobody but those aboard. */
export const isHere = (g: Game, a: number, b: number): boolean =>
  locationOf(g, a) >= 0 && locationOf(g, a) === locationOf(g, b) && hiddenIn(g, a) === hiddenIn(g, b);

/**
 * Why a card play or ability of this seat may not target that; texts of cards inside the same hidden ship may, and what names
 * stasis or the cloaked (CR-69) reaches those.
 */
export function whyNotTargeted(g: Game, seat: Seat, source: number, spot: Spot, into?: Into): Reason | null {
  if (!isCardSpot(spot)) return null;
  if (into !== 'stasis' && inStasis(g, spot)) return IN_STASIS;
  const untouchable = forbidden(g, 'target', spot, seat);
  if (untouchable) return untouchable;
  const hidden = hiddenIn(g, spot);
  if (hidden === -1 || hidden === hiddenIn(g, source)) return null;
  if ((g.card(hidden).status & Status.Phased) !== 0) return PHASED;
  return g.card(hidden).controller === seat || (into === 'cloak' && hidden === spot) ? null : CLOAKED;
}
