/** BOG-98, BOG-99: what Madred has added to Torture or Interrogation; the event itself keeps count. */
import type { Game } from '@spaceline/engine';
import { readingOf, remembersCount } from '@spaceline/engine/language';

const added = remembersCount('added by Madred', 'what Madred has added');

export const madredBonus = (g: Game, source: number): number => added.read(readingOf(g, source));

export function addMadredBonus(g: Game, source: number): void {
  added.keep(readingOf(g, source), madredBonus(g, source) + 1);
}

/** Counts what was added, once. */
export function takeMadredBonus(g: Game, source: number): number {
  const bonus = madredBonus(g, source);
  added.keep(readingOf(g, source), 0);
  return bonus;
}
