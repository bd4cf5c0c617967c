/** What the server keeps of somebody, for them to take along. */
import type { LabView, MyData } from '@spaceline/protocol';
import type { Decks } from '../database/decks.ts';
import type { Games } from '../database/games.ts';
import type { Relations } from '../database/relations.ts';
import type { Reports } from '../database/reports.ts';
import type { Results } from '../database/results.ts';
import type { Sanctions } from '../database/sanctions.ts';
import type { UserRow } from '../database/tables.ts';
import type { TalkLog } from '../database/talk.ts';
import type { Users } from '../database/users.ts';
import { seatOf } from '../games/seats.ts';

interface Kept {
  users: Users;
  decks: Decks;
  results: Results;
  games: Games;
  reports: Reports;
  relations: Relations;
  sanctions: Sanctions;
  talkLog: TalkLog;
}

/** Enough for a life of games. */
const ALL = 100_000;

export class OwnData {
  constructor(private readonly kept: Kept) {}

  async of(user: UserRow): Promise<MyData> {
    const { users, decks, results, games, reports, relations, sanctions, talkLog } = this.kept;
    const { id, name, login, recovery, created_at } = user;
    return {
      me: { id, name, login, recoverable: recovery !== null },
      since: created_at,
      sessions: (await users.sessionsOf(id)).map((s) => ({ since: s.created_at, seen: s.seen_at })),
      decks: await Promise.all(
        (await decks.of(id)).map(async (d) => ({
          name: d.name,
          format: d.format,
          text: d.text,
          folder: d.folder,
          updatedAt: d.updated_at,
          versions: (await decks.versions(d.id)).map(({ text, note, at }) => ({ text, note, at: Number(at) })),
        })),
      ),
      labs: (await results.labsBy(id)).map((row) => JSON.parse(row.view) as LabView),
      games: (await games.of(id, ALL)).map((g) => ({
        id: g.id,
        format: g.format,
        players: [g.name0, g.name1],
        seat: seatOf(g, id),
        result: g.result,
        at: g.created_at,
      })),
      reports: (await reports.by(id)).map((r) => ({ id: r.id, game: r.game, text: r.text, at: r.at })),
      people: await Promise.all(
        (await relations.of(id)).map(async (r) => ({
          name: (await users.byId(r.other))?.name ?? '',
          relation: r.kind,
          at: r.at,
        })),
      ),
      talk: (await talkLog.by(id)).map((l) => ({ game: l.game, at: l.at, what: JSON.parse(l.what) })),
      sanctions: (await sanctions.of(id)).map((x) => ({
        kind: x.kind,
        reason: x.reason,
        at: x.at,
        until: x.until,
        liftedAt: x.lifted_at,
        appeal: x.appeal,
        answer: x.answer,
      })),
      // who did it is the operators' own business
      acts: (await sanctions.actsOf(id)).map(({ at, act, text, by }) => ({ at, act, text, byYou: by === id })),
    };
  }
}
