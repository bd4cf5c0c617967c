/** What lasts, and what is still to come. */
import type { Game } from '../game.ts';
import type { Delayed, Lasting } from '../lasting.ts';
import { writable } from './writable.ts';

/** Says something that lasts. */
export function addLasting(g: Game, l: Lasting): void {
  writable(g).lasting.push(l);
}

/** Its term is over. */
export function endLasting(g: Game, isOver: (l: Lasting) => boolean): void {
  // whoever asks may look at the table: first it is found out, then written
  const left = g.state.lasting.filter((l) => !isOver(l));
  if (left.length < g.state.lasting.length) writable(g).lasting = left;
}

/** Says what is still to come. */
export function addDelayed(g: Game, d: Delayed): void {
  writable(g).delayed.push(d);
}

/** It has come, or will not. */
export function dropDelayed(g: Game, d: Delayed): void {
  const s = writable(g);
  s.delayed = s.delayed.filter((x) => x !== d);
}

/** A card that leaves play is another one when it returns: nothing lasts on it. */
export function forgetLasting(g: Game, id: number): void {
  if (g.state.lasting.length === 0 && g.state.delayed.length === 0) return;
  const s = writable(g);
  const without = (ids: readonly number[]): number[] => ids.filter((x) => x !== id);
  s.lasting = s.lasting.map((l) => (l.subjects?.includes(id) ? { ...l, subjects: without(l.subjects) } : l));
  s.delayed = s.delayed.map((d) => (d.subjects.includes(id) ? { ...d, subjects: without(d.subjects) } : d));
}
