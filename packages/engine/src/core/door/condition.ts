/** What a card is suffering or doing, who has it, what it counts, and who has seen it. */
import type { Game } from '../game.ts';
import type { Spot } from '../spot.ts';
import { type Card, FIRST_IN_PLAY, type Seat, Status } from '../state.ts';
import { LOOKED_AT } from '../tableau.ts';
import { asTheyLie, writable, writableToMove } from './writable.ts';

export function setStatus(g: Game, id: number, bit: Status, on: boolean): void {
  const { status } = g.card(id);
  const next = on ? status | bit : status & ~bit;
  if (next === status) return;
  const s = ((next ^ status) & LOOKED_AT) === 0 ? asTheyLie(g) : writable(g);
  s.cards[id].status = next;
}

/** A ship docks at a facility, a captive is held by a trap; -1 lets it go. */
export function dock(g: Game, id: number, at: number): void {
  const s = g.card(id).zone >= FIRST_IN_PLAY ? writableToMove(g, id) : writable(g);
  s.cards[id].dock = at;
}

export function useRange(g: Game, ship: number, amount: number): void {
  asTheyLie(g).cards[ship].rangeUsed += amount;
}

export function restoreRange(g: Game, ship: number): void {
  if (g.card(ship).rangeUsed !== 0) asTheyLie(g).cards[ship].rangeUsed = 0;
}

export function setCountdown(g: Game, id: number, left: number): void {
  asTheyLie(g).cards[id].countdown = left;
}

/** a card with a countdown icon enters play. */
export function startCountdown(g: Game, id: number): void {
  const { countdown } = g.def(id).facts;
  if (typeof countdown !== 'number') return;
  setCountdown(g, id, countdown);
  const s = asTheyLie(g);
  s.cards[id].countdownFrom = s.turn.number;
}

/** the card is turned. */
export function setRotated(g: Game, id: number): void {
  setStatus(g, id, Status.Rotated, true);
  const s = asTheyLie(g);
  s.cards[id].rotatedIn = s.turn.number;
}

export function setMode(g: Game, id: number, affiliation: number): void {
  if (g.card(id).mode !== affiliation) asTheyLie(g).cards[id].mode = affiliation;
}

export function setController(g: Game, id: number, seat: Seat): void {
  setStatus(g, id, Status.Uncontrolled, false);
  asTheyLie(g).cards[id].controller = seat;
}

/** The owner has it again. */
export function giveBack(g: Game, id: number): void {
  const { controller, owner } = g.card(id);
  if (controller !== owner) asTheyLie(g).cards[id].controller = owner;
}

/** an objective is aimed at a card or a place; NOWHERE for nothing any more. */
export function aimAt(g: Game, id: number, spot: Spot): void {
  writable(g).cards[id].aim = spot;
}

/** nothing more is to be scouted aboard this ship. */
export function noteShipScouted(g: Game, ship: number): void {
  const s = asTheyLie(g);
  s.cards[ship].scoutedIn = s.turn.number;
}

/** It counts as having come in this turn, for texts about full turns. */
export function comesNow(g: Game, id: number): void {
  const s = asTheyLie(g);
  s.cards[id].since = s.turn.number;
}

/** The turn up to whose end something lasts that this card suffers; -1 for no such turn. */
export function setUntil(g: Game, id: number, turn: number): void {
  asTheyLie(g).cards[id].until = turn;
}

/** A card in the hand that may not be played for the rest of this turn. */
export const barThisTurn = (g: Game, id: number): void => setUntil(g, id, g.state.turn.number);

export function holdStop(g: Game, id: number, untilTurn: number): void {
  setStatus(g, id, Status.HeldStop, true);
  setUntil(g, id, untilTurn);
}

/** Another version of the same persona is in the state in which the old one was. */
export function takeStateOf(g: Game, id: number, old: Pick<Card, 'status' | 'rangeUsed' | 'since' | 'until'>): void {
  const c = writable(g).cards[id];
  c.status = old.status;
  c.rangeUsed = old.rangeUsed;
  c.since = old.since;
  c.until = old.until;
}

/** Lets a seat know a hidden card from now on. */
export function reveal(g: Game, id: number, seat: Seat | 'both'): void {
  asTheyLie(g).cards[id].seen |= seat === 'both' ? 3 : 1 << seat;
}

/** Who has seen a card is a bit for each player; who sees it for now, another one. */
export const FOR_NOW = 4;

/** DOM-59: they are seen because there is need, and as long as there is. */
export function showForNow(g: Game, ids: readonly number[], seat: Seat | 'both'): void {
  const { cards } = asTheyLie(g);
  for (const id of ids) cards[id].seen |= FOR_NOW * (seat === 'both' ? 3 : 1 << seat);
}

/** DOM-59: there is no need any more. */
export function showNoLonger(g: Game, ids: readonly number[]): void {
  const { cards } = asTheyLie(g);
  for (const id of ids) cards[id].seen %= FOR_NOW;
}

/** Only this player has seen it. */
export function showOnlyTo(g: Game, id: number, seat: Seat): void {
  asTheyLie(g).cards[id].seen = 1 << seat;
}

/** Nobody knows it any more, unless where it lies everybody may look. */
export function hide(g: Game, ids: readonly number[]): void {
  const { cards } = asTheyLie(g);
  for (const id of ids) cards[id].seen = 0;
}
