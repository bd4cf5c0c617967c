/**
 * Everything a server keeps, as one file that either database can be made from: lines of JSON, gzipped. The first line says which schema
 * the rows are of, the last how many there are, so that a file that was cut off is not taken for a whole one.
 */
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { type Schema, schemaOf } from '../database/migrations.ts';
import type { Tables } from '../database/tables.ts';
import { DatabaseError } from '../database/trouble.ts';
import { VERSION } from '../rules-version.ts';

/** By what the rows of each table are told apart, in an order in which they can be put back. Null: not kept, for it is of this moment. */
const KEYS: Readonly<Record<keyof Tables, readonly string[] | null>> = {
  settings: ['key'],
  users: ['id'],
  names: ['user', 'key'],
  earlier_names: ['user', 'key'],
  sessions: ['token'],
  decks: ['id'],
  deck_versions: ['deck', 'number'],
  games: ['id'],
  deck_games: ['game', 'seat'],
  labs: ['id'],
  decisions: ['game', 'number'],
  records: ['game'],
  checkpoints: ['game', 'number'],
  restored: ['game', 'number'],
  reports: ['id'],
  talk: ['game', 'n'],
  relations: ['user', 'other'],
  sanctions: ['id'],
  ban_addresses: ['sanction', 'address'],
  acts: ['id'],
  events: ['id'],
  event_log: ['event', 'number'],
  event_players: ['event', 'user'],
  servers: null,
  drivers: null,
};
const ALL_KEPT = Object.entries(KEYS).filter((e): e is [keyof Tables, readonly string[]] => e[1] !== null);

/** Those that there are: a database that a server of before has used may lack some. */
async function keptIn(db: Kysely<Tables>): Promise<typeof ALL_KEPT> {
  const there = (await db.introspection.getTables()).map((t) => t.name);
  return ALL_KEPT.filter(([table]) => there.includes(table));
}

const PAGE = 500;

interface Head {
  spaceline: 'backup';
  version: string;
  /** the last step of the schema */
  schema: string;
  at: number;
}

export interface Counted {
  rows: number;
  tables: Record<string, number>;
}

/** Rows after this one, in the order of their key. */
async function page(
  db: Kysely<Tables>,
  table: keyof Tables,
  key: readonly string[],
  after: Row | null,
): Promise<Row[]> {
  const columns = sql.join(key.map((k) => sql.ref(k)));
  const from = after === null ? sql`` : sql`WHERE (${columns}) > (${sql.join(key.map((k) => after[k]))})`;
  const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} ${from} ORDER BY ${columns} LIMIT ${PAGE}`.execute(
    db,
  );
  return rows;
}

type Row = Record<string, unknown>;

async function* lines(db: Kysely<Tables>, counted: Counted): AsyncGenerator<string> {
  const head: Head = { spaceline: 'backup', version: VERSION, schema: await schemaOf(db), at: Date.now() };
  yield `${JSON.stringify(head)}\n`;
  for (const [table, key] of await keptIn(db)) {
    counted.tables[table] = 0;
    let last: Row | null = null;
    for (;;) {
      const rows: Row[] = await page(db, table, key, last);
      for (const row of rows) yield `${JSON.stringify([table, row])}\n`;
      counted.tables[table] += rows.length;
      counted.rows += rows.length;
      if (rows.length < PAGE) break;
      last = rows[rows.length - 1];
    }
  }
  yield `${JSON.stringify({ end: true, rows: counted.rows })}\n`;
}

/** Writes everything of a database into a file; what is there already is replaced when the new one is whole. */
export async function backUp(db: Kysely<Tables>, file: string): Promise<Counted> {
  const counted: Counted = { rows: 0, tables: {} };
  const unfinished = `${file}.part`;
  try {
    // It holds seeds and sessions: nobody else on the machine reads it.
    await pipeline(lines(db, counted), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return counted;
}

const spoilt = (file: string, why: string): DatabaseError =>
  new DatabaseError(`${file} cannot be used: ${why}. Nothing was changed`);

/** The rows of a backup, as it is read. The last thing that comes is its end, or an error. */
async function* rowsOf(file: string): AsyncGenerator<Head | readonly [keyof Tables, Row]> {
  const input = createReadStream(file);
  const text = createGunzip();
  let failed: Error | null = null;
  const fail = (error: Error) => {
    failed ??= error;
    text.destroy();
  };
  input.on('error', fail);
  text.on('error', fail);
  input.pipe(text);
  let rows = -1;
  let end: { rows: number } | null = null;
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      const value = JSON.parse(line);
      if (rows < 0) {
        if (value.spaceline !== 'backup') throw spoilt(file, 'it is no backup of Spaceline');
      } else if (value.end === true) {
        end = value;
        continue;
      } else if (!Array.isArray(value) || !(value[0] in KEYS)) {
        throw spoilt(file, `a row of it is of no table that this version knows (${line.slice(0, 60)})`);
      }
      rows++;
      yield value;
    }
  } catch (error) {
    throw error instanceof DatabaseError ? error : spoilt(file, `it is damaged (${(error as Error).message})`);
  }
  if (failed !== null) throw spoilt(file, `it cannot be read to its end (${(failed as Error).message})`);
  if (rows < 0) throw spoilt(file, 'it is empty');
  if (end === null || end.rows !== rows) throw spoilt(file, 'it was cut off');
}

/** Reads a backup to its end, and counts. */
export async function inspect(file: string): Promise<Counted & Head> {
  const counted: Counted = { rows: 0, tables: Object.fromEntries(ALL_KEPT.map(([table]) => [table, 0])) };
  let head: Head | null = null;
  for await (const row of rowsOf(file)) {
    if ('spaceline' in row) head = row;
    else {
      counted.rows++;
      counted.tables[row[0]]++;
    }
  }
  return { ...head!, ...counted };
}

/** Puts everything of a backup into a database that has nothing in it yet: all of it or nothing. */
export async function restore(schema: Schema, file: string): Promise<Counted> {
  const { schema: step, tables, rows } = await inspect(file);
  const { db } = schema;
  const found = await schemaOf(db).catch(() => null);
  if (found !== null && found > step)
    throw new DatabaseError(
      `${file} was made by an older Spaceline: put it into a database that no server has used yet, not even this one`,
    );
  await schema.upTo(step);
  await db.transaction().execute(async (t) => {
    for (const [table] of await keptIn(t)) {
      if (table === 'settings') continue;
      const { rows: some } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(t);
      if (some.length > 0)
        throw new DatabaseError('The database is not empty: a backup is put into one that has nothing in it');
    }
    await t.deleteFrom('settings').execute();
    let batch: { table: keyof Tables; rows: Row[] } | null = null;
    const flush = async () => {
      if (batch !== null)
        await t
          .insertInto(batch.table)
          .values(batch.rows as never)
          .execute();
      batch = null;
    };
    for await (const row of rowsOf(file)) {
      if ('spaceline' in row) continue;
      if (batch !== null && (batch.table !== row[0] || batch.rows.length >= 100)) await flush();
      batch ??= { table: row[0], rows: [] };
      batch.rows.push(row[1]);
    }
    await flush();
  });
  await schema.upTo(null);
  return { rows, tables };
}
