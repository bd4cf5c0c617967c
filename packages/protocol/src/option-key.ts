/** What an option's key says: `verb.card<from>to~mark`, each part only where there is one. */
import { NOWHERE, type Spot, type Verb, type Words } from '@spaceline/engine';
import type { OptionMessage } from './messages.ts';

/** Where a card lies that can be picked. */
export type OptionPile = 'hand' | 'deck' | 'discard' | 'tent';

/** An option as it is worked with: what was sent, and what its key says. */
export interface OptionView {
  /** what to send back */
  key: string;
  verb: Verb;
  card: number;
  from: Spot;
  to: Spot;
  /** tells it from others that are alike otherwise */
  mark: string;
  /** how a person would call it */
  word: Words;
  /** cards to choose between `min` and `max` of; null when there is no group */
  group: number[] | null;
  min: number;
  max: number;
  via?: number;
  cost?: number;
  left?: number;
  /** how many would try it; with `both`, a crew and an Away Team together */
  able?: number;
  both?: number;
  laidOut?: number;
  pile?: OptionPile;
  misSeed?: true;
  endsPlays?: number;
}

const KEY = /^([a-z-]+)(?:\.(\d+))?(?:<(-?\d+))?(?:>(-?\d+))?(?:~(.*))?$/;

export function readOption(o: OptionMessage): OptionView {
  const [, verb, card = '-1', from, to, mark = ''] = KEY.exec(o.key) ?? ['', o.key];
  const spot = (text: string | undefined): Spot => (text === undefined ? NOWHERE : Number(text));
  return {
    ...o,
    verb: verb as Verb,
    card: Number(card),
    from: spot(from),
    to: spot(to),
    mark,
    word: o.word ?? mark,
    group: o.group ?? null,
    min: o.min ?? 0,
    max: o.max ?? 0,
  };
}
