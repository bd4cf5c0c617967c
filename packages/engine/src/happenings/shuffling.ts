/** What is shuffled in the course of the game: a draw deck, after a search or by a text; cards of a hand; the seed cards of a place. */
import { pile, putUnder, shuffle } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { type Seat, Zone } from '../core/state.ts';
import { type PlaceRef, shown, sourceRef } from '../core/telling.ts';

export function shuffleDrawDeck(g: Game, seat: Seat): void {
  shuffle(g, seat, pile(g, seat, Zone.Deck));
  g.tell(() => ({ kind: 'shuffled', who: seat, pile: 'deck', by: sourceRef(g, g.acting) }));
}

/** Cards on their way from a hand to where nobody is to know the order of them. */
export function shuffleHeap(g: Game, seat: Seat, heap: number[]): void {
  shuffle(g, seat, heap);
  g.tell(() => ({ kind: 'shuffled', who: seat, pile: 'hand', by: sourceRef(g, g.acting) }));
}

/** A seed card goes back among the others of the place, and nobody knows any more where each lies. */
export function shuffleIntoSeeds(g: Game, id: number, location: number): void {
  const { owner } = g.card(id);
  putUnder(g, id, location, true);
  const at: PlaceRef = { location };
  g.tell(() => ({ kind: 'put-under', card: shown(g, id), at, by: null }));
  shuffle(g, owner, g.location(location).seeds);
  g.tell(() => ({ kind: 'shuffled', who: owner, pile: 'seeds', at, by: null }));
}
