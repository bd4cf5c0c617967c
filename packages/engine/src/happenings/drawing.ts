/** Drawing cards, and the one regeneration of a Warp Speed deck (WARP-37, WARP-38). */
import { pile, shuffle, toPile, useRegeneration } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { type Seat, Zone } from '../core/state.ts';

/** WARP-37: the first time a needed draw is impossible, personnel, ships and equipment come back as a new draw deck. */
function regenerate(g: Game, seat: Seat): boolean {
  if (!g.format.regenerates || g.state.players[seat].regenerated) return false;
  useRegeneration(g, seat);
  const back = pile(g, seat, Zone.Discard).filter((id) => {
    const d = g.def(id);
    return d.personnel || d.ship || d.equipment;
  });
  for (const id of back) toPile(g, id, Zone.Deck);
  shuffle(g, seat, pile(g, seat, Zone.Deck));
  g.tell(() => ({ kind: 'deck-regenerated', who: seat, count: back.length }));
  return back.length > 0;
}

/** Draws up to `n` cards; the answer says which. */
export function draw(g: Game, seat: Seat, n: number): number[] {
  const drawn: number[] = [];
  // "draw no cards this turn"
  if (g.state.players[seat].noDraws) return drawn;
  for (let i = 0; i < n; i++) {
    const deck = pile(g, seat, Zone.Deck);
    if (deck.length === 0 && !regenerate(g, seat)) break;
    // a scenario may say what is drawn
    const [id] = g.script?.order(deck) ?? deck;
    toPile(g, id, Zone.Hand);
    drawn.push(id);
  }
  if (drawn.length > 0) g.tell(() => ({ kind: 'drew', who: seat, count: drawn.length }));
  return drawn;
}
