/**
 * The record of games. What several games decide at the same time is written in one statement, so that the disk is waited
 * for once; a decision counts when `append` says so, and not before.
 */
import { type Kysely, sql } from 'kysely';
import { CHANNEL } from '../fanout/postgres.ts';
import type { DecisionRow, Tables } from './tables.ts';

interface Waiting {
  rows: readonly DecisionRow[];
  done: (written: boolean) => void;
  failed: (error: unknown) => void;
}

const MOST_ROWS = 500;

/** Does the error say that another process has written this number before? */
export function isTaken(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '23505' || /SQLITE_CONSTRAINT|UNIQUE constraint/.test(`${code} ${message}`);
}

export class DecisionLog {
  private queue: Waiting[] = [];
  private writing = false;

  constructor(
    private readonly db: Kysely<Tables>,
    /** makes the letter that tells other processes, in the same commit; null = there are none */
    private readonly letter: ((game: string, n: number) => string) | null,
    /** why what is written now would be lost; null = it would not */
    private readonly trouble: () => string | null = () => null,
  ) {}

  /** Writes the next entries of one game, all or none: false when somebody else has written there first. */
  append(rows: readonly DecisionRow[]): Promise<boolean> {
    return new Promise((done, failed) => {
      this.queue.push({ rows, done, failed });
      if (!this.writing) {
        this.writing = true;
        setImmediate(() => this.write());
      }
    });
  }

  private async write(): Promise<void> {
    while (this.queue.length > 0) {
      const batch = this.take();
      try {
        await this.insert(batch.flatMap((w) => w.rows));
        for (const w of batch) w.done(true);
      } catch (error) {
        if (batch.length > 1) for (const w of batch) await this.writeAlone(w);
        else if (isTaken(error)) batch[0].done(false);
        else batch[0].failed(error);
      }
    }
    this.writing = false;
  }

  private async writeAlone(w: Waiting): Promise<void> {
    try {
      await this.insert(w.rows);
      w.done(true);
    } catch (error) {
      if (isTaken(error)) w.done(false);
      else w.failed(error);
    }
  }

  private take(): Waiting[] {
    let rows = 0;
    const n = this.queue.findIndex((w) => {
      rows += w.rows.length;
      return rows > MOST_ROWS;
    });
    return this.queue.splice(0, n < 0 ? this.queue.length : Math.max(1, n));
  }

  private async insert(rows: readonly DecisionRow[]): Promise<void> {
    const trouble = this.trouble();
    if (trouble !== null) throw new Error(trouble);
    const insert = this.db.insertInto('decisions').values(rows.slice());
    if (this.letter === null) {
      await insert.execute();
      return;
    }
    const ends = new Map(rows.map((r) => [r.game, r.number + 1]));
    const letters = [...ends].map(([game, n]) => this.letter!(game, n));
    // News leaves with the commit, or not at all.
    await this.db
      .with('written', (db) => {
        return db.insertInto('decisions').values(rows.slice()).returning('number');
      })
      .selectNoFrom([
        sql`(SELECT count(*) FROM written)`.as('rows'),
        sql`(SELECT count(pg_notify(${CHANNEL}, letter)) FROM unnest(${letters}::text[]) AS letter)`.as('told'),
      ])
      .execute();
  }

  read(game: string, from = 0): Promise<DecisionRow[]> {
    return this.db
      .selectFrom('decisions')
      .selectAll()
      .where('game', '=', game)
      .where('number', '>=', from)
      .orderBy('number')
      .execute();
  }
}
