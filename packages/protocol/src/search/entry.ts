/** A card as a search sees it: everything that is looked at, spelt once. */
import { type CardFacts, type CardStatus, printedSkills, spoken, type Words } from '@spaceline/engine';

/** What is known of a card wherever it is searched: on the page, in the terminal, on the server. */
export interface SearchedCard {
  readonly facts: CardFacts;
  readonly status: CardStatus;
  /** what it says, in the reader's language */
  readonly lines: readonly Words[];
  readonly damage?: Words;
  readonly requirement?: readonly (readonly Words[])[];
}

/** Lower case without accents and marks of any kind: what one types who does not care. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´".]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export interface Entry<C extends SearchedCard> {
  readonly card: C;
  readonly title: string;
  /** the title without a gap: "ussvoyager" */
  readonly run: string;
  readonly words: readonly string[];
  /** whatever else stands on it */
  readonly text: string;
  readonly skills: ReadonlyMap<string, number>;
  readonly keywords: readonly string[];
}

export function entryOf<C extends SearchedCard>(card: C): Entry<C> {
  const f = card.facts;
  const title = folded(f.title);
  const skills = new Map([...printedSkills(f)].map(([name, level]) => [folded(name), level]));
  const keywords = [...f.keywords, ...(f.species ?? []), ...(f.gender ? [f.gender] : []), ...(f.equipment ?? [])];
  const said = [...card.lines, ...(card.damage ? [card.damage] : []), ...(card.requirement?.flat() ?? [])].map(spoken);
  const facts = [f.type, f.classification, f.class, f.persona, f.region, ...(f.skills ?? []).map((s) => s.name)];
  return {
    card,
    title,
    run: title.replaceAll(' ', ''),
    words: title.split(' '),
    text: folded([...facts, ...keywords, ...said].filter((x) => x !== undefined).join(' · ')),
    skills,
    keywords: keywords.map(folded),
  };
}
