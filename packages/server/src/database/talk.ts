/** What was said at tables. */
import type { Kysely } from 'kysely';
import type { Tables, TalkRow } from './tables.ts';

export class TalkLog {
  constructor(private readonly db: Kysely<Tables>) {}

  /** Adds a line with the next number; two processes that add at once get two numbers. */
  async add(line: Omit<TalkRow, 'n'>): Promise<TalkRow> {
    for (;;) {
      const { last } = await this.db
        .selectFrom('talk')
        .select((e) => e.fn.max('n').as('last'))
        .where('game', '=', line.game)
        .executeTakeFirstOrThrow();
      const row: TalkRow = { ...line, n: last === null ? 0 : Number(last) + 1 };
      const done = await this.db
        .insertInto('talk')
        .values(row)
        .onConflict((c) => c.doNothing())
        .executeTakeFirst();
      if (done.numInsertedOrUpdatedRows === 1n) return row;
    }
  }

  byNumber(game: string, n: number): Promise<TalkRow | undefined> {
    return this.db.selectFrom('talk').selectAll().where('game', '=', game).where('n', '=', n).executeTakeFirst();
  }

  /** The last lines of a table, or of one who speaks there, the oldest first. */
  async last(game: string, most: number, user?: string): Promise<TalkRow[]> {
    const rows = await this.db
      .selectFrom('talk')
      .selectAll()
      .where('game', '=', game)
      .$if(user !== undefined, (q) => q.where('user', '=', user!))
      .orderBy('n', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }

  by(user: string): Promise<TalkRow[]> {
    return this.db.selectFrom('talk').selectAll().where('user', '=', user).orderBy('at').execute();
  }

  async forget(before: number): Promise<void> {
    await this.db.deleteFrom('talk').where('at', '<', before).execute();
  }
}
