/**
 * What a card remembers. It says so at the top, and has a word for each thing: `const chosen = remembersCards('chosen')`, then
 * `chosen.note(picker)` as an effect and `chosen` as the cards meant. Forgotten when the card leaves play.
 */
import { keepInMemory } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import { FIRST_IN_PLAY } from '../core/state.ts';
import { type Amount, amountOf, amountText, type Word } from './amounts.ts';
import type { Condition, Effect, Picker, Selector } from './definition.ts';
import type { Reading } from './reading.ts';

const read = ({ g, source }: Reading, name: string): readonly number[] => g.card(source).memory?.[name] ?? [];

export interface CardsRemembered extends Selector {
  note(p: Picker): Effect;
}

/** Cards: "the chosen ship". */
export const remembersCards = (name: string, one: string, many = one): CardsRemembered => {
  const ids = (r: Reading): number[] => read(r, name).filter((id) => r.g.card(id).zone >= FIRST_IN_PLAY);
  return {
    ids,
    has: (r, id) => ids(r).includes(id),
    one,
    many,
    each: one,
    note: (p) => ({
      *run(r): Flow {
        keepInMemory(r.g, r.source, name, yield* p.pick(r));
      },
      could: (r) => p.any(r),
      text: `choose ${p.text}`,
      hint: 0,
    }),
  };
};

export interface CountRemembered extends Word<number> {
  add(n?: Amount): Effect;
  reset: Effect;
}

/** A number that grows: "how often". */
export const remembersCount = (name: string, text: string): CountRemembered => {
  const of = (r: Reading): number => read(r, name)[0] ?? 0;
  const set = (words: string, to: (r: Reading) => number): Effect => ({
    *run(r): Flow {
      keepInMemory(r.g, r.source, name, [to(r)]);
    },
    could: () => true,
    text: words,
    hint: 0,
  });
  return {
    read: of,
    text,
    hint: 1,
    add: (n = 1) => set(`add ${amountText(n)} to ${text}`, (r) => of(r) + amountOf(n, r)),
    reset: set(`${text} is zero again`, () => 0),
  };
};

export interface FlagRemembered extends Condition {
  note: Effect;
  forget: Effect;
}

/** Yes or no: "it has been converted". */
export const remembersThat = (name: string, text: string): FlagRemembered => {
  const set = (on: number): Effect => ({
    *run(r): Flow {
      keepInMemory(r.g, r.source, name, [on]);
    },
    could: () => true,
    // what is one word can be done to a card: "have it converted"
    text: /^\w+$/.test(text) && on === 1 ? `have it ${text}` : '',
    hint: 0,
  });
  return { met: (r) => read(r, name)[0] === 1, text, hint: 0.5, note: set(1), forget: set(0) };
};
