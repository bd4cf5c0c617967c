/** What a mission or a dilemma asks for, row by row, from the verdict of the rules on it. Nothing is worked out here. */
import type { Share, ToldCard, Verdict } from '@spaceline/engine';
import type { Words } from '@spaceline/protocol/words';

/** `coming`: met once those who are chosen have arrived; `unknown`: nobody was asked, as in a replay. */
export type Met = 'met' | 'coming' | 'missing' | 'unknown';

/** Somebody who is there now, by number, or who was there when it was told. */
type Giver = number | ToldCard;
type Giving = Share<Giver>;

export interface Need {
  /** as the card has it */
  text: Words;
  met: Met;
  /** how much is there and how much must be: where it is a matter of numbers */
  have: number | null;
  need: number | null;
  /** a part that must not be there, or stay below `need` */
  atMost: boolean;
  /** whose skill, attribute or presence counts, and for how much */
  who: readonly Giving[];
}

export interface Needs {
  /** the way that is nearest to being met */
  rows: readonly Need[];
  /** the other ways, each with all its terms */
  others: readonly (readonly Words[])[];
  met: Met;
}

export const NO_NEEDS: Needs = { rows: [], others: [], met: 'met' };

const waysOf = (v: Verdict<Giver>): readonly Verdict<Giver>[] => (v.how === 'any' ? (v.parts ?? []) : [v]);
const termsOf = (v: Verdict<Giver>): readonly Verdict<Giver>[] => (v.how === 'all' ? (v.parts ?? []) : [v]);

/** Everybody who counts for a part, whatever it is made of. */
const givers = (v: Verdict<Giver>): Giving[] => {
  const all = [...(v.who ?? []), ...(v.parts ?? []).flatMap(givers)];
  return all.filter((x, i) => all.findIndex((y) => cardOf(y) === cardOf(x)) === i);
};
const cardOf = ({ card }: Giving): number => (typeof card === 'number' ? card : card.card);

const metOf = (now: Verdict<Giver>, then: Verdict<Giver> | undefined): Met =>
  (then ?? now).met ? (now.met ? 'met' : 'coming') : 'missing';

const isAmong = (all: readonly Giving[], x: Giving): boolean => all.some((y) => cardOf(y) === cardOf(x));

/** Of what is met, those who give it and stay; of what is met once they are there, those who come. */
function giversOf(met: Met, now: Verdict<Giver>, then: Verdict<Giver>): Giving[] {
  const [before, after] = [givers(now), givers(then)];
  if (met === 'met') return before.filter((x) => isAmong(after, x));
  return met === 'coming' ? after.filter((x) => !isAmong(before, x)) : after;
}

function rowOf(now: Verdict<Giver>, then: Verdict<Giver> | undefined): Need {
  const met = metOf(now, then);
  // those who are to come count with those who are there
  const shown = met === 'met' ? now : (then ?? now);
  return {
    text: now.text,
    met,
    have: shown.have ?? null,
    need: shown.need ?? null,
    atMost: now.atMost === true,
    who: then === undefined ? givers(now) : giversOf(met, now, then),
  };
}

const share = (way: Verdict<Giver>): number => {
  const terms = termsOf(way);
  return terms.filter((t) => t.met).length / terms.length;
};

/** A verdict as rows. `then`: the verdict on the same with those who are to come. */
export function needsOf(now: Verdict<Giver>, then: Verdict<Giver> | null = null): Needs {
  const ways = waysOf(now);
  const later = then === null ? [] : waysOf(then);
  const near = (i: number): number => share(later[i] ?? ways[i]);
  let best = 0;
  for (let i = 1; i < ways.length; i++) if (near(i) > near(best)) best = i;
  const terms = termsOf(ways[best]);
  const thenTerms = best in later ? termsOf(later[best]) : [];
  return {
    rows: terms.map((t, i) => rowOf(t, thenTerms[i])),
    others: ways.filter((_, i) => i !== best).map((w) => termsOf(w).map((t) => t.text)),
    met: metOf(now, then ?? undefined),
  };
}

const uncheckedRow = (text: Words): Need => ({ text, met: 'unknown', have: null, need: null, atMost: false, who: [] });

/** What is printed, where there is nobody to say whether it is met. */
export function printedNeeds(ways: readonly (readonly Words[])[] | undefined): Needs {
  if (ways === undefined || ways.length === 0) return { ...NO_NEEDS, met: 'unknown' };
  const [first, ...others] = ways;
  return { rows: first.map(uncheckedRow), others, met: 'unknown' };
}

/** What is asked, where nobody is there who could meet it. */
export const unchecked = ({ rows, others }: Needs): Needs => ({
  rows: rows.map(({ text }) => uncheckedRow(text)),
  others,
  met: 'unknown',
});
