/**
 * What somebody is called stands in many places, each beside who it is. Whoever is called otherwise is so in all of them at once: a name
 * that was given up may be somebody else's a moment later, and nobody must take the one for the other.
 */
import type { Kysely } from 'kysely';
import { nameKeys } from '../lobby/names.ts';
import { cameIn } from './events.ts';
import type { Tables } from './tables.ts';

/** What stands where the account is gone. */
export const GONE = 'Former player';

/** Called otherwise until they choose. */
export const nameless = (id: string): string => `Player ${id.slice(0, 6)}`;

type Db = Kysely<Tables>;

/** In the log of an event a name stands where its player came in. */
async function callInEvents(db: Db, id: string, name: string): Promise<void> {
  const rows = await db.selectFrom('event_log').selectAll().where('entry', 'like', cameIn(id)).execute();
  for (const { event, number, entry } of rows) {
    const there = db.updateTable('event_log').where('event', '=', event).where('number', '=', number);
    await there.set({ entry: JSON.stringify({ ...JSON.parse(entry), name }) }).execute();
  }
}

/** `kind`: what they are from now on, where that changes too: a guest has made an account. */
async function callEverywhere(db: Db, id: string, name: string, kind?: 'person'): Promise<void> {
  for (const seat of [0, 1] as const)
    await db
      .updateTable('games')
      .set({ [`name${seat}`]: name, ...(kind && { [`kind${seat}`]: kind }) })
      .where(`user${seat}`, '=', id)
      .execute();
  await db
    .updateTable('talk')
    .set({ name, ...(kind && { kind }) })
    .where('user', '=', id)
    .execute();
  await db.updateTable('acts').set({ about_name: name }).where('about', '=', id).execute();
  await db.updateTable('acts').set({ by_name: name }).where('by', '=', id).execute();
  await callInEvents(db, id, name);
}

/** By what the name of somebody is told from now on. `own`: no other account may have it; throws where one has. */
export async function keyName(db: Db, id: string, name: string, own: boolean): Promise<void> {
  await db.deleteFrom('names').where('user', '=', id).execute();
  const rows = nameKeys(name).map((key) => ({ user: id, key, own: own ? 1 : 0 }));
  if (rows.length > 0) await db.insertInto('names').values(rows).execute();
}

/** What somebody was called until now, and is no more. */
async function rememberName(db: Db, id: string, before: string, name: string, now: number): Promise<void> {
  const keys = nameKeys(name);
  const gone = nameKeys(before).filter((key) => !keys.includes(key));
  for (const key of before === nameless(id) ? [] : gone)
    await db
      .insertInto('earlier_names')
      .values({ user: id, key, until: now })
      .onConflict((c) => c.columns(['user', 'key']).doUpdateSet({ until: now }))
      .execute();
  await db.deleteFrom('earlier_names').where('user', '=', id).where('key', 'in', keys).execute();
}

/** Calls somebody otherwise, wherever they are called anything. Throws where the name is another account's. */
export async function call(
  db: Db,
  id: string,
  { name, own, kind, now }: { name: string; own: boolean; kind?: 'person'; now: number },
): Promise<void> {
  const { name: before } = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  await db.updateTable('users').set({ name }).where('id', '=', id).execute();
  await keyName(db, id, name, own);
  await rememberName(db, id, before, name, now);
  await callEverywhere(db, id, name, kind);
}

/** Takes the name out of everything that stays when somebody goes, and says of none of it any more whose it was. */
export async function forgetWho(db: Db, id: string): Promise<void> {
  await callEverywhere(db, id, GONE);
  for (const seat of [0, 1] as const)
    await db
      .updateTable('games')
      .set({ [`user${seat}`]: null })
      .where(`user${seat}`, '=', id)
      .execute();
  await db.updateTable('reports').set({ user: null }).where('user', '=', id).execute();
  await db.updateTable('reports').set({ about: null }).where('about', '=', id).execute();
  await db.updateTable('talk').set({ user: '' }).where('user', '=', id).execute();
  await db.updateTable('acts').set({ about: null }).where('about', '=', id).execute();
  await db.updateTable('acts').set({ by: null }).where('by', '=', id).execute();
  await db.deleteFrom('settings').where('key', '=', `rated ${id}`).execute();
}
