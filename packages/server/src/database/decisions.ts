/**
 * The record of games. What several games decide at the same time is written in one statement, so that the disk is waited
 * for once; a decision counts when `append` says so, and not before.
 */
import { type Kysely, sql } from 'kysely';
import { CHANNEL } from '../fanout/postgres.ts';
import { unpacked } from './records.ts';
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

interface Others {
  /** makes the letter that tells them, in the same commit */
  letter(game: string, n: number): string;
  /** this server and its term: when that is over, others may have taken its games */
  term(): readonly [server: string, term: number];
}

/** This server was thought to be gone; what it would write is not written. */
const FENCED = 'this server has not said for too long that it lives: nothing was written';

const COLUMNS = ['game', 'number', 'entry', 'seat', 'auto', 'at', 'left0', 'left1', 'away0', 'away1', 'hash'] as const;

/** One statement for any number of rows, which is prepared once. */
const INTO_FILE = (rows: string) =>
  sql`INSERT INTO decisions (${sql.join(COLUMNS.map((c) => sql.ref(c)))})
      SELECT ${sql.join(COLUMNS.map((c) => sql`value ->> ${sql.lit(c)}`))} FROM json_each(${rows})`;

/** So many games tell their people at a time; whoever has answered meanwhile has a turn between them. */
const SLICE = 6;

async function tell(batch: readonly Waiting[]): Promise<void> {
  for (let i = 0; i < batch.length; i += SLICE) {
    if (i > 0) await new Promise((r) => setImmediate(r));
    for (const w of batch.slice(i, i + SLICE)) w.done(true);
  }
}

export class DecisionLog {
  private queue: Waiting[] = [];
  private writing = false;

  constructor(
    private readonly db: Kysely<Tables>,
    /** the other processes; null = there are none */
    private readonly others: Others | null,
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
        // the next commit begins meanwhile
        void tell(batch);
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
    if (this.others === null) {
      await INTO_FILE(JSON.stringify(rows)).execute(this.db);
      return;
    }
    const ends = new Map(rows.map((r) => [r.game, r.number + 1]));
    const letters = [...ends].map(([game, n]) => this.others!.letter(game, n));
    const [server, term] = this.others.term();
    // News leaves with the commit, or not at all; and nothing is written by a server whose term is over.
    const { rows: written } = await sql<{ rows: number }>`
      WITH alive AS (SELECT 1 FROM servers WHERE id = ${server} AND term = ${term} AND until > now()),
      written AS (
        INSERT INTO decisions SELECT r.* FROM json_populate_recordset(NULL::decisions, ${JSON.stringify(rows)}) AS r
        WHERE EXISTS (SELECT 1 FROM alive) RETURNING number)
      SELECT (SELECT count(*) FROM written)::int AS rows,
        (SELECT count(pg_notify(${CHANNEL}, letter)) FROM unnest(${letters}::text[]) AS letter
         WHERE EXISTS (SELECT 1 FROM alive)) AS told`.execute(this.db);
    if (written[0].rows !== rows.length) throw new Error(FENCED);
  }

  async read(game: string, from = 0): Promise<DecisionRow[]> {
    const rows = await this.db
      .selectFrom('decisions')
      .selectAll()
      .where('game', '=', game)
      .where('number', '>=', from)
      .orderBy('number')
      .execute();
    return rows.length > 0 ? rows : this.readPacked(game, from);
  }

  /** Of a game that has been over for a while. */
  private async readPacked(game: string, from: number): Promise<DecisionRow[]> {
    const record = await this.db.selectFrom('records').select('packed').where('game', '=', game).executeTakeFirst();
    return record === undefined ? [] : (await unpacked(game, record.packed)).slice(from);
  }
}
