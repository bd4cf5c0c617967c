/** Probing: the top card of the draw deck is turned up for a moment. */
import { type Game, reveal, type Seat, shown } from '@spaceline/engine';

/** `line`: what it means for the text of `by`, in words. The card still lies on top, and both see it until it is hidden again. */
export function probe(g: Game, seat: Seat, by: number, card: number, line: string | null): void {
  reveal(g, card, 'both');
  g.tell(() => ({ kind: 'probed', who: seat, card: shown(g, card), by: shown(g, by), line }));
}
