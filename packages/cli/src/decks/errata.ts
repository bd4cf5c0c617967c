/** Errata in words: how a card was changed, since when, and what is known of it before. */
import { catalogue, type Erratum, erratumOf } from '@spaceline/cards';
import type { DeckList, Format } from '@spaceline/engine';
import { deckNotes } from '@spaceline/formats';
import { joined, phrase, type Words } from '@spaceline/protocol';
import { allRules } from '@spaceline/rulebook';

/** As data, for whoever prints JSON; null where nothing was changed. */
export function changeOf(cardId: string) {
  const e = erratumOf(cardId);
  if (e === undefined) return null;
  const { rules, source, fresh, earlier } = e;
  return { rules, since: source.date, source: source.name, fresh, earlier };
}

const ruled = (ids: readonly string[]): Words[] =>
  allRules()
    .filter((r) => ids.includes(r.id))
    .map((r) => phrase`  ${r.id}: ${r.text}`);

export const tellErratum = (e: Erratum): Words[] => [
  phrase`Erratum: ${e.source.name}, ${e.source.date}${e.fresh ? ', new in that document' : ''}`,
  ...ruled(e.rules),
  phrase`  Before: ${e.earlier ?? 'no source says how it was'}`,
];

/** What is good to know of a deck: texts that the rulings of the format have changed, and cards of the Second Edition. */
export function tellNotes(deck: DeckList, format: Format): Words[] {
  const { changed, converted } = deckNotes(deck, catalogue, format);
  const ruled = changed.map((e) => phrase`${e.title} (${e.rules.join(', ')})`);
  return [
    ...(ruled.length > 0
      ? [phrase`By the rulings of ${format.rulings} another text than the first one has: ${joined(ruled, '; ')}`]
      : []),
    ...(converted.length > 0
      ? [phrase`Converted from the Second Edition (CR-99, CR-171): ${joined([...converted], '; ')}`]
      : []),
  ];
}
