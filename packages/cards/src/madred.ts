/** BOG-98, BOG-99: what Madred has added to Torture or Interrogation; the event itself keeps count. */
import { type Game, keepInMemory } from '@spaceline/engine';

const ADDED = 'added by Madred';

export const madredBonus = (g: Game, source: number): number => g.card(source).memory?.[ADDED]?.[0] ?? 0;

export function addMadredBonus(g: Game, source: number): void {
  keepInMemory(g, source, ADDED, [madredBonus(g, source) + 1]);
}

/** Counts what was added, once. */
export function takeMadredBonus(g: Game, source: number): number {
  const bonus = madredBonus(g, source);
  keepInMemory(g, source, ADDED, [0]);
  return bonus;
}
