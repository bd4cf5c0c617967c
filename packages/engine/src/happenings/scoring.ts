/**
 * Points, as a ledger: an entry for whatever gave or took some. What counts is read from it, so that points can be taken back,
 * multiplied or stolen later, and nothing has to remember how many they were.
 *
 * All points, gained or lost, are bonus points except those of missions and of Borg-only objectives (DOM-85). A score may fall
 * below zero, by a loss as by a theft. To whoever plays Borg they are irrelevant, but for what is for Borg only and for
 * texts that say otherwise (docs/decisions/rules.md, R-11.60).
 */

import { BORG } from '../cards/names.ts';
import { setLedger, toPile, toPointArea } from '../core/door.ts';
import type { Game } from '../core/game.ts';
import { type LedgerEntry, other, type Seat, Zone } from '../core/state.ts';
import { doerRef, shown, sourceRef, type TellingOf } from '../core/telling.ts';
import { locationOf } from '../spaceline/places.ts';
import { callOffAll } from './lasting.ts';

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

// ----- who scores and loses

/** whoever has stocked Borg plays Borg. */
export const playsBorg = (g: Game, seat: Seat): boolean =>
  g.state.cards.some((c) => c.owner === seat && (g.defs[c.def].affiliations & BORG) !== 0);

const forBorg = (g: Game, source: number): boolean => source >= 0 && g.def(source).icons.has('BO');

/** Bonus points of that card are nothing to that player. */
export const irrelevant = (g: Game, seat: Seat, source: number): boolean =>
  g.format.borgWithoutBonus && !forBorg(g, source) && playsBorg(g, seat);

// ----- scoring and losing

type How = TellingOf<'points'>['how'];

export function tellPoints(g: Game, e: LedgerEntry, how: How, by: number): void {
  const { seat: who, points, bonus } = e;
  g.tell(() => ({ kind: 'points', who, points, bonus, source: sourceRef(g, e.source), how, by: sourceRef(g, by) }));
}

const enter = (g: Game, ...entries: LedgerEntry[]): void => setLedger(g, [...g.state.ledger, ...entries]);

/** Where points are scored: where the card is, or where the attempt is that brings it to light; -1 where neither is anywhere. */
function placeOfScoring(g: Game, source: number): number {
  const at = source < 0 ? -1 : locationOf(g, source);
  if (at >= 0) return at;
  for (const p of g.state.processes) if (p.kind === 'attempt') return p.location;
  return -1;
}

/** `source`: the card that they are for. */
export function score(g: Game, seat: Seat, points: number, bonus: boolean, source: number): void {
  if (!bonus || !irrelevant(g, seat, source)) enterPoints(g, seat, points, bonus, source);
}

function enterPoints(g: Game, seat: Seat, points: number, bonus: boolean, source: number): void {
  if (points === 0) return;
  const at = placeOfScoring(g, source);
  const e = { seat, points, bonus, source, turn: g.state.turn.number, ...(at >= 0 && { at }) };
  enter(g, e);
  tellPoints(g, e, 'scored', -1);
}

/** `points`: how many are lost, whether the player has them or not; `evenBorg`: whoever plays Borg loses them as well. */
export function losePoints(g: Game, seat: Seat, points: number, source: number, evenBorg = false): void {
  if (evenBorg) enterPoints(g, seat, -points, true, source);
  else score(g, seat, -points, true, source);
}

/** The point box of a card that is not a mission; what is in it may be a loss. */
export const scoreBox = (g: Game, seat: Seat, id: number): void =>
  score(g, seat, g.def(id).facts.points ?? 0, true, id);

/** Scores a card: its point box counts, and it goes to the point area, even with a box of zero (R-1.15, CR-08); what is irrelevant is discarded. */
export function scoreCard(g: Game, seat: Seat, id: number): void {
  callOffAll(g, id);
  if (irrelevant(g, seat, id)) toPile(g, id, Zone.Discard);
  else {
    scoreBox(g, seat, id);
    toPointArea(g, id, seat);
    g.tell(() => ({ kind: 'left', card: shown(g, id), to: 'point-area', by: doerRef(g, -1) ?? shown(g, id) }));
  }
}

/** So many points of a player become the other's. */
export function stealPoints(g: Game, from: Seat, points: number, source: number): void {
  if (points === 0) return;
  const e = { seat: other(from), points, bonus: true, source, turn: g.state.turn.number };
  const loss = { ...e, seat: from, points: -points };
  // what one of them has not to lose, the other has not to gain
  if (irrelevant(g, from, source)) return;
  const moved = irrelevant(g, e.seat, source) ? [loss] : [loss, e];
  enter(g, ...moved);
  for (const x of moved) tellPoints(g, { ...x, source: -1 }, 'stolen', source);
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
