/** What somebody tries who is up to no good, over the wire and beside the server, and what becomes of it. */
import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { logOptions } from './logging.ts';
import { Client } from './testing/client.ts';
import { Places } from './testing/places.ts';
import { ServerProcess } from './testing/process.ts';
import { testServer } from './testing/server.ts';

const places = new Places();
afterAll(() => places.close());

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { status: response.status, text: await response.text() };
};

describe('reports', () => {
  it('are taken from people with a session, a few from each, and only so many of a game are kept', async () => {
    const server = await testServer(await places.fresh('sqlite'));
    try {
      const [kim, paris] = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Paris')];
      const { id } = await kim.openTable();
      await paris.joinTable(id);
      const nobody = new Client(server.url, '');
      const wire = await nobody.at(id);
      const refused = wire.next('error');
      wire.send({ t: 'report', game: id, text: 'from nobody' });
      expect(await refused).toMatchObject({ code: 'no-session', game: id });
      expect((await nobody.call('POST', `/games/${id}/report`, { text: 'from nobody' })).status).toBe(401);
      expect(await server.reports.of(id)).toEqual([]);

      const statuses: number[] = [];
      for (let i = 0; i < 12; i++)
        statuses.push((await kim.call('POST', `/games/${id}/report`, { text: `no. ${i}` })).status);
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
      // over the socket it is the same hour, and another guest of the same address has a few more
      const own = await kim.at(id);
      const enough = own.next('error');
      own.send({ t: 'report', game: id, text: 'once more' });
      expect(await enough).toMatchObject({ code: 'too-many' });
      const kept = async () => (await server.reports.of(id)).length;
      for (let i = 0; i < 10; i++) await paris.call('POST', `/games/${id}/report`, { text: `no. ${i}` });
      expect(await kept()).toBe(20);
      const tuvok = await Client.guest(server.url, 'Tuvok');
      expect((await tuvok.call('POST', `/games/${id}/report`, { text: 'one too many' })).status).toBe(429);
      expect(await kept()).toBe(20);
      await server.reports.forget(0, 5);
      expect(await kept()).toBeLessThanOrEqual(5);
      await server.reports.forget(Date.now() + 1, 5);
      expect(await kept()).toBe(0);
    } finally {
      await server.close();
    }
  });
});

describe('behind a proxy', () => {
  /** How many requests an address has left, told by the limiter; each request says it comes from somewhere else. */
  async function left(trustProxy: false | number | string[], forwarded: string[]): Promise<number[]> {
    const server = await testServer(await places.fresh('sqlite'), { trustProxy, requestLimit: 100 });
    try {
      const out: number[] = [];
      for (const from of forwarded) {
        const response = await fetch(`${server.url}/api/me`, { headers: { 'x-forwarded-for': from } });
        out.push(Number(response.headers.get('x-ratelimit-remaining')));
      }
      return out;
    } finally {
      await server.close();
    }
  }

  it('an address that the client made up is not believed', async () => {
    const spoofed = ['6.6.6.1, 9.9.9.9', '6.6.6.2, 9.9.9.9', '6.6.6.3, 9.9.9.9'];
    expect(await left(1, spoofed)).toEqual([99, 98, 97]);
    expect(await left(['loopback'], spoofed)).toEqual([99, 98, 97]);
    expect(await left(false, ['6.6.6.1', '6.6.6.2'])).toEqual([99, 98]);
    expect(await left(['10.0.0.0/8'], ['6.6.6.1', '6.6.6.2'])).toEqual([99, 98]);
  });

  it('whom the proxy names is told apart', async () => {
    expect(await left(1, ['9.9.9.9', '8.8.8.8', '9.9.9.9'])).toEqual([99, 99, 98]);
    expect(await left(2, ['6.6.6.1, 9.9.9.9, 10.0.0.1', '6.6.6.2, 8.8.8.8, 10.0.0.1'])).toEqual([99, 99]);
  });
});

