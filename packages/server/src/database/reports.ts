/** What players and the server itself report. */
import type { Kysely } from 'kysely';
import type { ReportRow, Tables } from './tables.ts';

export class Reports {
  constructor(private readonly db: Kysely<Tables>) {}

  async add(row: ReportRow): Promise<void> {
    await this.db.insertInto('reports').values(row).execute();
  }

  byId(id: string): Promise<ReportRow | undefined> {
    return this.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The latest first: those that nobody is done with, or all. */
  list(all: boolean, most: number): Promise<ReportRow[]> {
    let query = this.db.selectFrom('reports').selectAll();
    if (!all) query = query.where('closed_at', 'is', null);
    return query.orderBy('at', 'desc').limit(most).execute();
  }

  async close(id: string, note: string, now: number): Promise<void> {
    await this.db.updateTable('reports').set({ closed_at: now, note }).where('id', '=', id).execute();
  }

  async countOf(game: string): Promise<number> {
    const { n } = await this.db
      .selectFrom('reports')
      .select((e) => e.fn.countAll().as('n'))
      .where('game', '=', game)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  /** Old ones go, and the oldest of those that are too many. */
  async forget(before: number, most: number): Promise<void> {
    await this.db.deleteFrom('reports').where('at', '<', before).execute();
    const first = await this.db
      .selectFrom('reports')
      .select('at')
      .orderBy('at', 'desc')
      .offset(most)
      .limit(1)
      .executeTakeFirst();
    if (first !== undefined) await this.db.deleteFrom('reports').where('at', '<=', first.at).execute();
  }

  by(user: string): Promise<ReportRow[]> {
    return this.db.selectFrom('reports').selectAll().where('user', '=', user).orderBy('at').execute();
  }

  of(game: string): Promise<ReportRow[]> {
    return this.db.selectFrom('reports').selectAll().where('game', '=', game).orderBy('at').execute();
  }
}
