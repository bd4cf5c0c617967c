/** A database as it is at one moment, to be read while games go on. */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { type DatabasePlace, fileIn, openBare } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** `copyOf`: asks the server that has this folder for a copy of its file, in a folder of its own; null = no server has it. */
export async function reading<T>(
  place: DatabasePlace,
  copyOf: (folder: string) => Promise<string | null>,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
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

/** What a server makes for them: the file as it is now, beside its own. Games wait for as long as it takes to write it. */
export const copyPlace = (folder: string, name: string): string => fileIn(`${folder}/copy-${name}`);
