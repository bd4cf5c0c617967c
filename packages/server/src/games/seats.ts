/** Who sits at a game. */
import type { Seat, Viewer } from '@spaceline/engine';
import type { SeatView } from '@spaceline/protocol';
import type { GameRow } from '../database/tables.ts';
import { isBot } from './bot-player.ts';

export const SEATS: readonly Seat[] = [0, 1];

export function seatOf(row: GameRow, user: string | null): Viewer {
  if (user === null) return -1;
  return user === row.user0 ? 0 : user === row.user1 ? 1 : -1;
}

/** `present` are the people who are connected. */
export function seatViews(row: GameRow, present: readonly [boolean, boolean]): [SeatView, SeatView] {
  return [
    { name: row.name0, deck: row.deck0, kind: row.kind0, connected: isBot(row.kind0) || present[0] },
    { name: row.name1, deck: row.deck1, kind: row.kind1, connected: isBot(row.kind1) || present[1] },
  ];
}
