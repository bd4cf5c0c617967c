/** An action: something a player does. Every one of them is in the table in `actions.ts`, and nothing else says what can be done. */
import type { Option, Proposal, Reason, Verb } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { Flow } from './flow.ts';
import type { Game } from './game.ts';
import type { Seat } from './state.ts';

/** When something is done. */
export interface Moment {
  /** what is being answered; null for the own turn */
  readonly event: GameEvent | null;
  /** at the start of the own turn, before anything else */
  readonly start: boolean;
  /** downloads are free and may come at any time */
  readonly download: boolean;
  /** DOM-80: only at this location; -1 = anywhere */
  readonly location: number;
}

export const ORDINARY: Moment = { event: null, start: false, download: false, location: -1 };
export const AT_START: Moment = { ...ORDINARY, start: true };
export const answering = (event: GameEvent | null): Moment => ({ event, start: false, download: false, location: -1 });

export interface Action {
  readonly verb: Verb;
  /** When it may be done besides the own turn: in every response window, or only between two actions of either player */
  readonly answers?: 'always' | 'between-actions';
  /** what keeps it to the own turn, where a rule of its own says so */
  readonly ownTurn?: Reason;
  /** CR-192: does it move the turn on to executing orders? It does, unless this says no. */
  isOrder?(g: Game, option: Option): boolean;
  /** is it done during the card plays alone, so that the first order ends the chance (CR-192)? Where it says nothing, it is not */
  isCardPlay?(g: Game, option: Option): boolean;
  /** adds every option that is open now */
  list(g: Game, seat: Seat, out: Option[], moment: Moment): void;
  /** why this one is not open, or null when it is */
  why(g: Game, seat: Seat, proposal: Proposal, moment: Moment): Reason | null;
  /** for a group: why these cards together are not allowed, or null */
  check?(g: Game, seat: Seat, option: Option, cards: readonly number[]): Reason | null;
  run(g: Game, seat: Seat, option: Option, cards: readonly number[], moment: Moment): Flow;
}

export const neverAnOrder = (): boolean => false;
