/** Amounts: wherever a number stands in a text, one that is worked out when it is read may stand. */
import type { Attribute } from '../cards/names.ts';
import { attributesOf, totalAttribute } from '../core/values.ts';
import type { Condition, Selector } from './definition.ts';
import { count, squeeze } from './english.ts';
import type { Reading } from './reading.ts';

/** Something to read: a number or a yes that depends on the game. */
export interface Word<T> {
  read(r: Reading): T;
  readonly text: string;
  /** about how much, for those who only skim */
  readonly hint: number;
}

export type Amount = number | Word<number>;

export const amountOf = (a: Amount, r: Reading): number => (typeof a === 'number' ? a : a.read(r));
export const hintOf = (a: Amount): number => (typeof a === 'number' ? a : a.hint);
/** "three", "the number of your ships" */
export const amountText = (a: Amount): string => (typeof a === 'number' ? count(a) : a.text);
/** In figures: "3", "half of the number of your ships" */
export const figureOf = (a: Amount): string => (typeof a === 'number' ? String(a) : a.text);

const whereX = (said: string, a: Word<number>): string => `${said} (X is ${a.text})`;
/** A bound, or a sum, that is written in figures: "CUNNING>35", "CUNNING>X (X is the number of your ships)" */
export const inFigures = (a: Amount, say: (n: number | 'X') => string): string =>
  typeof a === 'number' ? say(a) : whereX(say('X'), a);

/** "5 points", "5 points for each of your ships", "X points (X is half of …)" */
export const measured = (a: Amount, unit: (n: number) => string, things?: string): string => {
  if (typeof a === 'number') return unit(a);
  if (a instanceof ForEach) return squeeze(`${measured(a.per, unit, things)} for ${a.each}`);
  if (things !== undefined) return `as many ${things} as ${a.text}`;
  // there may be several of them, so two stand for as many as it will be
  return whereX(squeeze(unit(2).replace(/\b(2|two)\b/, 'X')), a);
};

class ForEach implements Word<number> {
  readonly hint: number;
  constructor(
    readonly of: Selector,
    readonly per: Amount,
    /** people are counted, not cards; of two on a card those who are meant */
    readonly people: boolean,
  ) {
    this.hint = 2 * hintOf(per);
  }

  read(r: Reading): number {
    const ids = this.of.ids(r);
    const people = (id: number): number => this.of.who?.(r, id).filter(Boolean).length ?? r.g.def(id).people;
    return amountOf(this.per, r) * (this.people ? ids.reduce((sum, id) => sum + people(id), 0) : ids.length);
  }

  /** "each of your ships"; of cards by name, each copy */
  get each(): string {
    return /^each\b/.test(this.of.each) ? this.of.each : `each copy of ${this.of.each}`;
  }

  get text(): string {
    return this.per === 1 ? `the number of ${this.of.many}` : `${figureOf(this.per)} for ${this.each}`;
  }
}

/** "for each of your ships" */
export const forEach = (s: Selector, per: Amount = 1): Word<number> => new ForEach(s, per, false);
/** The same of people: a card that shows two counts as two. */
export const forEachPerson = (s: Selector, per: Amount = 1): Word<number> => new ForEach(s, per, true);

/** The sum of an attribute over a group. */
export const totalOf = (name: Attribute, s: Selector): Word<number> => ({
  read: (r) => totalAttribute(r.g, s.ids(r), name),
  text: `the total ${name.toUpperCase()} of ${s.many}`,
  hint: 8,
});

/** Another card's attribute, of two people on it the higher; 0 where there is none. */
export const itsAttribute = (name: Attribute, s: Selector): Word<number> => ({
  read: (r) => s.ids(r).reduce((_, id) => Math.max(...attributesOf(r.g, id, name)), 0),
  text: `the ${name.toUpperCase()} of ${s.one}`,
  hint: 7,
});

/** Rounded down, or as the text says. */
export const half = (a: Amount, round: 'down' | 'up' = 'down'): Word<number> => ({
  read: (r) => (round === 'up' ? Math.ceil : Math.floor)(amountOf(a, r) / 2),
  text: `half of ${amountText(a)}${round === 'up' ? ', rounded up' : ''}`,
  hint: hintOf(a) / 2,
});

/** How much the first is more than the second; never below 0. */
export const difference = (a: Amount, b: Amount): Word<number> => ({
  read: (r) => Math.max(0, amountOf(a, r) - amountOf(b, r)),
  text: `${amountText(a)} beyond ${figureOf(b)}`,
  hint: Math.max(1, hintOf(a) - hintOf(b)),
});

/** "7, +2 if …" */
export const plus = (a: Amount, b: Amount): Word<number> => ({
  read: (r) => amountOf(a, r) + amountOf(b, r),
  text: `${figureOf(a)}, ${/^-/.test(figureOf(b)) ? '' : '+'}${figureOf(b)}`,
  hint: hintOf(a) + hintOf(b),
});

/** So many, if this holds; else none. */
export const onlyWith = (n: Amount, c: Condition): Word<number> => ({
  read: (r) => (c.met(r) ? amountOf(n, r) : 0),
  text: `${figureOf(n)} if ${c.text}`,
  hint: hintOf(n) * (1 - c.hint),
});

/** "-1 for each of the turns that it has been there": so much for each that is counted. */
export const times = (per: Amount, a: Amount): Word<number> => ({
  read: (r) => amountOf(per, r) * amountOf(a, r),
  text: `${figureOf(per)} for each of ${amountText(a)}`,
  hint: hintOf(per) * hintOf(a),
});

/** At most so many. */
export const upTo = (most: Amount, a: Amount): Word<number> => ({
  read: (r) => Math.min(amountOf(most, r), amountOf(a, r)),
  text: `${amountText(a)} (at most ${amountText(most)})`,
  hint: Math.min(hintOf(most), hintOf(a)),
});
