/** Sealed events of Warp Speed (WARP-10 to WARP-12): what each player gets, how long there is to build, what may be in a deck. */
import { type Catalogue, type DeckList, diceOf, type Format, mix } from '@spaceline/engine';
import { checkDeck, type Legality } from './legality.ts';
import { openPack, type Pack, productById } from './sealed.ts';

/** WARP-10 */
export const BUILD_MINUTES = 30;
const STARTER = 'voyager-starter';
/** WARP-11 */
const BOX = 'enhanced-premiere';

/** The packs of one player. */
export type Allotment = Pack[];

function open(product: string, seed: string, catalogue: Catalogue): Pack {
  const known = productById(product);
  if (known === undefined) throw new Error(`there is no product "${product}"`);
  return openPack(known, seed, catalogue);
}

/** WARP-10: one Voyager starter each, and the packs that the Tournament Director adds. */
export function dealStarters(
  players: number,
  packs: readonly string[],
  seed: string,
  catalogue: Catalogue,
): Allotment[] {
  return Array.from({ length: players }, (_, p) =>
    [STARTER, ...packs].map((product, i) => open(product, `${seed} player ${p + 1} pack ${i + 1}`, catalogue)),
  );
}

/** A box of Enhanced Premiere, closed: its seed is what is in it. */
export interface Box {
  seed: string;
  /** who brought it, or null for one of the Director's */
  from: number | null;
}

/** WARP-12: all boxes, those that players brought too, lie face down in one lot and are dealt at random. */
export function dealBoxes(boxes: readonly Box[], seed: string): Box[] {
  const lot = boxes.slice();
  mix(lot, diceOf(`boxes ${seed}`));
  return lot;
}

/** WARP-11: a single box in place of the starter. */
export const openBox = (box: Box, catalogue: Catalogue): Allotment => [open(BOX, box.seed, catalogue)];

/** A deck built from a sealed pool: what the format asks for, and nothing that was not in the packs. */
export function checkSealedDeck(deck: DeckList, pool: Allotment, catalogue: Catalogue, format: Format): Legality {
  // the format's own pool does not matter: the packs are the pool
  const { problems } = checkDeck(deck, catalogue, { ...format, pool: null });
  const left = new Map<string, number>();
  for (const id of pool.flatMap((pack) => pack.cards)) left.set(id, (left.get(id) ?? 0) + 1);
  const used = [deck.missions, deck.seeds, deck.draw, deck.tactics ?? [], deck.q ?? [], deck.tent ?? []].flat();
  const missing = new Set<string>();
  for (const id of used) {
    left.set(id, (left.get(id) ?? 0) - 1);
    if (left.get(id)! < 0) missing.add(catalogue.byId(id)?.title ?? id);
  }
  for (const title of missing)
    problems.push({ rule: 'WARP-10', message: `Your packs do not hold so many of ${title}` });
  return { legal: problems.length === 0, problems };
}
