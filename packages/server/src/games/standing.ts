/** Where a game stands, as lists show it. */
import { type Game, type Seat, scoreOf } from '@spaceline/engine';
import { isWaitedFor } from '@spaceline/protocol';
import type { GameRow } from '../database/tables.ts';

/** For whom a game waits. */
export function askedIn(game: Game): [boolean, boolean] {
  const isAsked = (seat: Seat): boolean => {
    const d = game.state.result !== null ? null : game.decisionFor(seat);
    return d !== null && isWaitedFor(d);
  };
  return [isAsked(0), isAsked(1)];
}

export type Standing = Pick<GameRow, 'points0' | 'points1' | 'turn' | 'asked'>;

export function standingOf(game: Game): Standing {
  const [a, b] = askedIn(game);
  return {
    points0: scoreOf(game, 0),
    points1: scoreOf(game, 1),
    turn: game.state.turn.number,
    asked: a && b ? 2 : a ? 0 : b ? 1 : -1,
  };
}
