/** Side decks (BOG-01 to BOG-13, BOG-101): face-down cards on top, used ones face up underneath. */
import { FACE_UP, hide, pile, shuffle } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { type Seat, Zone } from '../core/state.ts';
import { sourceRef } from '../core/telling.ts';

/**
 * The top face-down card; the face-up ones are shuffled first when there is no other (BOG-13, BOG-101). -1 when all are in
 * play (BOG-41).
 */
export function topOfSideDeck(g: Game, seat: Seat, zone: Zone.Bridge | Zone.QDeck): number {
  const deck = pile(g, seat, zone);
  if (deck.length === 0) return -1;
  if (g.card(deck[0]).seen === FACE_UP) {
    hide(g, deck);
    shuffle(g, seat, deck);
    g.tell(() => {
      const name = zone === Zone.Bridge ? 'battle-bridge' : 'q-flash';
      return { kind: 'shuffled', who: seat, pile: name, by: sourceRef(g, g.acting) };
    });
  }
  return deck[0];
}
