/** The cards of a sealed event: a deck may use what was in the packs, and nothing else. */
import type { SealedPacks } from '@spaceline/protocol';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { countOf } from './piles.ts';

const query = ({ products, seed }: SealedPacks): string =>
  `products=${products.join(',')}&seed=${encodeURIComponent(seed)}`;

export const packsLink = (packs: SealedPacks): string => `/packs?${query(packs)}`;

/** The builder, bound to these packs. */
export const builderLink = (packs: SealedPacks): string => `/decks/new?format=warp-speed&${query(packs)}`;

/** How many copies of each printing the packs hold; null where the deck is not bound to any. */
export function usePool(packs: SealedPacks | null): ReadonlyMap<string, number> | null {
  const [pool, setPool] = useState<ReadonlyMap<string, number> | null>(null);
  useEffect(() => {
    setPool(null);
    if (packs === null) return;
    let gone = false;
    api.packs(packs.products, packs.seed).then(
      (opened) => !gone && setPool(countOf(opened.flatMap((p) => p.cards))),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [packs]);
  return pool;
}
