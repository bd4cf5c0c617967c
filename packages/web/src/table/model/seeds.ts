/** Seed cards as a short list: those that nobody knows and that lie together are one line. */
import type { KnownSeed } from '@spaceline/engine';

export interface SeedRun {
  /** the place of its first card, the next to be met being 0 */
  at: number;
  n: number;
  seed: KnownSeed;
}

export function runsOf(seeds: readonly KnownSeed[]): SeedRun[] {
  const out: SeedRun[] = [];
  for (const [at, seed] of seeds.entries()) {
    const last = out[out.length - 1];
    if (last !== undefined && seed.card === null && last.seed.card === null && last.seed.owner === seed.owner) last.n++;
    else out.push({ at, n: 1, seed });
  }
  return out;
}
