/** What the server keeps of somebody, for them to take along. */
import { entrantOf, replay, sitsAt } from '@spaceline/events';
import type { LabView, MyData } from '@spaceline/protocol';
import type { Decks } from '../database/decks.ts';
import type { EventStore } from '../database/events.ts';
import type { Games } from '../database/games.ts';
import type { Relations } from '../database/relations.ts';
import type { Reports } from '../database/reports.ts';
import type { Results } from '../database/results.ts';
import type { Sanctions } from '../database/sanctions.ts';
import type { UserRow } from '../database/tables.ts';
import type { TalkLog } from '../database/talk.ts';
import type { Users } from '../database/users.ts';
import type { League } from '../events/league.ts';
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
  events: EventStore;
  league: Pick<League, 'wants'>;
}

/** Enough for a life of games. */
const ALL = 100_000;

export class OwnData {
  constructor(private readonly kept: Kept) {}

  async of(user: UserRow): Promise<MyData> {
    const { users, decks, results, games, reports, relations, sanctions, talkLog, league } = this.kept;
    const { id, name, login, recovery, created_at } = user;
    return {
      me: { id, name, login, recoverable: recovery !== null },
      since: created_at,
      earlierNames: await users.earlierNamesOf(id),
      rated: await league.wants(id),
      sessions: (await users.sessionsOf(id)).map((s) => ({ since: s.created_at, seen: s.seen_at })),
      decks: await Promise.all(
        (await decks.of(id)).map(async (d) => ({
          name: d.name,
          format: d.format,
          text: d.text,
          folder: d.folder,
          updatedAt: d.updated_at,
          versions: (await decks.versions(d.id)).map(({ name, format, text, note, at }) => ({
            name: name === '' ? d.name : name,
            format: format === '' ? d.format : format,
            text,
            note,
            at: Number(at),
          })),
        })),
      ),
      labs: (await results.labsBy(id)).map((row) => JSON.parse(row.view) as LabView),
      games: (await games.of(id, ALL)).map((g) => ({
        id: g.id,
        format: g.format,
        players: [g.name0, g.name1],
        decks: [g.deck0, g.deck1],
        seat: seatOf(g, id),
        result: g.result,
        at: g.created_at,
      })),
      events: await this.eventsOf(id),
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

  /** Of an event, what this person did there and what was done about them; the rest is that of others. */
  private async eventsOf(id: string): Promise<MyData['events']> {
    const { events } = this.kept;
    const all = await events.of(id);
    return Promise.all(
      all.map(async (row) => {
        const log = await events.read(row.id);
        const t = replay(log);
        return {
          id: row.id,
          name: row.name,
          format: row.format,
          at: Number(row.created_at),
          directed: row.director === id,
          log: log.filter((e) => e.by === id || ('player' in e && e.player === id)),
          tables: t.rounds.flatMap(({ tables }, i) =>
            tables
              .filter((table) => sitsAt(table, id))
              .map(({ first, second, game, result }) => {
                const other = first === id ? second : first;
                return {
                  round: i + 1,
                  against: other === null ? null : (entrantOf(t, other)?.name ?? null),
                  game,
                  result,
                };
              }),
          ),
        };
      }),
    );
  }
}
