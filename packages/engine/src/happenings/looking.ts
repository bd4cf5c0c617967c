/** A player looks at cards that are hidden from him. */
import { examine, FOR_NOW, reveal, showForNow, showNoLonger } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { knows } from '../core/sight.ts';
import { type Card, type Seat, Zone } from '../core/state.ts';
import { refs, sourceRef } from '../core/telling.ts';

const isCrew = ({ zone }: Card): boolean => zone === Zone.Aboard || zone === Zone.Planet;

/** DOM-59: whoever was seen because there was need is hidden again. */
export function hideCrews(g: Game): void {
  const seen = g.state.cards.filter((c) => c.seen >= FOR_NOW);
  if (seen.length === 0) return;
  showNoLonger(
    g,
    seen.map((c) => c.id),
  );
}

/** He is to choose from them, and sees whom of a crew or Away Team he chooses from as long as that is so (DOM-59). */
export const lookToChoose = (g: Game, seat: Seat, ids: readonly number[]): void =>
  look(g, seat, ids, (id) => (isCrew(g.card(id)) ? showForNow(g, [id], seat) : reveal(g, id, seat)));

/** He knows them from now on. */
export const lookAt = (g: Game, seat: Seat, ids: readonly number[]): void =>
  look(g, seat, ids, (id) => reveal(g, id, seat));

/** Where he knew them all there is nothing to see. Who looks at a seed card has examined its mission (CR-194). */
function look(g: Game, seat: Seat, ids: readonly number[], show: (id: number) => void): void {
  const hidden = ids.filter((id) => !knows(g, seat, id));
  const isUnexamined = (id: number): boolean =>
    g.card(id).zone === Zone.Seeded && (g.location(g.card(id).host).examined & (1 << seat)) === 0;
  // who looks at the own seed card learns nothing, but has examined the mission: that is told
  const news = hidden.length > 0 || ids.some(isUnexamined);
  for (const id of hidden) show(id);
  // CR-194, no matter through whose card
  for (const id of ids) if (g.card(id).zone === Zone.Seeded) examine(g, g.card(id).host, seat);
  if (news) g.tell(() => ({ kind: 'looked', who: seat, cards: refs(g, ids), by: sourceRef(g, g.acting) }));
}
