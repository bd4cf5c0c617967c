/** A database that an older server has used is brought up to date, and a backup of it is put back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp, restore } from '../keeping/backup.ts';
import { contentsOf, tablesWith } from '../people/contents.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { openBare } from './database.ts';
import { schemaFor } from './migrations.ts';
import type { Tables } from './tables.ts';
import { Users } from './users.ts';

const places = new Places();
const folder = mkdtempSync(join(tmpdir(), 'spaceline-steps-'));
afterAll(() => {
  places.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody as step 15 kept them. */
async function add(db: Kysely<Tables>, id: string, name: string, login: string | null, key: string, at: number) {
  const own = login === null ? null : key;
  await sql`INSERT INTO users (id, name, login, password, name_key, looks, created_at)
    VALUES (${id}, ${name}, ${login}, 'x', ${own}, ${key}, ${at})`.execute(db);
}

describe.each(KINDS)('on %s', (kind) => {
  it('names are kept by all their keys, and reports and the log without names', { skip: lacks(kind) }, async () => {
    const { db, close } = await openBare(await places.fresh(kind));
    const schema = schemaFor(db);
    await schema.upTo('015-people');
    // two accounts that were not known to look alike, and guests who were not known to look like one
    await add(db, 'first', 'Тувок', 'first', 'tyboĸ', 1);
    await add(db, 'second', 'тувок', 'second', 'ᴛyʙoĸ', 2);
    await add(db, 'guest', 'ТУВОК', null, 'tybok', 3);
    await add(db, 'other', 'Neelix', null, 'neellx', 4);
    await add(db, 'ab23cd45ef67', 'Player ab23cd', 'third', 'playerab23cd', 5);
    const talk = [{ n: 0, by: 'first', name: 'Quillon Vane', text: 'You targ' }];
    const report = { id: 'r', game: 'g', user: 'other', text: 'Rude', at: 1, talk };
    await sql`INSERT INTO reports (id, game, "user", kind, text, data, at)
      VALUES ('r', 'g', 'other', 'player', 'Rude', ${JSON.stringify(report)}, 1)`.execute(db);
    await sql`INSERT INTO acts (id, at, by_name, act, about, about_name, text)
      VALUES ('a', 1, 'command line', 'release-name', 'first', 'Тувок', '"Quillon Vane": Impersonates')`.execute(db);
    const old = join(folder, `${kind}.gz`);
    await backUp(db, old);

    await schema.upTo(null);
    const look = async (at: Kysely<Tables>) => {
      const users = new Users(at, () => {});
      const ids = async (name: string) => (await users.byName(name)).map((u) => u.id).sort();
      // who came first keeps it; both are found by it, and nobody else is given it
      expect(await ids('Тувок')).toEqual(['first', 'second']);
      expect(await ids('TYBOK')).toEqual(['first', 'second']);
      const own = await at.selectFrom('names').select('user').distinct().where('own', '=', 1).execute();
      expect(own.map((r) => r.user)).toEqual(['first']);
      expect(await users.rename((await users.byId('other'))!, 'tувoк', 9)).toBe(false);
      await users.freeNames(9);
      expect((await users.byId('guest'))?.name).toBe('Player guest');
      expect((await users.byId('second'))?.name).toBe('тувок');
      expect(tablesWith(await contentsOf(at), 'Quillon')).toEqual([]);
      expect((await at.selectFrom('acts').select('text').executeTakeFirstOrThrow()).text).toBe('Impersonates');
    };
    await look(db);
    await close();

    // a backup from before has no rows of tables that have come since
    const again = await openBare(await places.fresh(kind));
    await restore(schemaFor(again.db), old);
    await look(again.db);
    await again.close();
  });
});
