/**
 * Points, as a ledger: an entry for whatever gave or took some. What counts is read from it, so that points can be taken back,
 * multiplied or stolen later, and nothing has to remember how many they were.
 *
 * All points, gained or lost, are bonus points except those of missions and of Borg-only objectives (DOM-85). A score may fall
 * below zero, by a loss as by a theft.
 */

import { setLedger, toPointArea } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { type LedgerEntry, other, type Seat } from '../core/state.ts';
import { sourceRef, type TellingOf } from '../core/telling.ts';

// ----- what counts

function sum(g: Game, counts: (e: LedgerEntry) => boolean): number {
  let n = 0;
  for (const e of g.state.ledger) if (counts(e)) n += e.points;
  return n;
}

export const scoreOf = (g: Game, seat: Seat): number => sum(g, (e) => e.seat === seat);

/** The part of the score that is bonus points. */
export const bonusOf = (g: Game, seat: Seat): number => sum(g, (e) => e.seat === seat && e.bonus);

/** Entries for points of which only the sums are known: where a table is laid out, and in positions of earlier versions. */
export const entriesFor = (seat: Seat, score: number, bonus: number): LedgerEntry[] =>
  [
    { seat, points: score - bonus, bonus: false, source: -1, turn: 0 },
    { seat, points: bonus, bonus: true, source: -1, turn: 0 },
  ].filter((e) => e.points !== 0);

// ----- scoring and losing

type How = TellingOf<'points'>['how'];

export function tellPoints(g: Game, e: LedgerEntry, how: How, by: number): void {
  const { seat: who, points, bonus } = e;
  g.tell(() => ({ kind: 'points', who, points, bonus, source: sourceRef(g, e.source), how, by: sourceRef(g, by) }));
}

const enter = (g: Game, ...entries: LedgerEntry[]): void => setLedger(g, [...g.state.ledger, ...entries]);

/** `source`: the card that they are for. */
export function score(g: Game, seat: Seat, points: number, bonus: boolean, source: number): void {
  if (points === 0) return;
  const e = { seat, points, bonus, source, turn: g.state.turn.number };
  enter(g, e);
  tellPoints(g, e, 'scored', -1);
}

/** `points`: how many are lost, whether the player has them or not. */
export const losePoints = (g: Game, seat: Seat, points: number, source: number): void =>
  score(g, seat, -points, true, source);

/** The point box of a card that is not a mission; what is in it may be a loss. */
export const scoreBox = (g: Game, seat: Seat, id: number): void =>
  score(g, seat, g.def(id).facts.points ?? 0, true, id);

/** Scores a card: its point box counts, and it goes to the point area, even with a box of zero (R-1.15, CR-08). */
export function scoreCard(g: Game, seat: Seat, id: number): void {
  scoreBox(g, seat, id);
  toPointArea(g, id, seat);
}

/** So many points of a player become the other's. */
export function stealPoints(g: Game, from: Seat, points: number, source: number): void {
  if (points === 0) return;
  const e = { seat: other(from), points, bonus: true, source, turn: g.state.turn.number };
  const loss = { ...e, seat: from, points: -points };
  enter(g, loss, e);
  for (const x of [loss, e]) tellPoints(g, { ...x, source: -1 }, 'stolen', source);
}

// ----- what was scored or lost before

/** Which entries a text speaks of. */
export type Which = (e: LedgerEntry) => boolean;

/** Those of one card. */
export const pointsFor =
  (source: number): Which =>
  (e) =>
    e.source === source;

/** They change hands as they are: points of a mission are no bonus points for the thief either (DOM-85). */
export function handOverPoints(g: Game, which: Which, to: Seat, by: number): void {
  const taken = g.state.ledger.filter((e) => e.seat !== to && which(e));
  if (taken.length === 0) return;
  setLedger(
    g,
    g.state.ledger.map((e) => (taken.includes(e) ? { ...e, seat: to } : e)),
  );
  for (const e of taken) {
    tellPoints(g, { ...e, points: -e.points }, 'stolen', by);
    tellPoints(g, { ...e, seat: to }, 'stolen', by);
  }
}
