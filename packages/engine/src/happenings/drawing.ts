/** Drawing cards, and the one regeneration of a Warp Speed deck (WARP-37, WARP-38). */
import { pile, shuffle, toPile, useRegeneration } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { type Seat, Zone } from '../core/state.ts';
import { privately, refs } from '../core/telling.ts';
import { mayBeAnswered, respond } from './responses.ts';

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

function take(g: Game, seat: Seat): number | null {
  // "draw no cards this turn"
  if (g.state.players[seat].noDraws) return null;
  const deck = pile(g, seat, Zone.Deck);
  if (deck.length === 0 && !regenerate(g, seat)) return null;
  // a scenario may say what is drawn
  const [id] = g.script?.order(deck) ?? deck;
  toPile(g, id, Zone.Hand);
  return id;
}

const tell = (g: Game, seat: Seat, drawn: readonly number[]): void => {
  if (drawn.length > 0)
    g.tell(() => ({ kind: 'drew', who: seat, count: drawn.length, cards: privately(seat, refs(g, drawn)) }));
};

/** up to `n` cards, none of which can be given up for something else: an opening hand, a hand that is evened up. */
export function drawFirmly(g: Game, seat: Seat, n: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < n) {
    const id = take(g, seat);
    if (id === null) break;
    drawn.push(id);
  }
  tell(g, seat, drawn);
  return drawn;
}

/** The event of a draw that ends a turn; "normal card draw" means only that one. */
export const NORMAL = 'normal';

/** Draws up to `n` cards; the answer says which.: each of the draws may be given up for something else. */
export function* draw(g: Game, seat: Seat, n: number, as: typeof NORMAL | '' = ''): Flow<number[]> {
  const drawn: number[] = [];
  let converted = 0;
  for (let i = 0; i < n && drawable(g, seat) > 0 && !g.state.players[seat].noDraws; i++) {
    const event = new GameEvent('draws', seat, -1);
    event.as = as;
    event.converted = converted;
    const afterwards = mayBeAnswered(g, 'drew');
    // a question comes after what was drawn before it; where nobody is asked, all are drawn at once
    if (!mayBeAnswered(g, event.name) && !afterwards) return [...drawn, ...drawFirmly(g, seat, n - i)];
    yield* respond(g, event);
    if (event.cancelled) {
      if (event.fetched) converted++;
      continue;
    }
    const happened = new GameEvent('drew', seat, -1);
    happened.chosen = drawFirmly(g, seat, 1);
    if (afterwards && happened.chosen.length > 0) yield* respond(g, happened);
    drawn.push(...happened.chosen);
  }
  return drawn;
}
