/** Which countdowns run as a turn ends. */
import type { Game } from '../core/game.ts';
import { isOffline } from '../core/values.ts';

/** Not that of a card which has only come this turn, where the format asks for full turns; nor one that a text keeps. */
export const countsDown = (g: Game, id: number): boolean =>
  !(g.format.countdownFullTurns && g.card(id).countdownFrom === g.state.turn.number) && !isOffline(g, id, 'countdown');
