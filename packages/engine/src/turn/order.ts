/** An order: something a player has cards in play do, in the execute-orders segment (CR-110). */
import type { Action, Option, Reason, Verb } from '../core/decision.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';

export interface Order {
  readonly verb: Verb;
  /** adds every option that is open now */
  list(g: Game, seat: Seat, out: Option[]): void;
  /** why this one is not open, or null when it is */
  why(g: Game, seat: Seat, action: Action): Reason | null;
  /** for a group: why these cards together are not allowed, or null */
  check?(g: Game, seat: Seat, option: Option, cards: readonly number[]): Reason | null;
  run(g: Game, seat: Seat, option: Option, cards: readonly number[]): Flow;
}
