/** Is a deck good for a format? */
import { catalogue } from '@spaceline/cards';
import type { DeckList, Format } from '@spaceline/engine';
import { checkDeck, type DeckProblem, parseDeckFor, unfinishedCards, writeDeckFor } from '@spaceline/formats';
import type { DeckCheck, SealedPacks } from '@spaceline/protocol';
import { checkSealed, readSealed } from './sealed-decks.ts';

export interface CheckedDeck extends DeckCheck {
  deck: DeckList;
}

export function checkText(text: string, format: Format): CheckedDeck {
  const { deck, problems } = parseDeckFor(text, catalogue, format);
  // A problem without a line is one of the whole file: there is nothing to judge.
  if (problems.some((p) => p.line === undefined)) return checked(deck, problems, text, null);
  const sealed = readSealed(text);
  return checked(deck, [...problems, ...judge(deck, sealed, format)], text, sealed);
}

/** The same for a deck that lies on somebody's desk card by card. */
export function checkPiles(
  piles: Readonly<Record<string, readonly string[]>>,
  sealed: SealedPacks | null,
  format: Format,
): CheckedDeck {
  const { missions = [], seeds = [], draw = [], tactics, q, tent } = piles;
  const deck: DeckList = { missions, seeds, draw, ...(tactics && { tactics }), ...(q && { q }), ...(tent && { tent }) };
  return checked(deck, judge(deck, sealed, format), writeDeckFor(deck, catalogue, format), sealed);
}

const judge = (deck: DeckList, sealed: SealedPacks | null, format: Format): readonly DeckProblem[] =>
  sealed === null ? checkDeck(deck, catalogue, format).problems : checkSealed(deck, sealed, format);

function checked(
  deck: DeckList,
  problems: readonly DeckProblem[],
  text: string,
  sealed: SealedPacks | null,
): CheckedDeck {
  return {
    deck,
    legal: problems.length === 0,
    problems: problems.map(({ rule, message, line }) => ({ rule, message, ...(line !== undefined && { line }) })),
    warnings: unfinishedCards([deck], catalogue),
    piles: { ...deck } as DeckCheck['piles'],
    text,
    sealed,
  };
}

/** The affiliations that a deck's people and ships belong to, the most frequent first; a lone stranger does not count. */
export function deckAffiliations(deck: DeckList): string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const id of [...deck.draw, ...deck.seeds]) {
    const def = catalogue.byId(id);
    if (def === undefined || !(def.personnel || def.ship)) continue;
    all++;
    for (const a of def.facts.affiliations) counts.set(a, (counts.get(a) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, n]) => n > all / 6)
    .sort((a, b) => b[1] - a[1])
    .map(([a]) => a);
}
