/** Tables and games, without their records. */
import { isPerson } from '@spaceline/protocol';
import type { Kysely, Updateable } from 'kysely';
import type { GameRow, Tables } from './tables.ts';

/** Somebody who is waited for in more games than this hears of the latest. */
const MOST_WAITING = 40;

export class Games {
  constructor(private readonly db: Kysely<Tables>) {}

  async add(row: GameRow): Promise<void> {
    await this.db.insertInto('games').values(row).execute();
  }

  byId(id: string): Promise<GameRow | undefined> {
    return this.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Where these games stand. */
  async standings(ids: readonly string[]): Promise<Map<string, Pick<GameRow, 'status' | 'turn'>>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.selectFrom('games').select(['id', 'status', 'turn']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, status, turn }) => [id, { status, turn }]));
  }

  async set(id: string, change: Updateable<GameRow>): Promise<void> {
    await this.db.updateTable('games').set(change).where('id', '=', id).execute();
  }

  /** Changes many at once, which is as quick as one. */
  async setMany(changes: ReadonlyMap<string, Updateable<GameRow>>): Promise<void> {
    if (changes.size === 0) return;
    await this.db.transaction().execute(async (db) => {
      for (const [id, change] of changes) await db.updateTable('games').set(change).where('id', '=', id).execute();
    });
  }

  /** The same, only while the table waits for a player: false when somebody was quicker. */
  async setOpen(id: string, change: Updateable<GameRow>): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('games')
      .set(change)
      .where('id', '=', id)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Names the game that follows this one: false when it has one. */
  async setNext(id: string, next: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('games')
      .set({ next })
      .where('id', '=', id)
      .where('next', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  of(user: string, most = 100): Promise<GameRow[]> {
    return this.db
      .selectFrom('games')
      .selectAll()
      .where((e) => e.or([e('user0', '=', user), e('user1', '=', user)]))
      .where('status', '!=', 'closed')
      .orderBy('updated_at', 'desc')
      .limit(most)
      .execute();
  }

  /** A player wants it in the public list, or does not: it is there when all people who played it want it. */
  async setListed(id: string, seat: 0 | 1, on: boolean): Promise<GameRow> {
    return this.db.transaction().execute(async (db) => {
      await db
        .updateTable('games')
        .set({ [`listed${seat}`]: on ? 1 : 0 })
        .where('id', '=', id)
        .execute();
      const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const agreed = (kind: string, wish: number) => !isPerson(kind) || wish === 1;
      const listed = agreed(row.kind0, row.listed0) && agreed(row.kind1, row.listed1) ? 1 : 0;
      await db.updateTable('games').set({ listed }).where('id', '=', id).execute();
      return { ...row, listed };
    });
  }

  /** Games by these rules in which it is this person's move. */
  waitingFor(user: string, rules: string): Promise<GameRow[]> {
    return this.db
      .selectFrom('games')
      .selectAll()
      .where('status', '=', 'playing')
      .where('rules', '=', rules)
      .where('saved_at', 'is', null)
      .where((e) =>
        e.or([
          e.and([e('user0', '=', user), e('asked', 'in', [0, 2])]),
          e.and([e('user1', '=', user), e('asked', 'in', [1, 2])]),
        ]),
      )
      .orderBy('updated_at', 'desc')
      .limit(MOST_WAITING)
      .execute();
  }

  /** Tables that wait for this person. */
  invitationsOf(user: string): Promise<GameRow[]> {
    return this.db
      .selectFrom('games')
      .selectAll()
      .where('invited', '=', user)
      .where('status', '=', 'open')
      .orderBy('created_at', 'desc')
      .execute();
  }

  openTables(most = 100): Promise<GameRow[]> {
    return this.db
      .selectFrom('games')
      .selectAll()
      .where('status', '=', 'open')
      .where('private', '=', 0)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
  }

  openTablesOf(user: string): Promise<GameRow[]> {
    return this.db.selectFrom('games').selectAll().where('status', '=', 'open').where('user0', '=', user).execute();
  }

  /** Games in progress, by these rules, that anybody may watch and somebody is still playing. */
  live(rules: string, since: number, most = 50): Promise<GameRow[]> {
    return this.db
      .selectFrom('games')
      .selectAll()
      .where('status', '=', 'playing')
      .where('rules', '=', rules)
      .where('private', '=', 0)
      .where('spectators', '=', 1)
      .where('updated_at', '>', since)
      .orderBy('updated_at', 'desc')
      .limit(most)
      .execute();
  }

  /** Tables at which this person waits, or for which they were invited. */
  async closeTablesOf(user: string): Promise<void> {
    await this.db
      .updateTable('games')
      .set({ status: 'closed' })
      .where('status', '=', 'open')
      .where((e) => e.or([e('user0', '=', user), e('invited', '=', user)]))
      .execute();
  }

  /** Tables that nobody came to. */
  async closeOpen(before: number): Promise<void> {
    await this.db
      .updateTable('games')
      .set({ status: 'closed' })
      .where('status', '=', 'open')
      .where('updated_at', '<', before)
      .execute();
  }
}
