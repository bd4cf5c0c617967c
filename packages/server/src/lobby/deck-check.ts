/** Is a deck good for a format? */
import { catalogue } from '@spaceline/cards';
import type { DeckList, Format } from '@spaceline/engine';
import { checkDeck, deckWarnings, parseDeckFor } from '@spaceline/formats';
import type { DeckCheck } from '@spaceline/protocol';

export interface CheckedDeck extends DeckCheck {
  deck: DeckList;
}

export function checkText(text: string, format: Format): CheckedDeck {
  const { deck, problems } = parseDeckFor(text, catalogue, format);
  // A problem without a line is one of the whole file: there is nothing to judge.
  const all = problems.some((p) => p.line === undefined)
    ? problems
    : [...problems, ...checkDeck(deck, catalogue, format).problems];
  return {
    deck,
    legal: all.length === 0,
    problems: all.map(({ rule, message, line }) => ({ rule, message, ...(line !== undefined && { line }) })),
    warnings: deckWarnings(deck, catalogue).map(({ id, title, missing }) => ({ id, title, missing })),
    piles: { ...deck } as DeckCheck['piles'],
  };
}
