/** Side decks (BOG-01 to BOG-13, BOG-101): face-down cards on top, used ones face up underneath. */
import { FACE_UP, pile, shuffle, touch } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { Seat, Zone } from '../core/state.ts';

/**
 * The top face-down card; the face-up ones are shuffled first when there is no other (BOG-13, BOG-101). -1 when all are in
 * play (BOG-41).
 */
export function topOfSideDeck(g: Game, seat: Seat, zone: Zone.Bridge | Zone.QDeck): number {
  const deck = pile(g, seat, zone);
  if (deck.length === 0) return -1;
  if (g.card(deck[0]).seen === FACE_UP) {
    for (const id of deck) g.card(id).seen = 0;
    shuffle(g, seat, deck);
  }
  return deck[0];
}

/** BOG-03: the Door opens the side deck. */
export function openBridge(g: Game, seat: Seat): void {
  g.state.players[seat].bridge = true;
  touch(g);
}

/** so does a Q-Flash atop the Q-Continuum. */
export function openContinuum(g: Game, seat: Seat): void {
  g.state.players[seat].continuum = true;
  touch(g);
}

/** and a Q's Tent atop the tent. */
export function openTent(g: Game, seat: Seat): void {
  g.state.players[seat].tent = true;
  touch(g);
}
