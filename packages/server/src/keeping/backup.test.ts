/** What a server keeps can be taken away, looked at, and put into either database. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeDice } from '@spaceline/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabasePlace, openBare } from '../database/database.ts';
import { schemaFor } from '../database/migrations.ts';
import { Client, playOn } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { backUp, inspect, restore } from './backup.ts';
import { verify } from './verify.ts';

const places = new Places();
const folder = mkdtempSync(join(tmpdir(), 'spaceline-backup-'));
const file = join(folder, 'all.gz');
let rules: string;
let kim: Client;
let game: string;

const using = async <T>(place: DatabasePlace, work: (db: Awaited<ReturnType<typeof openBare>>['db']) => Promise<T>) => {
  const { db, close } = await openBare(place);
  return work(db).finally(close);
};
const putInto = (place: DatabasePlace, from = file) => using(place, (db) => restore(schemaFor(db), from));

beforeAll(async () => {
  const place = await places.fresh('sqlite');
  const server = await testServer(place);
  rules = 'a-fingerprint';
  kim = await Client.guest(server.url, 'Kim');
  const tuvok = await Client.guest(server.url, 'Tuvok');
  game = (await kim.openTable()).id;
  await tuvok.joinTable(game);
  const wires = [await kim.at(game), await tuvok.at(game)];
  await Promise.all(wires.map((w) => playOn(w, makeDice('kept'), () => w.game!.n > 60)));
  await server.close();
  await using(place, (db) => backUp(db, file));
});
afterAll(() => {
  places.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Well-formed, and one line short. */
const withoutEnd = (text: string): string => `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`;

describe('a backup', () => {
  it('is counted, whole, and for this user alone', async () => {
    const { tables, rows } = await inspect(file);
    expect(tables).toMatchObject({ users: 2, games: 1, settings: expect.any(Number) });
    expect(tables.decisions).toBeGreaterThan(60);
    expect(rows).toBe(Object.values(tables).reduce((a, b) => a + b));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  describe.each(KINDS)('of %s', (kind) => {
    it('is put into an empty database, where the game goes on', { skip: lacks(kind) }, async () => {
      const place = await places.fresh(kind);
      await putInto(place);
      const again = join(folder, `${kind}.gz`);
      const counted = await using(place, (db) => backUp(db, again));
      const { rows, tables } = await inspect(file);
      expect(counted).toEqual({ rows, tables });
      const server = await testServer(place);
      kim.url = server.url;
      const wire = await kim.at(game);
      expect(wire.game!.n).toBe(tables.decisions);
      wire.close();
      await server.close();
      await expect(putInto(place)).rejects.toThrow(/not empty/);
    });
  });

  it.each([
    ['cut off', (all: Buffer) => all.subarray(0, all.length - 200), /read to its end|cut off|damaged/],
    ['without its last line', (all: Buffer) => gzipSync(withoutEnd(gunzipSync(all).toString())), /cut off/],
    ['of something else', () => Buffer.from('no gzip at all'), /read to its end|damaged/],
  ])('that is %s changes nothing', async (_, spoil, says) => {
    const bad = join(folder, 'bad.gz');
    writeFileSync(bad, spoil(readFileSync(file)));
    const place = await places.fresh('sqlite');
    await expect(putInto(place, bad)).rejects.toThrow(says);
    await expect(inspect(bad)).rejects.toThrow(says);
  });
});

describe('records', () => {
  it('lead to where their games were left, and one that was spoilt is named', async () => {
    const place = await places.fresh('sqlite');
    await putInto(place);
    const good = await using(place, (db) => verify(db, rules));
    expect(good).toEqual({ games: 1, good: 1, otherRules: [], broken: [] });
    await using(place, async (db) => {
      const { rules: own } = await db.selectFrom('games').select('rules').executeTakeFirstOrThrow();
      await db.deleteFrom('decisions').where('number', '=', 20).execute();
      expect(await verify(db, own)).toEqual({ games: 1, good: 0, otherRules: [], broken: [game] });
    });
  });
});
