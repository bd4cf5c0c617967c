/** Decks of sealed events: a line of the deck's comment names the packs, and the seed opens them again. */
import { catalogue } from '@spaceline/cards';
import type { DeckList, Format } from '@spaceline/engine';
import { checkSealedDeck, type DeckProblem } from '@spaceline/formats';
import type { SealedPacks } from '@spaceline/protocol';
import { Problem } from '../problem.ts';
import { openPacks } from './packs.ts';

const LINE = /^\/\/ Sealed: (.+); seed (.+)$/m;

export function readSealed(text: string): SealedPacks | null {
  const found = LINE.exec(text);
  return found && { products: found[1].split(',').map((p) => p.trim()), seed: found[2].trim() };
}

/** The text with that line on top, once. */
export function withSealed(text: string, sealed: SealedPacks | undefined): string {
  if (sealed === undefined) return text;
  const rest = text.replace(LINE, '').replace(/^\n+/, '');
  return `// Sealed: ${sealed.products.join(', ')}; seed ${sealed.seed}\n${rest}`;
}

/** What is wrong with a deck of these packs. The packs are its pool (WARP-10), whatever else the format allows. */
export function checkSealed(deck: DeckList, { products, seed }: SealedPacks, format: Format): readonly DeckProblem[] {
  try {
    return checkSealedDeck(deck, openPacks(products, seed), catalogue, format).problems;
  } catch (error) {
    if (error instanceof Problem) return [{ rule: 'deck-file', message: error.message }];
    throw error;
  }
}
