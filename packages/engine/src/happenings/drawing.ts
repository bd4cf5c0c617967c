/** Drawing cards, and the one regeneration of a Warp Speed deck (WARP-37, WARP-38). */
import { pile, shuffle, toPile, useRegeneration } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { type Seat, Zone } from '../core/state.ts';

const mayRegenerate = (g: Game, seat: Seat): boolean => g.format.regenerates && !g.state.players[seat].regenerated;

/** WARP-38: what reports for duty. */
const comingBack = (g: Game, seat: Seat): number[] =>
  pile(g, seat, Zone.Discard).filter((id) => {
    const d = g.def(id);
    return d.personnel || d.ship || d.equipment;
  });

/** How many cards a player could draw, with those that an empty draw deck would get back (WARP-37). */
export const drawable = (g: Game, seat: Seat): number =>
  g.deck(seat).length + (mayRegenerate(g, seat) ? comingBack(g, seat).length : 0);

/** WARP-37: the first time a needed draw is impossible, personnel, ships and equipment come back as a new draw deck. */
function regenerate(g: Game, seat: Seat): boolean {
  if (!mayRegenerate(g, seat)) return false;
  useRegeneration(g, seat);
  const back = comingBack(g, seat);
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
