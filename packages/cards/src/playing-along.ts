/** A card from the hand that is played as part of a text of another: it is shown, may be answered, and is used up. */
import {
  aside,
  type Flow,
  GameEvent,
  placeRef,
  respond,
  reveal,
  shown,
  spotLocation,
  toPile,
  Zone,
} from '@spaceline/engine';
import type { Reading } from '@spaceline/engine/language';

/** Answers whether it did its work. */
export function* playAlong(ctx: Reading, id: number, spot: number): Flow<boolean> {
  const { g, you } = ctx;
  aside(g, id);
  reveal(g, id, 'both');
  g.tell(() => ({ kind: 'played', who: you, card: shown(g, id), on: placeRef(g, spot), how: 'openly' }));
  const e = new GameEvent('plays', you, id);
  e.spot = spot;
  e.location = spotLocation(spot);
  e.as = 'Interrupt';
  yield* respond(g, e);
  if (g.card(id).zone === Zone.Aside) toPile(g, id, Zone.Discard);
  return !e.cancelled;
}
