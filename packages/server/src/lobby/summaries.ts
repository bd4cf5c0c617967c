/** Tables and games as lists show them. */
import { catalogue } from '@spaceline/cards';
import type { DeckList } from '@spaceline/engine';
import { unfinishedCards } from '@spaceline/formats';
import type { GameSummary, TableView } from '@spaceline/protocol';
import type { GameRow } from '../database/tables.ts';
import { seatOf } from '../games/seats.ts';
import type { Offer } from './lobby.ts';

/** May somebody look at this game? Its players always, others where spectators are welcome or it is over. */
export const mayWatch = (row: GameRow, user: string | null): boolean =>
  row.spectators === 1 || row.status === 'over' || (user !== null && (row.user0 === user || row.user1 === user));

/** The deck of somebody who waits, or the one that is set for whoever comes. */
const deckIn = (json: string): DeckList => {
  const known = JSON.parse(json) as DeckList | Offer;
  return 'deck' in known ? known.deck : known;
};

export const tableView = (row: GameRow, user: string | null): TableView => ({
  id: row.id,
  format: row.format,
  host: { name: row.name0, kind: row.kind0 },
  private: row.private === 1,
  spectators: row.spectators === 1,
  minutes: row.clock_limit === null ? null : row.clock_limit / 60_000,
  status: row.status,
  createdAt: row.created_at,
  mine: user !== null && row.user0 === user,
  blanks: row.blanks === 1,
  unfinished: unfinishedCards(
    [row.waiting, row.offer].flatMap((d) => (d === null ? [] : [deckIn(d)])),
    catalogue,
  ),
  invited: row.invited === null ? null : row.invited === user ? 'you' : 'somebody',
  decks: row.offer === null ? null : { host: row.deck0, guest: (JSON.parse(row.offer) as Offer).name },
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
    listed: { now: row.listed === 1, yours: seat === 0 ? row.listed0 === 1 : seat === 1 && row.listed1 === 1 },
    // the link of a game is for those who played it to give away
    origin: row.origin === null || seat < 0 ? null : { game: row.origin, n: row.origin_n ?? 0 },
  };
}
