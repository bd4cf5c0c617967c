/** Comparing: one number with another, how many there are of something, scores. */

import { shares } from '../core/terms.ts';
import { scoreOf } from '../happenings/scoring.ts';
import { headsOf } from '../happenings/selecting.ts';
import { type Amount, amountOf, amountText, difference, figureOf, inFigures, type Word } from './amounts.ts';
import type { Condition, Measure, Selector } from './definition.ts';
import { seatOf, type Who } from './moving.ts';
import type { Reading } from './reading.ts';

/** The points that count now. */
export const yourScore: Word<number> = { read: ({ g, you }) => scoreOf(g, you), text: 'your score', hint: 30 };
export const opponentsScore: Word<number> = {
  read: ({ g, opponent }) => scoreOf(g, opponent),
  text: 'your opponent’s score',
  hint: 30,
};

/** All of it: a card that asks while it is still there counts itself. */
export const handSize = (who: Who): Word<number> => ({
  read: (r) => r.g.hand(seatOf(r, who)).length,
  text: `the number of cards in ${who === 'you' ? 'your' : 'your opponent’s'} hand`,
  hint: 6,
});

/** Cards that you have played this turn. */
export const playedThisTurn: Word<number> = {
  read: ({ g, you }) => g.state.players[you].played,
  text: 'the number of cards you have played this turn',
  hint: 1,
};

/** What gives it is no card that one could name. */
const NOBODY: Measure['who'] = [];

/** There is more of the one than of the other. */
export const isMore = (a: Amount, b: Amount): Condition => ({
  met: (r) => amountOf(a, r) > amountOf(b, r),
  measure: (r) => ({ have: amountOf(a, r), need: amountOf(b, r) + 1, who: NOBODY }),
  text: `${amountText(a)} is more than ${figureOf(b)}`,
  hint: 0.5,
});
/** … or as much. */
export const isAtLeast = (a: Amount, b: Amount): Condition => ({
  met: (r) => amountOf(a, r) >= amountOf(b, r),
  measure: (r) => ({ have: amountOf(a, r), need: amountOf(b, r), who: NOBODY }),
  text: `${amountText(a)} is at least ${figureOf(b)}`,
  hint: 0.5,
});
export const isZero = (a: Amount): Condition => ({
  met: (r) => amountOf(a, r) === 0,
  measure: (r) => ({ have: amountOf(a, r), need: 1, atMost: true, who: NOBODY }),
  text: `${amountText(a)} is zero`,
  hint: 0.7,
});
export const isOdd = (a: Amount): Condition => ({
  met: (r) => amountOf(a, r) % 2 !== 0,
  text: `${amountText(a)} is odd`,
  hint: 0.5,
});
/** Whichever is more. */
export const differBy = (n: Amount, a: Amount, b: Amount): Condition => ({
  met: (r) => [difference(a, b), difference(b, a)].some((d) => amountOf(d, r) >= amountOf(n, r)),
  text: `${amountText(a)} and ${amountText(b)} differ by at least ${amountText(n)}`,
  hint: 0.5,
});

const eachOf = (r: Reading, s: Selector): Measure['who'] => shares(s.ids(r), (id) => headsOf(r.g, [id]));

/** There are not so many of these; a card that shows two people counts as two. */
export const fewerThan = (n: Amount, s: Selector): Condition => ({
  met: (r) => headsOf(r.g, s.ids(r)) < amountOf(n, r),
  measure: (r) => ({ have: headsOf(r.g, s.ids(r)), need: amountOf(n, r), atMost: true, who: eachOf(r, s) }),
  text: inFigures(n, (k) => `there are fewer than ${k} of ${s.many}`),
  hint: 0.5,
});
export const thereIsNo = (s: Selector): Condition => ({
  met: (r) => s.ids(r).length === 0,
  measure: (r) => ({ have: s.ids(r).length, need: 1, atMost: true, who: eachOf(r, s) }),
  text: `there is no ${s.bare ?? s.one}`,
  hint: 0.4,
});
