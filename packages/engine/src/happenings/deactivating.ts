/** Holograms are switched off where others are killed (VOY-11, VOY-12, VOY-17). */
import { setStatus, setUntil } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { ONCE_A_TURN, useUp, whyLimited } from '../core/limits.ts';
import { Status } from '../core/state.ts';
import { shown } from '../core/telling.ts';

export const isHologram = (g: Game, id: number): boolean => !g.format.ignoreHolograms && g.def(id).hologram;

const ENTERS = 'enter play';

/** Noted when a hologram enters play, for as long as the turn lasts. */
export function noteEntering(g: Game, id: number): void {
  if (isHologram(g, id)) useUp(g, g.card(id).controller, id, ENTERS, ONCE_A_TURN);
}

const hasJustEntered = (g: Game, id: number): boolean =>
  whyLimited(g, g.card(id).controller, id, ENTERS, ONCE_A_TURN) !== null;

/** VOY-11, VOY-12, VOY-17 */
export function deactivate(g: Game, id: number): void {
  setStatus(g, id, Status.Deactivated, true);
  // VOY-16: one that has just reported may be activated in the same turn
  setUntil(g, id, hasJustEntered(g, id) ? -1 : g.state.turn.number);
  g.tell(() => ({ kind: 'deactivated', card: shown(g, id) }));
}
