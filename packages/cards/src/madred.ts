/** BOG-98, BOG-99: what Madred has added to Torture or Interrogation; the event itself keeps count. */
import { type Game, setMemo } from '@spaceline/engine';

export const madredBonus = (g: Game, source: number): number => Math.max(0, g.card(source).memo);

export function addMadredBonus(g: Game, source: number): void {
  setMemo(g, source, madredBonus(g, source) + 1);
}

/** Counts what was added, once. */
export function takeMadredBonus(g: Game, source: number): number {
  const bonus = madredBonus(g, source);
  setMemo(g, source, 0);
  return bonus;
}
