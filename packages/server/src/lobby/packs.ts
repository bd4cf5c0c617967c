/** Sealed product, opened for whoever asks: nothing is stored, for the seed says it all. */
import { catalogue } from '@spaceline/cards';
import { openPack, type Pack, PRODUCTS, productById } from '@spaceline/formats';
import type { ProductSummary } from '@spaceline/protocol';
import { Problem } from '../problem.ts';

const MOST_PACKS = 12;
const LONGEST_SEED = 40;

export const productList = (): ProductSummary[] =>
  PRODUCTS.map(({ id, name, kind, variants: [first] }) => ({
    id,
    name,
    kind,
    cards: first.random.reduce((n, slot) => n + slot.count, first.fixed.length),
  }));

/** The first pack has the seed itself, so that one pack alone is what `spaceline sealed` opens; the others a number, too. */
export function openPacks(products: readonly string[], seed: string): Pack[] {
  if (products.length === 0 || products.length > MOST_PACKS)
    throw new Problem(400, 'malformed', `Open 1 to ${MOST_PACKS} packs at a time`);
  if (seed === '' || seed.length > LONGEST_SEED)
    throw new Problem(400, 'malformed', `A seed is a text of 1 to ${LONGEST_SEED} characters`);
  return products.map((id, i) => {
    const product = productById(id);
    if (product === undefined) throw new Problem(404, 'no-such-product', `There is no product "${id}"`);
    return openPack(product, i === 0 ? seed : `${seed}-${i + 1}`, catalogue);
  });
}
