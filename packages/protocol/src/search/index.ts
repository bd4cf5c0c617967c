/**
 * Searching cards: `@spaceline/protocol/search`. One language for the page and the terminal (`spaceline cards QUERY`).
 *
 *     const index = new CardIndex(cards);
 *     const { cards, chips, notes } = index.find('t:personnel a:kazon skill:engineer>=2');
 */
import { type Entry, entryOf, folded, type SearchedCard } from './entry.ts';
import type { Vocabulary } from './keys.ts';
import { type Chip, type Note, parseQuery } from './query.ts';

export { folded } from './entry.ts';
export { KEYS } from './keys.ts';
export { termOf, withTerm } from './query.ts';
export type { SearchedCard };

export interface Found<C> {
  /** the best first */
  readonly cards: readonly C[];
  /** the plain words, by which they are ranked */
  readonly words: readonly string[];
  readonly chips: readonly Chip[];
  readonly notes: readonly Note[];
  /** no title was like that, and these are a letter or two away from it */
  readonly guessed: boolean;
}

/** How well the title fits what was typed: the smaller the better. */
function rank(e: Entry<SearchedCard>, phrase: string, run: string, words: readonly string[]): number {
  if (e.title === phrase || e.run === run) return 0;
  if (e.title.startsWith(phrase) || e.run.startsWith(run)) return 1;
  if (words.every((w) => e.words.some((t) => t.startsWith(w)))) return 2;
  if (e.title.includes(phrase) || e.run.includes(run)) return 3;
  if (words.every((w) => e.title.includes(w))) return 4;
  return 5;
}

/** At most `most` letters apart; letters that changed places count as one. */
function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let n = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) n = Math.min(n, before[j - 2] + 1);
      next.push(n);
      if (n < least) least = n;
    }
    if (least > most) return false;
    before = row;
    row = next;
  }
  return row[b.length] <= most;
}

const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const distinct = (words: Iterable<string | undefined>): string[] =>
  [...new Set([...words].filter((w) => w !== undefined))].sort();

export class CardIndex<C extends SearchedCard> {
  private readonly entries: readonly Entry<C>[];
  private readonly vocabulary: Vocabulary;

  /** The order of the cards is the order in which they are found where nothing ranks them. */
  constructor(cards: readonly C[]) {
    this.entries = cards.map(entryOf);
    const facts = cards.map((c) => c.facts);
    this.vocabulary = {
      types: distinct(facts.map((f) => f.type)),
      sets: distinct(facts.map((f) => f.set)),
      icons: distinct(facts.flatMap((f) => [...f.icons, ...(f.staffing ?? [])])),
      keywords: distinct(
        facts.flatMap((f) => [...f.keywords, ...(f.species ?? []), ...(f.equipment ?? []), f.gender ?? undefined]),
      ),
      regions: distinct(facts.map((f) => f.region)),
      classes: distinct(facts.flatMap((f) => [f.classification, f.class])),
    };
  }

  find(text: string): Found<C> {
    const { test, words, chips, notes } = parseQuery(text, this.vocabulary);
    const hits = this.entries.filter(test);
    if (words.length === 0) return { cards: hits.map((e) => e.card), words, chips, notes, guessed: false };
    if (hits.length > 0) return { cards: this.ranked(hits, words), words, chips, notes, guessed: false };
    return { cards: this.guess(text, words), words, chips, notes, guessed: true };
  }

  private ranked(hits: readonly Entry<C>[], words: readonly string[]): readonly C[] {
    const phrase = words.join(' ');
    const run = phrase.replaceAll(' ', '');
    const tiers: C[][] = [[], [], [], [], [], []];
    for (const e of hits) tiers[rank(e, phrase, run, words)].push(e.card);
    return tiers.flat();
  }

  /** Where no card has the words: titles that have every one of them a slip of the hand away, with what else was asked. */
  private guess(text: string, words: readonly string[]): readonly C[] {
    const apart = words.flatMap((w) => w.split(' '));
    if (apart.every((w) => slips(w) === 0)) return [];
    const plain = new Set(apart);
    const rest = text
      .split(/\s+/)
      .filter((t) => /[:<>=]/.test(t) || !plain.has(folded(t)))
      .join(' ');
    const { test, words: left } = parseQuery(rest, this.vocabulary);
    const among = left.length === 0 ? this.entries.filter(test) : this.entries;
    return among
      .filter((e) => apart.every((w) => e.words.some((t) => isNear(w, t, slips(w)) || t.startsWith(w))))
      .map((e) => e.card);
  }
}
