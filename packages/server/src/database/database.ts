/** Opens the database: PostgreSQL where there is a URL, else a file of our own. */
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Fanout } from '../fanout/fanout.ts';
import { localFanout } from '../fanout/local.ts';
import { type Log, PostgresFanout } from '../fanout/postgres.ts';
import { DatabaseFile } from './database-file.ts';
import { DecisionLog } from './decisions.ts';
import { schemaFor } from './migrations.ts';
import { makePool, postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';
import { checkUrl, type DatabaseError, fileTrouble, serverTrouble, writeTrouble } from './trouble.ts';

export interface Database {
  /** why nothing that is decided now could be kept; null = all is well */
  trouble(): Promise<string | null>;
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  readonly decisions: DecisionLog;
  readonly fanout: Fanout;
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** postgres://…; null = the file */
  url: string | null;
  /** folder of the file */
  folder: string;
  /** begin with what is left where the latest entries of the file are known to be lost */
  acceptLoss?: boolean;
}

const WRITTEN = 'ready-at';

/** Writes something, as an answer would be written. */
async function writing(db: Kysely<Tables>): Promise<string | null> {
  const row = { key: WRITTEN, value: String(Date.now()) };
  try {
    await db
      .insertInto('settings')
      .values(row)
      .onConflict((c) => c.column('key').doUpdateSet({ value: row.value }))
      .execute();
    return null;
  } catch (error) {
    return writeTrouble(error);
  }
}

export async function openDatabase(place: DatabasePlace, log: Log): Promise<Database> {
  return place.url === null ? openSqlite(place) : openPostgres(place.url, log);
}

/** The connection alone, to a database that nobody serves: its schema is as it was found. */
export async function openBare(place: DatabasePlace): Promise<{ db: Kysely<Tables>; close(): Promise<void> }> {
  if (place.url !== null) {
    checkUrl(place.url);
    const db = new Kysely<Tables>({ dialect: postgresDialect(makePool(place.url)) });
    return opened(db, serverTrouble);
  }
  const path = fileIn(place.folder);
  DatabaseFile.check(path, false);
  return opened(new Kysely<Tables>({ dialect: sqliteDialect(path) }), (error) => fileTrouble(path, error));
}

async function opened(db: Kysely<Tables>, trouble: (error: unknown) => DatabaseError) {
  try {
    await sql`SELECT 1`.execute(db);
  } catch (error) {
    await db.destroy().catch(() => {});
    throw trouble(error);
  }
  return { db, close: () => db.destroy() };
}

export const fileIn = (folder: string): string => join(folder, 'spaceline.db');

async function openSqlite({ folder, acceptLoss = false }: DatabasePlace): Promise<Database> {
  const path = fileIn(folder);
  let db: Kysely<Tables> | null = null;
  let file: DatabaseFile;
  try {
    DatabaseFile.check(path, acceptLoss);
    db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
    await schemaFor(db).upTo(null);
    file = new DatabaseFile(path);
  } catch (error) {
    await db?.destroy().catch(() => {});
    throw fileTrouble(path, error);
  }
  const fanout = localFanout();
  const opened = db;
  return {
    kind: 'sqlite',
    trouble: async () => file.trouble() ?? (await writing(opened)),
    db: opened,
    decisions: new DecisionLog(opened, null, () => file.trouble()),
    fanout,
    close: async () => {
      await fanout.close();
      await opened.destroy();
    },
  };
}

async function openPostgres(url: string, log: Log): Promise<Database> {
  checkUrl(url);
  const pool = makePool(url);
  pool.on('error', (error) => log.warn({ error }, 'a connection to the database is lost'));
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool) });
  try {
    await schemaFor(db).upTo(null);
    const fanout = await PostgresFanout.connect(url, pool, log);
    return {
      kind: 'postgres',
      trouble: () => writing(db),
      db,
      decisions: new DecisionLog(db, {
        letter: (game, n) => fanout.letter({ kind: 'decided', game, n }),
        term: () => fanout.lease.values,
      }),
      fanout,
      close: async () => {
        await fanout.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy().catch(() => {});
    throw serverTrouble(error);
  }
}
