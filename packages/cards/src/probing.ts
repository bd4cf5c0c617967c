/** Probing outside the Collective: the top card of the draw deck is turned up, and goes where the text says. */
import { type Game, type Seat, shown, touch } from '@spaceline/engine';

/** Turns up the top card of a draw deck for a moment; -1 when there is none. It still lies on top. */
export function probe(g: Game, seat: Seat): number {
  const [top] = g.deck(seat);
  if (top === undefined) return -1;
  // both see it now; nobody may recognise it after a shuffle
  g.card(top).seen = 3;
  g.tell(() => ({ kind: 'probed', who: seat, card: shown(g, top) }));
  g.card(top).seen = 0;
  touch(g);
  return top;
}
