/** Setting up a table: while nothing has begun, everything may be laid out as it should be. No rule and no card may do this. */
import type { Game } from '../game.ts';
import { newCard, type PileZone, type Seat } from '../state.ts';
import { toPile } from './cards.ts';
import { type WritableState, writable } from './writable.ts';

export function layOut<T>(g: Game, arrange: (state: WritableState) => T): T {
  const made = arrange(writable(g));
  // whoever arranges may look at the table meanwhile
  writable(g);
  return made;
}

/** Adds a card to a pile; answers its id. */
export function addCard(g: Game, def: number, owner: Seat, zone: PileZone): number {
  const { cards } = writable(g);
  const id = cards.length;
  cards.push(newCard(id, def, owner));
  toPile(g, id, zone, 'bottom');
  return id;
}
