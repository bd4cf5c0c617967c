/**
 * What a card remembers. It says so at the top, and has a word for each thing: `const chosen = remembersCards('chosen')`, then
 * `chosen.note(picker)` as an effect and `chosen` as the cards meant. A script notes it with `keep`. Forgotten when the card leaves
 * play.
 */
import { keepInMemory } from '../core/door/memory.ts';
import type { Flow } from '../core/flow.ts';
import { FIRST_IN_PLAY } from '../core/state.ts';
import { type Amount, amountOf, amountText, figureOf, type Word } from './amounts.ts';
import type { Condition, Effect, Picker, Selector } from './definition.ts';
import { type Reading, readingOf } from './reading.ts';

const read = ({ g, source }: Reading, name: string): readonly number[] => g.card(source).memory?.[name] ?? [];
const keep = ({ g, source }: Reading, name: string, numbers: readonly number[]): void =>
  keepInMemory(g, source, name, numbers);

export interface CardsRemembered extends Selector {
  note(p: Picker): Effect;
  /** these as well */
  add(p: Picker): Effect;
  /** none of them any more */
  forget: Effect;
  keep(r: Reading, ids: readonly number[]): void;
  /** the same, wherever they are by now: seed cards are not in play yet */
  anywhere(r: Reading): readonly number[];
}

const choosing = (p: Picker, then: (r: Reading, chosen: readonly number[]) => void): Effect => ({
  *run(r): Flow {
    then(r, yield* p.pick(r));
  },
  could: (r) => p.any(r),
  text: `choose ${p.text}`,
  hint: 0,
});

/** Cards: "that ship", or as it is said. */
export const remembersCards = (name: string, one = `that ${name}`, many = one): CardsRemembered => {
  const ids = (r: Reading): number[] => read(r, name).filter((id) => r.g.card(id).zone >= FIRST_IN_PLAY);
  return {
    ids,
    has: (r, id) => ids(r).includes(id),
    one,
    many,
    each: one,
    note: (p) => choosing(p, (r, chosen) => keep(r, name, chosen)),
    add: (p) => choosing(p, (r, chosen) => keep(r, name, [...new Set([...ids(r), ...chosen])])),
    forget: {
      *run(r): Flow {
        keep(r, name, []);
      },
      could: () => true,
      text: '',
      hint: 0,
    },
    keep: (r, cards) => keep(r, name, cards),
    anywhere: (r) => read(r, name),
  };
};

export interface CountRemembered extends Word<number> {
  add(n?: Amount): Effect;
  /** to what other cards count, where these have the same in mind */
  addOn(s: Selector, n?: Amount): Effect;
  reset: Effect;
  keep(r: Reading, n: number): void;
}

/** A number that grows: "its meals", or as it is said. */
export const remembersCount = (name: string, text = `its ${name}`): CountRemembered => {
  const of = (r: Reading): number => read(r, name)[0] ?? 0;
  const set = (words: string, to: (r: Reading) => number): Effect => ({
    *run(r): Flow {
      keep(r, name, [to(r)]);
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
    addOn: (s, n = 1) => ({
      *run(r): Flow {
        for (const id of s.ids(r)) {
          const its = readingOf(r.g, id);
          keep(its, name, [of(its) + amountOf(n, r)]);
        }
      },
      could: (r) => s.ids(r).length > 0,
      text: `add ${figureOf(n)} to ${s.one}`,
      hint: 0.2,
    }),
    reset: set(`${text} is zero again`, () => 0),
    keep: (r, n) => keep(r, name, [n]),
  };
};

export interface FlagRemembered extends Condition {
  note: Effect;
  forget: Effect;
  keep(r: Reading, on: boolean): void;
}

/** Yes or no: "it is abandoned", or as it is said. */
export const remembersThat = (name: string, text = `it is ${name}`): FlagRemembered => {
  const set = (on: number): Effect => ({
    *run(r): Flow {
      keep(r, name, [on]);
    },
    could: () => true,
    // what is one word can be done to a card: "have it converted"
    text: /^\w+$/.test(text) && on === 1 ? `have it ${text}` : '',
    hint: 0,
  });
  return {
    met: (r) => read(r, name)[0] === 1,
    text,
    hint: 0.5,
    note: set(1),
    forget: set(0),
    keep: (r, on) => keep(r, name, [on ? 1 : 0]),
  };
};

export interface ChoiceRemembered<T> {
  /** null: nothing was chosen, or it is over */
  read(r: Reading): T | null;
  keep(r: Reading, choice: T | null): void;
}

/** One of several words: "which skill". */
export const remembersChoice = <T extends string>(name: string, choices: readonly T[]): ChoiceRemembered<T> => ({
  read: (r) => choices[read(r, name)[0]] ?? null,
  keep: (r, choice) => keep(r, name, choice === null ? [] : [choices.indexOf(choice)]),
});
