/** A player looks at cards that are hidden from him. */
import { examine, reveal } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { knows } from '../core/sight.ts';
import type { Seat } from '../core/state.ts';
import { refs, sourceRef } from '../core/telling.ts';

/** He knows them from now on. Where he knew them all there is nothing to see. Who looks at a seed card has examined its mission (CR-194). */
export function lookAt(g: Game, seat: Seat, ids: readonly number[]): void {
  const hidden = ids.filter((id) => !knows(g, seat, id));
  for (const id of hidden) reveal(g, id, seat);
  for (const l of g.state.locations) if (l.seeds.some((id) => ids.includes(id))) examine(g, l.id, seat);
  if (hidden.length > 0) g.tell(() => ({ kind: 'looked', who: seat, cards: refs(g, ids), by: sourceRef(g, g.acting) }));
}
