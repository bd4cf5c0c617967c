/** Cards that no player fights for. */
import type { Game } from '../core/game.ts';
import { Zone } from '../core/state.ts';

/** Dilemmas that fight by themselves once they are in play: the Borg Ship (R-8.27, BOG-52 to BOG-58). */
export const isSelfControlled = (g: Game, id: number): boolean =>
  g.def(id).icons.has('Self') && g.card(id).zone === Zone.Space;
