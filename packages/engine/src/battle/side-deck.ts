/** The Battle Bridge side deck (BOG-01 to BOG-13): face-down Tactics on top, used ones face up underneath. */
import { pile, shuffle, toPile, touch } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { type Seat, Zone } from '../core/state.ts';

/** A card lying face up in the side deck is known to both. */
const FACE_UP = 3;

/** Takes the top face-down Tactic; the face-up ones are shuffled first when there is none (BOG-13). -1 when all are in play (BOG-41). */
export function topTactic(g: Game, seat: Seat): number {
  const deck = pile(g, seat, Zone.Bridge);
  if (deck.length === 0) return -1;
  if (g.card(deck[0]).seen === FACE_UP) {
    for (const id of deck) g.card(id).seen = 0;
    shuffle(g, deck);
  }
  return deck[0];
}

/** BOG-11, BOG-24: a used or unplayed Tactic goes face up underneath its owner's side deck. */
export function returnTactic(g: Game, id: number): void {
  toPile(g, id, Zone.Bridge, 'bottom');
  g.card(id).seen = FACE_UP;
}

/** BOG-03: the Door opens the side deck. */
export function openBridge(g: Game, seat: Seat): void {
  g.state.players[seat].bridge = true;
  touch(g);
}
