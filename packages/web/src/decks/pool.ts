/** The cards of a sealed event: a deck may use what was in the packs, and nothing else. */
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { countOf } from './piles.ts';

export interface Packs {
  products: string[];
  seed: string;
}

/** A deck of a sealed event names its packs in its comment, so that they can be opened again. */
const LINE = /^\/\/ Sealed: (.+); seed (.+)$/m;

export function poolNamed(comment: string): Packs | null {
  const found = LINE.exec(comment);
  return found && { products: found[1].split(',').map((p) => p.trim()), seed: found[2].trim() };
}

export const poolComment = ({ products, seed }: Packs): string => `// Sealed: ${products.join(', ')}; seed ${seed}`;

export const packsLink = ({ products, seed }: Packs): string =>
  `/packs?products=${products.join(',')}&seed=${encodeURIComponent(seed)}`;

/** How many copies of each printing the packs hold; null where the deck is not bound to any. */
export function usePool(comment: string): ReadonlyMap<string, number> | null {
  const [pool, setPool] = useState<ReadonlyMap<string, number> | null>(null);
  const line = LINE.exec(comment)?.[0] ?? '';
  useEffect(() => {
    const packs = poolNamed(line);
    if (packs === null) {
      setPool(null);
      return;
    }
    let gone = false;
    api.packs(packs.products, packs.seed).then(
      (opened) => !gone && setPool(countOf(opened.flatMap((p) => p.cards))),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [line]);
  return pool;
}

export interface PoolProblem {
  id: string;
  have: number;
  used: number;
}

export function beyondPool(pool: ReadonlyMap<string, number> | null, used: ReadonlyMap<string, number>): PoolProblem[] {
  if (pool === null) return [];
  return [...used].flatMap(([id, n]) => {
    const have = pool.get(id) ?? 0;
    return n > have ? [{ id, have, used: n }] : [];
  });
}
