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

  of(game: string): Promise<ReportRow[]> {
    return this.db.selectFrom('reports').selectAll().where('game', '=', game).orderBy('at').execute();
  }
}