it('figures of the server are for this machine, or for who brings the token', async () => {
  const place = await places.fresh('sqlite');
  const open = await testServer(place, { trustProxy: 1 });
  expect((await get(`${open.url}/metrics`)).text).toContain('spaceline_');
  expect((await get(`${open.url}/metrics`, { 'x-forwarded-for': '9.9.9.9' })).status).toBe(404);
  await open.close();
  // a proxy that nobody told the server about passes strangers on
  const plain = await testServer(place);
  expect((await get(`${plain.url}/metrics`, { 'x-forwarded-for': '9.9.9.9' })).status).toBe(404);
  await plain.close();
  const token = 'a-token-of-24-characters';
  const guarded = await testServer(place, { metricsToken: token });
  expect((await get(`${guarded.url}/metrics`)).status).toBe(404);
  expect((await get(`${guarded.url}/metrics`, { authorization: 'Bearer something-else-alike.' })).status).toBe(404);
  expect((await get(`${guarded.url}/metrics`, { authorization: `Bearer ${token}` })).text).toContain('spaceline_');
  await guarded.close();
});

describe('the file of the database', () => {
  it('is nobody else’s to read', async () => {
    const place = await places.fresh('sqlite');
    const server = await testServer(place);
    const mode = (name: string) => statSync(join(place.folder, name)).mode & 0o777;
    expect(mode('spaceline.db')).toBe(0o600);
    expect(mode('spaceline.db-wal')).toBe(0o600);
    await server.close();
  });

  it('that is taken away while games are played takes no more answers', async () => {
    const place = await places.fresh('sqlite');
    const server = await testServer(place);
    const kim = await Client.guest(server.url, 'Kim');
    const { id } = await kim.playBot();
    const wire = await kim.at(id);
    await wire.until(() => wire.decision !== null);
    expect((await get(`${server.url}/readyz`)).status).toBe(200);
    renameSync(join(place.folder, 'spaceline.db'), join(place.folder, 'elsewhere.db'));
    const refused = wire.next('error');
    wire.answer(wire.decision!.options[0].key);
    expect(await refused).toMatchObject({ code: 'engine' });
    await expect.poll(async () => (await get(`${server.url}/readyz`)).status).toBe(503);
    expect((await get(`${server.url}/readyz`)).text).toContain('removed or replaced');
    renameSync(join(place.folder, 'elsewhere.db'), join(place.folder, 'spaceline.db'));
    await expect.poll(async () => (await get(`${server.url}/readyz`)).status).toBe(200);
    // what is written into a journal without a name would be lost with the server
    renameSync(join(place.folder, 'spaceline.db-wal'), join(place.folder, 'elsewhere.db-wal'));
    await expect.poll(async () => (await get(`${server.url}/readyz`)).status).toBe(503);
    expect((await get(`${server.url}/readyz`)).text).toContain('journal');
    renameSync(join(place.folder, 'elsewhere.db-wal'), join(place.folder, 'spaceline.db-wal'));
    await expect.poll(async () => (await get(`${server.url}/readyz`)).status).toBe(200);
    await server.close();
  });

  it('that is empty or something else, or whose journal is gone, is not taken for a fresh one', async () => {
    const place = await places.fresh('sqlite');
    const file = join(place.folder, 'spaceline.db');
    const first = await ServerProcess.start(place);
    await Client.guest(first.url, 'Kim');
    await first.kill();
    expect(existsSync(`${file}-wal`)).toBe(true);
    const whole = readFileSync(file);
    writeFileSync(file, 'Captain’s log, supplemental. '.repeat(500));
    await expect(testServer(place)).rejects.toThrow(/it is damaged or no database/);
    writeFileSync(file, whole);
    const noJournal = /journal.*is missing or empty.*SPACELINE_ACCEPT_LOSS=1/s;
    truncateSync(`${file}-wal`);
    await expect(testServer(place)).rejects.toThrow(noJournal);
    rmSync(`${file}-wal`);
    await expect(testServer(place)).rejects.toThrow(noJournal);
    await (await testServer(place, { acceptLoss: true })).close();
    await (await testServer(place)).close();
    truncateSync(file);
    await expect(testServer(place)).rejects.toThrow(/is empty.*SPACELINE_ACCEPT_LOSS=1/s);
    expect(readFileSync(file).length).toBe(0);
    await (await testServer(place, { acceptLoss: true })).close();
  });
});

it('an error is logged whole', async () => {
  const lines: string[] = [];
  const log = pino(logOptions('info'), { write: (line: string) => lines.push(line) });
  log.error({ error: new Error('a card went wrong', { cause: new Error('and why') }) }, 'the engine failed');
  const [{ error }] = lines.map((line) => JSON.parse(line));
  expect(error).toMatchObject({ message: 'a card went wrong', cause: { message: 'and why' } });
  expect(error.stack).toContain('attacks.test.ts');
});
