/** What the server relies on, on both databases. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable } from '../games/new-game.ts';
import { randomRecording, stockHeader } from '../testing/bot-games.ts';
import { KINDS, type Kind, lacks, Places, silent } from '../testing/places.ts';
import { Checkpoints } from './checkpoints.ts';
import type { DatabasePlace } from './database.ts';
import { type Database, openDatabase } from './database.ts';
import { Decks } from './decks.ts';
import { Games } from './games.ts';
import { Reports } from './reports.ts';
import { cookieSecret } from './settings.ts';
import type { DecisionRow } from './tables.ts';
import { DatabaseError } from './trouble.ts';
import { Users } from './users.ts';

const places = new Places();
afterAll(() => places.close());

const decision = (game: string, number: number, entry = `pick.${number}`): DecisionRow => ({
  game,
  number,
  entry,
  seat: number % 2,
  auto: 0,
  at: 1_700_000_000_000 + number,
  left0: 900_000,
  left1: 899_000,
  away0: 120_000,
  away1: 120_000,
  hash: number % 2 === 0 ? null : `hash ${number}`,
});

const host = (user: string) => ({
  user,
  name: 'Kim',
  kind: 'person',
  deckName: 'Kazon',
  deck: stockHeader('x').decks[0],
});
const terms = { format: 'warp-speed', private: false, spectators: true, blanks: false, clock: 900_000, away: 120_000 };

const contract = (kind: Kind) => {
  let place: DatabasePlace;
  let database: Database;
  beforeAll(async () => {
    place = await places.fresh(kind);
    database = await openDatabase(place, silent);
  });
  afterAll(() => database.close());

  it('is the database that was asked for', () => {
    expect(database.kind).toBe(kind);
  });

  it('keeps decisions in order, each number once', async () => {
    const { decisions } = database;
    expect(await decisions.append([decision('g', 0), decision('g', 1)])).toBe(true);
    expect(await decisions.append([decision('g', 1, 'another')])).toBe(false);
    // all or none
    expect(await decisions.append([decision('g', 1, 'another'), decision('g', 2, 'another')])).toBe(false);
    expect(await decisions.append([decision('g', 2)])).toBe(true);
    expect(await decisions.read('g')).toEqual([0, 1, 2].map((n) => decision('g', n)));
    expect(await decisions.read('g', 2)).toEqual([decision('g', 2)]);
    expect(await decisions.read('h')).toEqual([]);
  });

  it('writes what many games decide at once, and refuses only what was taken', async () => {
    const { decisions } = database;
    await decisions.append([decision('m3', 0, 'first')]);
    const games = Array.from({ length: 40 }, (_, i) => `m${i}`);
    const written = await Promise.all(games.map((g) => decisions.append([decision(g, 0), decision(g, 1)])));
    expect(written.map((w, i) => (w ? '' : games[i])).filter(Boolean)).toEqual(['m3']);
    expect((await decisions.read('m3')).map((r) => r.entry)).toEqual(['first']);
    expect(await decisions.read('m7')).toHaveLength(2);
    // two who want the same place: one gets it
    const race = await Promise.all([
      decisions.append([decision('r', 0, 'a')]),
      decisions.append([decision('r', 0, 'b')]),
    ]);
    expect(race.filter(Boolean)).toHaveLength(1);
    expect((await decisions.read('r'))[0].entry).toBe(race[0] ? 'a' : 'b');
  });

  it('knows guests, accounts and sessions', async () => {
    const users = new Users(database.db, () => {});
    const guest = await users.newGuest('Harry', 1000);
    const secret = await users.newSession(guest.id, 1000);
    const { token } = (await users.bySession(secret, 2000))!;
    expect((await users.bySession(secret, 2000))?.user).toEqual(guest);
    expect(await users.bySession('guess', 2000)).toBeUndefined();
    expect(await users.bySession(secret, 1000 + 400 * 24 * 3600_000)).toBeUndefined();
    const password = 'hash';
    expect(await users.register(guest.id, { login: 'Harry.Kim', password, name: 'Harry' }, 1000)).toBeNull();
    expect(await users.register(guest.id, { login: 'again', password, name: 'Again' }, 1000)).not.toBeNull();
    const other = await users.newGuest('Tom', 1000);
    expect(await users.register(other.id, { login: 'HARRY.KIM', password, name: 'Tom' }, 1000)).toBe('login');
    // an account's name is nobody else's, nor what looks like it
    expect(await users.register(other.id, { login: 'other', password, name: 'h a r r y' }, 1000)).toBe('name');
    expect(await users.rename(other, 'Hаrry', 1000)).toBe(false);
    expect(await users.rename(other, 'Harriet', 1000)).toBe(true);
    expect((await users.byLogin('harry.KIM'))?.id).toBe(guest.id);
    const account = (await users.byId(guest.id))!;
    expect(await users.rename(account, 'HARRY', 1000)).toBe(true);
    expect(await users.rename(account, 'Ensign Kim', 1000)).toBe(true);
    expect(await users.rename(other, 'Harry', 1000)).toBe(true);
    expect((await users.byId(guest.id))?.name).toBe('Ensign Kim');
    expect((await users.sessionsOf(guest.id)).map((s) => s.token)).toEqual([token]);
    await users.endSessions([token]);
    expect(await users.bySession(secret, 2000)).toBeUndefined();
    const another = await users.newSession(guest.id, 1000);
    await users.forgetSessions(2000);
    expect(await users.bySession(another, 2000)).toBeDefined();
    await users.forgetSessions(1000 + 400 * 24 * 3600_000);
    expect(await users.bySession(another, 2000)).toBeUndefined();
  });

  it('keeps the decks of each apart', async () => {
    const users = new Users(database.db, () => {});
    const decks = new Decks(database.db);
    const [a, b] = [await users.newGuest('A', 1), await users.newGuest('B', 1)];
    const deck = await decks.add(a.id, { name: 'Mine', format: 'warp-speed', text: '1\tKes\n', folder: '' }, 5);
    expect(await decks.of(a.id)).toEqual([deck]);
    expect(await decks.of(b.id)).toEqual([]);
    expect(await decks.byId(b.id, deck.id)).toBeUndefined();
    expect(await decks.change(b.id, deck.id, deck, '', 6)).toBe(false);
    expect(await decks.change(a.id, deck.id, { ...deck, name: 'Changed' }, '', 6)).toBe(true);
    expect(await decks.count(a.id)).toBe(1);
    expect(await decks.remove(b.id, deck.id)).toBe(false);
    expect(await decks.remove(a.id, deck.id)).toBe(true);
  });

  it('seats one player at a table, and follows a game with one other', async () => {
    const games = new Games(database.db);
    const row = openTable(host('u1'), terms, 'v1');
    await games.add(row);
    expect(await games.byId(row.id)).toEqual(row);
    expect((await games.openTables()).map((t) => t.id)).toEqual([row.id]);
    const sit = { status: 'playing' as const, user1: 'u2' };
    const both = await Promise.all([games.setOpen(row.id, sit), games.setOpen(row.id, { ...sit, user1: 'u3' })]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await games.live('v2', 0)).toEqual([]);
    expect(await games.setNext(row.id, 'n1')).toBe(true);
    expect(await games.setNext(row.id, 'n2')).toBe(false);
    expect((await games.of('u1')).map((g) => g.id)).toEqual([row.id]);
    expect((await games.live('v1', 0)).map((g) => g.id)).toEqual([row.id]);
    const secret = openTable(host('u1'), { ...terms, private: true }, 'v1');
    await games.add(secret);
    expect(await games.openTables()).toEqual([]);
    expect(await games.openTablesOf('u1')).toHaveLength(1);
    await games.closeOpen(Date.now() + 1000);
    expect((await games.byId(secret.id))?.status).toBe('closed');
  });

  it('keeps the latest positions', async () => {
    const checkpoints = new Checkpoints(database.db);
    const positions = [20, 40, 60].map((n) => randomRecording('p', n).position());
    for (const p of positions) await checkpoints.keep('g', 'v1', p);
    await checkpoints.keep('g', 'v2', positions[2]);
    const kept = await checkpoints.of('g');
    expect(kept.map((c) => [c.rules, c.position.n])).toEqual([
      ['v2', positions[2].n],
      ['v1', positions[1].n],
    ]);
    expect(kept[0].position).toEqual(JSON.parse(JSON.stringify(positions[2])));
    await checkpoints.restore('g', positions[1]);
    await checkpoints.restore('g', positions[1]);
    expect(Object.keys(await checkpoints.restored('g'))).toEqual([String(positions[1].n)]);
  });

  it('does without a position that cannot be read', async () => {
    const checkpoints = new Checkpoints(database.db);
    const [early, late] = [20, 40].map((n) => randomRecording('p', n).position());
    for (const p of [early, late]) await checkpoints.keep('spoilt', 'v1', p);
    await checkpoints.restore('spoilt', early);
    for (const position of [
      '',
      'bm9uc2Vuc2U=',
      gzipSync('null').toString('base64'),
      gzipSync('{}').toString('base64'),
    ]) {
      const at = { position };
      await database.db.updateTable('checkpoints').set(at).where('number', '=', late.n).execute();
      await database.db.updateTable('restored').set(at).where('game', '=', 'spoilt').execute();
      expect((await checkpoints.of('spoilt')).map((c) => c.position.n)).toEqual([early.n]);
      expect(await checkpoints.restored('spoilt')).toEqual({});
    }
  });

  it('keeps reports', async () => {
    const reports = new Reports(database.db);
    const open = { about: null, closed_at: null, note: null };
    const row = { id: 'r1', game: 'g', user: null, kind: 'engine', text: 'x', data: '{}', ...open, at: 7 };
    await reports.add(row);
    expect(await reports.byId('r1')).toEqual(row);
    expect(await reports.of('g')).toEqual([row]);
  });

  it('has one secret, also after it is opened again', async () => {
    const secret = await cookieSecret(database.db);
    expect(secret.length).toBeGreaterThan(30);
    await database.close();
    database = await openDatabase(place, silent);
    expect(await cookieSecret(database.db)).toBe(secret);
    expect(await database.decisions.read('g')).toHaveLength(3);
  });
};
for (const kind of KINDS) describe.skipIf(lacks(kind))(kind, () => contract(kind));

it('lets one server alone use a file', async () => {
  const place = await places.fresh('sqlite');
  const first = await openDatabase(place, silent);
  await expect(openDatabase(place, silent)).rejects.toThrow('another server is using it');
  await first.close();
  await (await openDatabase(place, silent)).close();
});

describe('a database that cannot be used', () => {
  const why = async (place: DatabasePlace): Promise<string> => {
    const opened = await openDatabase(place, silent).catch((error) => error);
    expect(opened).toBeInstanceOf(DatabaseError);
    return opened.message;
  };

  it('is no PostgreSQL', async () => {
    const at = (url: string) => why({ url, folder: '' });
    expect(await at('postgres://nobody@127.0.0.1:1/none')).toMatch(/DATABASE_URL .* nothing answers there/);
    for (const url of ['secret', 'mysql://root:secret@127.0.0.1/x', '/secret']) {
      expect(await at(url)).toContain('it looks like postgres://');
      expect(await at(url)).not.toContain('secret');
    }
  });

  it.skipIf(lacks('postgres'))('is not in this PostgreSQL, or not for this user', async () => {
    const { url } = await places.fresh('postgres');
    expect(await why({ url: `${url}_not_there`, folder: '' })).toContain('createdb');
    const somebody = url!.replace(/\/\/\w+@/, '//somebody@');
    expect(await why({ url: somebody, folder: '' })).toContain('does not take this user');
  });

  it('is damaged, and is left as it is', async () => {
    const place = await places.fresh('sqlite');
    const path = join(place.folder, 'spaceline.db');
    writeFileSync(path, 'x'.repeat(10_000));
    expect(await why(place)).toMatch(/damaged or no database.*move it away/);
    expect(readFileSync(path, 'utf8')).toBe('x'.repeat(10_000));
    rmSync(path);
    await (await openDatabase(place, silent)).close();
    const whole = readFileSync(path);
    const torn = Buffer.concat([whole.subarray(0, 5000), Buffer.alloc(whole.length - 5000, 7)]);
    writeFileSync(path, torn);
    expect(await why(place)).toContain('damaged');
    expect(readFileSync(path).equals(torn)).toBe(true);
    expect(await why({ url: null, folder: path })).toContain('SPACELINE_DATA');
  });

  const newer = async (kind: Kind) => {
    const place = await places.fresh(kind);
    const { db, close } = await openDatabase(place, silent);
    await sql`INSERT INTO kysely_migration VALUES ('999-later', '2100')`.execute(db);
    await close();
    expect(await why(place)).toContain('a newer Spaceline has used it');
  };
  for (const kind of KINDS) it.skipIf(lacks(kind))(`is a newer one (${kind})`, () => newer(kind));
});
