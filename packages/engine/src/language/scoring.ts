/** Points that were scored before: taken back, multiplied, stolen; and what a card is worth while it is in play. */
import type { Flow } from '../core/flow.ts';
import type { LedgerEntry } from '../core/state.ts';
import { multiplyPoints, takeBackPoints } from '../happenings/points-undone.ts';
import { handOverPoints } from '../happenings/scoring.ts';
import { type Amount, amountOf, measured } from './amounts.ts';
import type { Effect, Selector, WorthModifier } from './definition.ts';
import { timesText } from './modifiers.ts';
import { type Reading, readingOf } from './reading.ts';

const scoredFor = (s: Selector, r: Reading): ((e: LedgerEntry) => boolean) => {
  const ids = s.ids(r);
  return (e) => ids.includes(e.source);
};

const onPointsFor = (
  s: Selector,
  o: { text: string; hint: number; counts?: (r: Reading, e: LedgerEntry) => boolean },
  run: (r: Reading, which: (e: LedgerEntry) => boolean) => void,
): Effect => ({
  *run(r): Flow {
    run(r, scoredFor(s, r));
  },
  could: (r) => r.g.state.ledger.some((e) => scoredFor(s, r)(e) && o.counts?.(r, e) !== false),
  text: o.text,
  hint: o.hint,
});

/** What was scored for these cards counts no longer, whoever scored it. */
export const takesBackPoints = (s: Selector): Effect =>
  onPointsFor(s, { text: `the points scored for ${s.one} are lost`, hint: 2 }, (r, which) =>
    takeBackPoints(r.g, which, r.source),
  );

/** What was scored for these cards counts so many times. */
export const multipliesPoints = (s: Selector, times: Amount): Effect =>
  onPointsFor(s, { text: `the points of ${s.one} count ${timesText(times)}`, hint: 3 }, (r, which) =>
    multiplyPoints(r.g, which, amountOf(times, r), r.source),
  );

/** What your opponent scored for these cards is yours from now on. */
export const takesOverPoints = (s: Selector): Effect =>
  onPointsFor(
    s,
    { text: `take over the points scored for ${s.one}`, hint: 4, counts: (r, e) => e.seat === r.opponent },
    (r, which) => handOverPoints(r.g, which, r.you, r.source),
  );

/** "Worth 5 points while in play": they count as long as this card is in play, for its player. */
export const isWorth = (n: Amount): WorthModifier => ({
  kind: 'worth',
  points: (g, source) => amountOf(n, readingOf(g, source)),
  text: `worth ${measured(n, (k) => `${k} points`)} to you while in play`,
});
