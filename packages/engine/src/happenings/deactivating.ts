/** Holograms are switched off where others are killed (VOY-11, VOY-12, VOY-17). */
import { setStatus, setUntil } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { Status } from '../core/state.ts';
import { shown } from '../core/telling.ts';

export const isHologram = (g: Game, id: number): boolean => !g.format.ignoreHolograms && g.def(id).hologram;

/** Noted when a hologram enters play, for as long as the turn lasts. */
export const enteredKey = (g: Game, id: number): string => `turn:${g.state.turn.number}:entered:${id}`;

/** VOY-11, VOY-12, VOY-17 */
export function deactivate(g: Game, id: number): void {
  setStatus(g, id, Status.Deactivated, true);
  // VOY-16: one that has just reported may be activated in the same turn
  setUntil(g, id, g.state.used.has(enteredKey(g, id)) ? -1 : g.state.turn.number);
  g.tell(() => ({ kind: 'deactivated', card: shown(g, id) }));
}
