/** What is good to know of a deck though nothing is wrong with it: texts that a ruling has changed, cards of the Second Edition. */
import { erratumOf, isConverted } from '@spaceline/cards';
import type { CardDef, Catalogue, DeckList, Format } from '@spaceline/engine';

export interface DeckNotes {
  /** the titles whose text another ruling has made, as far as the format follows it, with the rules that say so and since when */
  readonly changed: readonly { readonly title: string; readonly rules: readonly string[]; readonly date: string }[];
  /** the titles with the grey bar (CR-99, CR-171) */
  readonly converted: readonly string[];
}

const PILES = ['missions', 'seeds', 'draw', 'tactics', 'q', 'tent'] as const;

export function deckNotes(deck: DeckList, catalogue: Catalogue, format: Format): DeckNotes {
  const ids = PILES.flatMap((pile) => deck[pile] ?? []);
  const cards = new Map<string, CardDef>();
  for (const def of ids.flatMap((id) => catalogue.byId(id) ?? [])) cards.set(def.title, def);
  const errata = [...cards.values()].flatMap((d) => erratumOf(d.facts.id) ?? []);
  return {
    changed: errata
      .filter((e) => e.source.date <= format.rulings)
      .map(({ title, rules, source }) => ({ title, rules, date: source.date })),
    converted: [...cards.values()].filter((d) => isConverted(d.facts)).map((d) => d.title),
  };
}
