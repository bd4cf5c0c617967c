/** A database as it is at one moment, to be read while games go on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type DatabasePlace, fileIn, openBare } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { copyOf } from '../order/line.ts';

export async function reading<T>(place: DatabasePlace, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  if (place.url !== null) return readingPostgres(place, work);
  // The file is the server's alone, as long as there is one.
  const copy = await copyOf(place.folder);
  const { db, close } = await openBare({ url: null, folder: copy === null ? place.folder : dirname(copy) });
  try {
    return await work(db);
  } finally {
    await close();
    if (copy !== null) rmSync(dirname(copy), { recursive: true, force: true });
  }
}

async function readingPostgres<T>(place: DatabasePlace, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const { db, close } = await openBare(place);
  try {
    return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  } finally {
    await close();
  }
}

/** What the server that has the file makes for others: a copy as it is now, in a folder beside it. Games wait while it is written. */
export async function copyInto(db: Kysely<Tables>, folder: string): Promise<string> {
  const made = mkdtempSync(join(resolve(folder), 'copy-'));
  const path = fileIn(made);
  await sql`VACUUM INTO ${sql.lit(path)}`.execute(db);
  return path;
}
