/** A player looks at cards that are hidden from him. */
import { examine, reveal } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { knows } from '../core/sight.ts';
import { type Seat, Zone } from '../core/state.ts';
import { refs, sourceRef } from '../core/telling.ts';

/** He knows them from now on. Where he knew them all there is nothing to see. Who looks at a seed card has examined its mission (CR-194). */
export function lookAt(g: Game, seat: Seat, ids: readonly number[]): void {
  const hidden = ids.filter((id) => !knows(g, seat, id));
  const isUnexamined = (id: number): boolean =>
    g.card(id).zone === Zone.Seeded && (g.location(g.card(id).host).examined & (1 << seat)) === 0;
  // who looks at the own seed card learns nothing, but has examined the mission: that is told
  const news = hidden.length > 0 || ids.some(isUnexamined);
  for (const id of hidden) reveal(g, id, seat);
  // CR-194, no matter through whose card
  for (const id of ids) if (g.card(id).zone === Zone.Seeded) examine(g, g.card(id).host, seat);
  if (news) g.tell(() => ({ kind: 'looked', who: seat, cards: refs(g, ids), by: sourceRef(g, g.acting) }));
}
