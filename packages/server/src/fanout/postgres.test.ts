import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, type DatabasePlace, openDatabase } from '../database/database.ts';
import { lacks, Places, silent } from '../testing/places.ts';
import type { News } from './fanout.ts';

const onPostgres = it.skipIf(lacks('postgres'));
const places = new Places();
let place: DatabasePlace;
let one: Database;
let two: Database;

beforeAll(async () => {
  place = await places.fresh('postgres');
  // both bring the schema up to date at once
  [one, two] = await Promise.all([openDatabase(place, silent), openDatabase(place, silent)]);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  places.close();
});

const soon = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 1000 && !holds(); i++) await new Promise((r) => setTimeout(r, 10));
  expect(holds()).toBe(true);
};

onPostgres('tells the other process, and not oneself, of what was decided', async () => {
  const heard: { one: News[]; two: News[] } = { one: [], two: [] };
  one.fanout.listen((news) => heard.one.push(news));
  two.fanout.listen((news) => heard.two.push(news));
  const row = { game: 'g', entry: 'pass', seat: 0, auto: 0, at: 0, left0: 0, left1: 0, away0: 0, away1: 0, hash: null };
  expect(
    await one.decisions.append([
      { ...row, number: 0 },
      { ...row, number: 1 },
    ]),
  ).toBe(true);
  await soon(() => heard.two.length === 1);
  expect(heard.two).toEqual([{ kind: 'decided', game: 'g', n: 2 }]);
  expect(await two.decisions.append([{ ...row, number: 1 }])).toBe(false);
  two.fanout.publish({ kind: 'changed', game: 'g' });
  await soon(() => heard.one.length === 1);
  expect(heard.one).toEqual([{ kind: 'changed', game: 'g' }]);
});

onPostgres('comes back when the database has dropped its connections', async () => {
  const heard: News[] = [];
  two.fanout.listen((news) => heard.push(news));
  expect(await two.fanout.claim('y')).toBe(true);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()`.execute(
    one.db,
  );
  // whatever was told meanwhile may have been missed, and what was claimed is anybody's
  await soon(() => heard.some((n) => n.kind === 'missed'));
  await soon(() => true);
  let claimed = false;
  for (let i = 0; i < 1000 && !claimed; i++) {
    claimed = await one.fanout.claim('y');
    await new Promise((r) => setTimeout(r, 10));
  }
  expect(claimed).toBe(true);
  one.fanout.publish({ kind: 'changed', game: 'z' });
  await soon(() => heard.some((n) => n.kind === 'changed' && n.game === 'z'));
});

onPostgres('outlives a connection that is lost while it is used', async () => {
  const used = one.db.connection().execute(async (db) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
    await sql`SELECT pg_terminate_backend(${rows[0].pid})`.execute(two.db);
    await new Promise((r) => setTimeout(r, 100));
    await sql`SELECT 1`.execute(db);
  });
  await expect(used).rejects.toThrow();
  expect(await one.decisions.read('g')).toHaveLength(2);
});

onPostgres('lets one process drive a game, until it lets go', async () => {
  expect(await one.fanout.claim('x')).toBe(true);
  expect(await one.fanout.claim('x')).toBe(true);
  expect(await two.fanout.claim('x')).toBe(false);
  one.fanout.release('x');
  await soon(() => true);
  let mine = false;
  for (let i = 0; i < 1000 && !mine; i++) {
    mine = await two.fanout.claim('x');
    await new Promise((r) => setTimeout(r, 10));
  }
  expect(mine).toBe(true);
  expect(await one.fanout.claim('x')).toBe(false);
});

onPostgres('writes nothing for a server whose term is over, and everything again in its next', async () => {
  const row = { game: 'f', entry: 'pass', seat: 0, auto: 0, at: 0, left0: 0, left1: 0, away0: 0, away1: 0, hash: null };
  // its heart beats when this test says so
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const three = await openDatabase(place, silent);
  try {
    const heard: News[] = [];
    three.fanout.listen((news) => heard.push(news));
    expect(await three.decisions.append([{ ...row, number: 0 }])).toBe(true);
    expect(await three.fanout.claim('f')).toBe(true);
    expect(await two.fanout.claim('f')).toBe(false);
    // as if it had hung: the database has not heard of it for too long
    await sql`UPDATE servers SET until = now() - interval '1 second' WHERE id = ${three.fanout.me}`.execute(two.db);
    await expect(three.decisions.append([{ ...row, number: 1 }])).rejects.toThrow(/has not said/);
    expect(await two.fanout.claim('f')).toBe(true);
    expect(await two.decisions.append([{ ...row, number: 1, entry: 'theirs' }])).toBe(true);
    // it finds out by itself, reads again, and is a server like any other
    vi.advanceTimersByTime(2000);
    await soon(() => heard.some((n) => n.kind === 'missed'));
    expect(await three.fanout.claim('f')).toBe(false);
    expect(await three.decisions.append([{ ...row, number: 1 }])).toBe(false);
    expect(await three.decisions.append([{ ...row, number: 2 }])).toBe(true);
    expect((await three.decisions.read('f')).map((r) => r.entry)).toEqual(['pass', 'theirs', 'pass']);
  } finally {
    vi.useRealTimers();
    await three.close();
  }
});
