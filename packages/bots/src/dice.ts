/** Seeded dice for bots, so that a simulation can be repeated. */
import { below, seedWords } from '@spaceline/engine';
import type { Dice } from './bot.ts';

export function makeDice(seed: string): Dice {
  const words = seedWords(seed);
  return (n) => below(words, n);
}
