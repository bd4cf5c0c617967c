/** A draw deck that is shuffled, after a search or by a text. */
import { pile, shuffle } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { type Seat, Zone } from '../core/state.ts';
import { sourceRef } from '../core/telling.ts';

export function shuffleDrawDeck(g: Game, seat: Seat): void {
  shuffle(g, seat, pile(g, seat, Zone.Deck));
  g.tell(() => ({ kind: 'shuffled', who: seat, pile: 'deck', by: sourceRef(g, g.acting) }));
}
