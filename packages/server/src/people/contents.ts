/** What a database holds, table by table, for tests that look for somebody in it. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type Contents = ReadonlyMap<string, readonly Record<string, unknown>[]>;

export async function contentsOf(db: Kysely<Tables>): Promise<Contents> {
  const all = new Map<string, Record<string, unknown>[]>();
  for (const { name } of await db.introspection.getTables())
    all.set(name, (await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(name)}`.execute(db)).rows);
  return all;
}

/** The tables in which this text stands, whatever its case. */
export const tablesWith = (contents: Contents, text: string): string[] =>
  [...contents]
    .filter(([, rows]) => rows.some((row) => JSON.stringify(row).toLowerCase().includes(text.toLowerCase())))
    .map(([table]) => table);
