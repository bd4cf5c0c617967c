/**
 * The language in which cards are searched, in the habit of Scryfall: words of the title or the text, "words in a row", `key:value`, numbers
 * with `>` and `<`, `-` for not, `or`, and brackets. What is not understood is left out of the search, and said.
 */
import { type Entry, folded, type SearchedCard } from './entry.ts';
import { type Comparison, KEYS, keyOf, type Vocabulary } from './keys.ts';

type Test = (e: Entry<SearchedCard>) => boolean;

/** What was not understood, with words that may be meant. */
export type Note =
  | { kind: 'key'; typed: string; near: readonly string[] }
  | { kind: 'value'; key: string; typed: string; near: readonly string[] }
  | { kind: 'bracket' };

/** A term that was understood: what is shown of it. */
export interface Chip {
  key: string;
  value: string;
  not: boolean;
}

export interface Query {
  readonly test: Test;
  /** the plain words, by which what is found is ranked */
  readonly words: readonly string[];
  readonly chips: readonly Chip[];
  readonly notes: readonly Note[];
}

const TOKEN = /\(|\)|-(?=\S)|(?:[^\s()":<>=!]+(?:>=|<=|!=|[:<>=]))(?:"[^"]*"?|[^\s()]+)|"[^"]*"?|[^\s()]+/g;
const TERM = /^([a-z]+)(>=|<=|!=|[:<>=])(.+)$/is;
const unquoted = (value: string): string => value.replaceAll('"', '');

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

const ANY: Test = () => true;

/** Is the word the beginning of one of the title, or anywhere in the text? */
const wordTest =
  (word: string): Test =>
  (e) =>
    e.title.includes(word) || e.run.includes(word) || e.text.includes(word);

export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const tokens = tokensOf(text);
  const notes: Note[] = [];
  const chips: Chip[] = [];
  const words: string[] = [];
  let at = 0;

  const term = (token: string, not: boolean): Test | null => {
    const [, name, how, raw] = TERM.exec(token) ?? [];
    if (name === undefined) {
      const phrase = folded(unquoted(token));
      if (phrase === '') return null;
      if (!not) words.push(...(token.startsWith('"') ? [phrase] : phrase.split(' ')));
      return token.startsWith('"') ? wordTest(phrase) : every(phrase.split(' ').map(wordTest));
    }
    const key = keyOf(name);
    if (key === undefined) {
      notes.push({ kind: 'key', typed: name, near: nearKeys(name) });
      return null;
    }
    const meant = key.means(unquoted(raw), how as Comparison, vocabulary);
    if ('unknown' in meant) {
      notes.push({ kind: 'value', key: key.name, typed: meant.unknown, near: meant.near });
      return null;
    }
    chips.push({ key: key.name, value: meant.value, not });
    return meant.test;
  };

  const single = (not: boolean): Test | null => {
    const token = tokens[at++];
    if (token === '-') {
      const inner = at < tokens.length ? single(!not) : null;
      return inner === null ? null : (e) => !inner(e);
    }
    if (token !== '(') return term(token, not);
    const inner = alternatives(not);
    if (tokens[at] === ')') at++;
    else notes.push({ kind: 'bracket' });
    return inner;
  };

  const isOr = (token: string | undefined): boolean => token === '|' || token?.toLowerCase() === 'or';

  function together(not: boolean): Test | null {
    const tests: Test[] = [];
    while (at < tokens.length && tokens[at] !== ')' && !isOr(tokens[at])) {
      if (tokens[at].toLowerCase() === 'and') {
        at++;
        continue;
      }
      const test = single(not);
      if (test !== null) tests.push(test);
    }
    return tests.length === 0 ? null : every(tests);
  }

  function alternatives(not: boolean): Test | null {
    const tests: Test[] = [];
    for (;;) {
      const test = together(not);
      if (test !== null) tests.push(test);
      if (!isOr(tokens[at])) break;
      at++;
    }
    if (tests.length < 2) return tests[0] ?? null;
    return (e) => tests.some((t) => t(e));
  }

  const tests: Test[] = [];
  while (at < tokens.length) {
    const test = alternatives(false);
    if (test !== null) tests.push(test);
    if (tokens[at] === ')') {
      notes.push({ kind: 'bracket' });
      at++;
    }
  }
  return { test: tests.length === 0 ? ANY : every(tests), words, chips, notes };
}

const every =
  (tests: readonly Test[]): Test =>
  (e) => {
    for (const test of tests) if (!test(e)) return false;
    return true;
  };

const nearKeys = (typed: string): readonly string[] => {
  const all = KEYS.flatMap((k) => k.words.filter((w) => w.length > 2));
  const first = all.filter((w) => w.startsWith(typed.slice(0, 2).toLowerCase()));
  return (first.length > 0 ? first : ['t', 'a', 'skill', 'set', 'is']).slice(0, 4);
};

/** The query with this term in the place of any other of its key; without it where the value is empty. */
export function withTerm(text: string, key: string, value: string): string {
  const named = keyOf(key);
  const rest = tokensOf(text).filter((token, i, all) => {
    const isTerm = (t: string | undefined) => {
      const [, name, how] = TERM.exec(t ?? '') ?? [];
      return name !== undefined && how === ':' && keyOf(name) === named;
    };
    return !isTerm(token) && !(token === '-' && isTerm(all[i + 1]));
  });
  const shown = /\s/.test(value) ? `"${value}"` : value;
  const term = value === '' ? [] : [`${key}:${shown.toLowerCase()}`];
  return [...rest, ...term].join(' ').replaceAll('- ', '-');
}

/** The value that the query has for a key, where it has one. */
export function termOf(text: string, key: string): string {
  const named = keyOf(key);
  const tokens = tokensOf(text);
  for (const [i, token] of tokens.entries()) {
    const [, name, how, raw] = TERM.exec(token) ?? [];
    if (name !== undefined && how === ':' && keyOf(name) === named && tokens[i - 1] !== '-') return unquoted(raw);
  }
  return '';
}
