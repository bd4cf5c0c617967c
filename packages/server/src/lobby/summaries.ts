/** Tables and games as lists show them. */
import { catalogue } from '@spaceline/cards';
import { unfinishedCards } from '@spaceline/formats';
import type { GameSummary, TableView } from '@spaceline/protocol';
import type { GameRow } from '../database/tables.ts';
import { seatOf } from '../games/seats.ts';

/** May somebody look at this game? Its players always, others where spectators are welcome or it is over. */
export const mayWatch = (row: GameRow, user: string | null): boolean =>
  row.spectators === 1 || row.status === 'over' || (user !== null && (row.user0 === user || row.user1 === user));

export const tableView = (row: GameRow, user: string | null): TableView => ({
  id: row.id,
  format: row.format,
  host: row.name0,
  private: row.private === 1,
  spectators: row.spectators === 1,
  minutes: row.clock_limit === null ? null : row.clock_limit / 60_000,
  status: row.status,
  createdAt: row.created_at,
  mine: user !== null && row.user0 === user,
  blanks: row.blanks === 1,
  unfinished: row.waiting === null ? [] : unfinishedCards([JSON.parse(row.waiting)], catalogue),
});

/** `rules` are those of this server: a game of others stands still. */
export function gameSummary(row: GameRow, user: string | null, rules: string): GameSummary {
  const seat = seatOf(row, user);
  const goesOn = row.rules !== rules ? 'adjourned' : row.saved_at !== null ? 'saved' : row.status;
  const status = row.status === 'playing' ? goesOn : row.status;
  return {
    id: row.id,
    format: row.format,
    status,
    players: [
      { name: row.name0, deck: row.deck0, kind: row.kind0 },
      { name: row.name1, deck: row.deck1, kind: row.kind1 },
    ],
    seat,
    spectators: row.spectators === 1,
    yourMove: status === 'playing' && seat >= 0 && (row.asked === seat || row.asked === 2),
    points: [row.points0, row.points1],
    turn: row.turn,
    result: row.result === null ? null : { winner: row.winner ?? -1, kind: row.result },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    origin: row.origin === null ? null : { game: row.origin, n: row.origin_n ?? 0 },
  };
}
