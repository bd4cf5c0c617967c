/** Finding a rule by a word, a card or an id: titles first, then ids, then the cards that a rule names, then what it says. */
import { isFound, plainly } from '@spaceline/protocol/words';
import type { Rule } from './rules.ts';

/** Why a rule was found: the first of these that fits is where it stands. */
export type Ground = 'title' | 'id' | 'card' | 'text';

export interface Found {
  rule: Rule;
  ground: Ground;
}

/** Does every word begin a word of this? Better than one that only stands somewhere in it. */
function beginsWords(text: string, words: readonly string[]): boolean {
  const there = text.split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => there.some((t) => t.startsWith(word)));
}

/** An id as people type it: "R 8.17", "cr70"; null where it is none. */
function idIn(wanted: string): string | null {
  const [, book, number] = /^([a-z]+)[\s-]*(\d[\d.]*)$/.exec(wanted) ?? [];
  return book === undefined ? null : `${book}-${number}`;
}

/** How well it fits, the smaller the better; null where it does not. */
function rank(r: Rule, wanted: string, words: readonly string[]): number | null {
  const title = plainly(r.title);
  if (title === wanted) return 0;
  if (title.startsWith(wanted)) return 1;
  if (beginsWords(title, words)) return 2;
  if (words.every((word) => title.includes(word))) return 3;
  const id = r.id.toLowerCase();
  const asId = idIn(wanted) ?? wanted;
  // BOG-07 is BOG-7, too
  if (id === asId || id.replace(/-0+/, '-') === asId) return 4;
  if (id.startsWith(asId)) return 5;
  const cards = [...r.cards, ...r.absent].map(plainly);
  if (cards.includes(wanted)) return 6;
  if (cards.some((c) => words.every((word) => c.includes(word)))) return 7;
  return isFound(wanted, r.text, r.section, r.title, ...r.clauses) ? 8 : null;
}

const GROUND_OF: readonly Ground[] = ['title', 'title', 'title', 'title', 'id', 'id', 'card', 'card', 'text'];

/** Every rule that fits, the best first; in the order of the book where nothing is looked for, or two fit as well. */
export function search(rules: readonly Rule[], typed: string): Found[] {
  const wanted = plainly(typed).trim();
  if (wanted === '') return rules.map((rule) => ({ rule, ground: 'text' }));
  const words = wanted.split(/\s+/);
  return rules
    .flatMap((rule) => {
      const at = rank(rule, wanted, words);
      return at === null ? [] : [{ rule, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ rule, at }) => ({ rule, ground: GROUND_OF[at] }));
}
