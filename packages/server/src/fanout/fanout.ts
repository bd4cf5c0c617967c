/**
 * How server processes tell each other what happened. Nothing here is durable: news says "game G is at n", and whoever cares
 * reads the rows. It also decides which process drives a game, that is, plays its bots and watches its clocks.
 */
import type { Seat } from '@spaceline/engine';
import type { CallMessage } from '@spaceline/protocol';
import type { Times } from '../games/clock.ts';

export type News =
  /** the record has entries up to (not including) `n` */
  | { kind: 'decided'; game: string; n: number }
  /** the row of the game changed: it began, its stops or its players’ wishes are others */
  | { kind: 'changed'; game: string }
  /** who is connected at the sending process, and the clocks if it watches them; `ask` = tell me who is at yours */
  | { kind: 'presence'; game: string; seats: [boolean, boolean]; ask: boolean; times: Times | null }
  /** somebody said something at a table */
  | { kind: 'said'; game: string; n: number }
  /** these sessions are over */
  | { kind: 'signed-out'; tokens: readonly string[] }
  /** this person is banned */
  | { kind: 'banned'; user: string }
  /** somebody is called otherwise, in all games and events */
  | { kind: 'renamed'; user: string }
  /** the sending process lives, and plays by these rules */
  | { kind: 'alive'; rules: string }
  /** a draw is offered by a seat, or by nobody any more */
  | { kind: 'draw'; game: string; by: Seat | null; why?: 'declined' | 'withdrawn' }
  | { kind: 'undo-asked'; game: string; n: number; by: number }
  | { kind: 'undo-settled'; game: string; n: number; reason: string }
  /** an event has entries up to (not including) `n` */
  | { kind: 'event'; event: string; n: number }
  /** somebody is told where they are waited for */
  | { kind: 'call'; user: string; call: CallMessage }
  /** somebody would know where they are waited for */
  | { kind: 'calls'; user: string }
  /** news may have been missed: read again */
  | { kind: 'missed' };

export type Listener = (news: News, from: string) => void;

export interface Fanout {
  /** names this process */
  readonly me: string;
  publish(news: News): void;
  /** News of other processes. */
  listen(listener: Listener): void;
  /** Tries to become the process that drives this game; also says whether it is already. */
  claim(game: string): Promise<boolean>;
  release(game: string): void;
  /** Is it sure that no other process has taken the games of this one over? */
  readonly isHeld: boolean;
  close(): Promise<void>;
}
