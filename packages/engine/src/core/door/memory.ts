/** What the text of a card declares to remember (`language/memory.ts`). */
import type { Game } from '../game.ts';
import { asTheyLie } from './writable.ts';

export function keepInMemory(g: Game, id: number, name: string, numbers: readonly number[]): void {
  const c = asTheyLie(g).cards[id];
  c.memory = { ...c.memory, [name]: numbers };
}
