/** What the tests of tellings are made of: a telling, and what each of its readers reads. */
import type { CardRef, Private, TellingKind, TellingOf, Verdict } from '@spaceline/engine';
import { card } from '../testing.ts';

/** What Kim (seat 0), Maje (seat 1) and a spectator read. */
export type Texts = readonly [string, string, string];
type Case<K extends TellingKind> = readonly [Omit<TellingOf<K>, 'kind'>, Texts, detail?: string];

export const all = (text: string): Texts => [text, text, text];
/** Kim does it. */
export const kim = (second: string, third: string): Texts => [`You ${second}`, `Kim ${third}`, `Kim ${third}`];
/** Only Kim may know the card. */
export const byKim = (second: string, third: string, title: string): Texts => [
  `You ${second.replace('#', title)}`,
  `Kim ${third.replace('#', 'a card')}`,
  `Kim ${third.replace('#', 'a card')}`,
];

export const [tuvok, halok, raider, armus, outpost, voyager] = [
  'Tuvok',
  'Halok',
  'Kazon Raider',
  'Armus',
  'Outpost',
  'U.S.S. Voyager',
].map((title) => card(title));
export const mission = card('Liberation');
export const secret = card('Tuvok', 1);
export const who = 0;
export const here = { location: 0 };
export const planet = { planet: 0 };
export const none = { by: null, how: 'effect' } as const;
export const sum = (total: number, ...terms: (readonly [number, CardRef])[]) => ({
  total,
  terms: terms.map(([n, c]) => ({ n, card: c })),
});

/** Kim leads the team, and is told what is asked of it. */
export const needs: Private<Verdict<CardRef>> = {
  seen: 1,
  private: {
    text: 'SECURITY and (Leadership or no Treachery)',
    met: false,
    how: 'all',
    parts: [
      { text: 'SECURITY', met: false, have: 1, need: 2, who: [{ card: tuvok, n: 1 }] },
      {
        text: 'Leadership or no Treachery',
        met: true,
        how: 'any',
        parts: [
          { text: 'Leadership', met: false },
          { text: 'Treachery', met: true, have: 0, need: 1, atMost: true, who: [] },
          { text: 'Honor', met: true },
        ],
      },
    ],
  },
};

/** The cases of some kinds of telling. */
export type Cases<K extends TellingKind> = { readonly [Kind in K]: readonly Case<Kind>[] };
