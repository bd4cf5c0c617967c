/** What the server keeps of somebody, for them to take along. */
import type { MyData } from '@spaceline/protocol';
import type { Decks } from '../database/decks.ts';
import type { Games } from '../database/games.ts';
import type { Reports } from '../database/reports.ts';
import type { UserRow } from '../database/tables.ts';
import type { Users } from '../database/users.ts';
import { seatOf } from '../games/seats.ts';

interface Kept {
  users: Users;
  decks: Decks;
  games: Games;
  reports: Reports;
}

/** Enough for a life of games. */
const ALL = 100_000;

export class OwnData {
  constructor(private readonly kept: Kept) {}

  async of(user: UserRow): Promise<MyData> {
    const { users, decks, games, reports } = this.kept;
    const { id, name, login, recovery, created_at } = user;
    return {
      me: { id, name, login, recoverable: recovery !== null },
      since: created_at,
      sessions: (await users.sessionsOf(id)).map((s) => ({ since: s.created_at, seen: s.seen_at })),
      decks: (await decks.of(id)).map((d) => ({
        name: d.name,
        format: d.format,
        text: d.text,
        updatedAt: d.updated_at,
      })),
      games: (await games.of(id, ALL)).map((g) => ({
        id: g.id,
        format: g.format,
        players: [g.name0, g.name1],
        seat: seatOf(g, id),
        result: g.result,
        at: g.created_at,
      })),
      reports: (await reports.by(id)).map((r) => ({ id: r.id, game: r.game, text: r.text, at: r.at })),
    };
  }
}
