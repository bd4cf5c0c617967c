/** Points (DOM-85: all but mission points and Borg-only objectives are bonus points). */

import { addPoints, toPointArea } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import { sourceRef } from '../core/telling.ts';

/** `source`: the card that they are for. */
export function score(g: Game, seat: Seat, points: number, bonus: boolean, source: number): void {
  if (points === 0) return;
  addPoints(g, seat, points, bonus);
  g.tell(() => ({ kind: 'points', who: seat, points, bonus, source: sourceRef(g, source) }));
}

/** Scores a card: its point box counts, and it goes to the point area, even with a box of zero (R-1.15, CR-08). */
export function scoreCard(g: Game, seat: Seat, id: number): void {
  score(g, seat, g.def(id).facts.points ?? 0, true, id);
  toPointArea(g, id, seat);
}
