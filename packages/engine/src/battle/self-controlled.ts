/** Dilemmas that fight by themselves once they are in play: the Borg Ship (R-8.27, BOG-52 to BOG-58). */
import type { Game } from '../core/game.ts';
import { Zone } from '../core/state.ts';

export const isSelfControlled = (g: Game, id: number): boolean =>
  g.def(id).icons.has('Self') && g.card(id).zone === Zone.Space;
