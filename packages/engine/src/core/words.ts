/** Words of the log. */
import type { Game } from './game.ts';
import type { LogWord } from './log.ts';
import { knows } from './sight.ts';
import type { Seat } from './state.ts';

export const seatWord = (seat: Seat): LogWord => ({ seat });
export const locationWord = (location: number): LogWord => ({ location });
export const numberWord = (number: number): LogWord => ({ number });
export const textWord = (word: string): LogWord => ({ word });

/** A card, as each seat could know it at this moment; bit 4 is for spectators. */
export function cardWord(g: Game, id: number): LogWord {
  const seen = (knows(g, 0, id) ? 1 : 0) | (knows(g, 1, id) ? 2 : 0) | (knows(g, -1, id) ? 4 : 0);
  return { card: id, def: g.card(id).def, seen };
}

/** A card that everybody sees at this moment, wherever it lies afterwards. */
export const shownWord = (g: Game, id: number): LogWord => ({ card: id, def: g.card(id).def, seen: 7 });
