/** Small helpers for the English of generated card texts. */
import type { Limit } from './definition.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
export const count = (n: number): string => NUMBERS[n] ?? String(n);

const capital = (s: string): string => (s === '' ? s : s[0].toUpperCase() + s.slice(1));

/** Ends a clause as a sentence. */
const sentence = (s: string): string => {
  const t = s.trim();
  if (t === '') return '';
  return capital(/[.!?]\)?$/.test(t) ? t : `${t}.`);
};

/** Joins clauses to sentences. */
export const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((p): p is string => p !== undefined && p.trim() !== '')
    .map(sentence)
    .join(' ');

export const list = (parts: readonly string[], word: 'and' | 'or'): string => {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
};

/** "a ship", "an OFFICER": by the sound, as far as the spelling tells. */
export const withArticle = (s: string): string =>
  s.startsWith('other ')
    ? `an${s}`
    : `${/^[aeiou]/i.test(s.replace(/^\[/, '')) && !/^(uni|u\.|eu|one\b)/i.test(s) ? 'an' : 'a'} ${s}`;

export const squeeze = (s: string): string => s.replace(/\s+/g, ' ').trim();

/** What a card does as something to do: "kills it" becomes "kill it". */
const asOrder = (s: string): string =>
  s.replace(
    /(^|; |OR )(?:(fully repair|kill|stop|discard|damage|destroy|unstop|restore|place)s|nullifies)\b/g,
    (_, start: string, verb: string | undefined) => `${start}${verb ?? 'nullify'}`,
  );

/** The clauses of an effect after "you may" or "to": "you score 5 points" is "score 5 points" there. */
export const toDo = (s: string): string => asOrder(s).replace(/(^|; )you (score|lose)\b/g, '$1$2');

/** Clauses that stand together: where one of them is something to do ("draw a card"), the others are said so, too. */
export const alike = (texts: readonly string[]): readonly string[] => {
  const orders = texts.map(asOrder);
  return texts.some((t, i) => t !== '' && t === orders[i]) ? orders : texts;
};

/** The opposite of a condition. */
export const negated = (s: string): string => {
  const t = s
    .replace(/^you (have|control)\b/, 'you do not $1')
    .replace(/^your opponent has\b/, 'your opponent does not have')
    .replace(/^your opponent plays\b/, 'your opponent does not play')
    .replace(/^it happens\b/, 'it does not happen')
    .replace(/^there is an? /, 'there is no ');
  if (t !== s) return t;
  return /\b(is|are)\b/.test(s) ? s.replace(/\b(is|are)\b/, '$1 not') : `not ${s}`;
};

const often = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
const LIMITS: Readonly<Record<Limit['per'], (n: number) => string>> = {
  turn: (n) => `${often(n)} each turn`,
  every: (n) => `${often(n)} in every turn`,
  game: (n) => `${often(n)} per game`,
  battle: (n) => `${often(n)} in each battle`,
};

/** "once each turn" */
export const howOften = ({ per, times }: Limit): string => LIMITS[per](times);
