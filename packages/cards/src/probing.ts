/** Probing outside the Collective: the top card of the draw deck is turned up, and goes where the text says. */
import { type Game, hide, reveal, type Seat, shown } from '@spaceline/engine';

/** Turns up the top card of a draw deck for a moment; -1 when there is none. It still lies on top. */
export function probe(g: Game, seat: Seat): number {
  const [top] = g.deck(seat);
  if (top === undefined) return -1;
  // both see it now; nobody may recognise it after a shuffle
  reveal(g, top, 'both');
  g.tell(() => ({ kind: 'probed', who: seat, card: shown(g, top) }));
  hide(g, [top]);
  return top;
}
