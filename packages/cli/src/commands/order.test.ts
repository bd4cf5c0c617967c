/** Keeping order from the command line, beside a server that is running and after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsFrom, startServer } from '@spaceline/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeProgram } from '../program.ts';

const folder = mkdtempSync(join(tmpdir(), 'spaceline-order-'));
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer(optionsFrom({ PORT: '0', SPACELINE_DATA: folder, LOG_LEVEL: 'fatal' }));
  for (const name of ['Tuvok', 'Maje'])
    await fetch(`${server.url}/api/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: `${name}.login`, password: 'correct horse', name }),
    });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command prints. */
async function said(...args: string[]): Promise<string> {
  let out = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  try {
    await makeProgram().parseAsync([...args, '--data', folder], { from: 'user' });
  } finally {
    write.mockRestore();
  }
  return out;
}
const json = async (...args: string[]) => JSON.parse(await said(...args, '--json'));

it('makes operators, mutes, bans, lifts, frees names and tells the log, each as a list or as JSON', async () => {
  expect(await said('operator')).toBe('There is no operator yet.\n');
  expect(await said('operator', 'tuvok')).toBe('Tuvok is an operator now.\n');
  expect(await json('operator')).toMatchObject([{ name: 'Tuvok', kind: 'person' }]);
  expect(await json('order', 'reports')).toEqual([]);
  expect(await said('order', 'mute', 'Maje', '--for', '2', '--reason', 'Loud')).toMatch(/^Maje: mute, until \d{4}-/);
  const ban = await json('order', 'ban', 'Maje', '--for', 'good', '--reason', 'Worse');
  expect(ban).toMatchObject({ kind: 'ban', who: { name: 'Maje' }, until: null, reason: 'Worse' });
  expect(await json('order', 'people', 'maj')).toMatchObject([{ name: 'Maje', muted: true, banned: true }]);
  expect(await said('order', 'sanctions')).toMatch(/ban +Maje +for good +Worse/);

  // the server is gone: the same in its database
  await server.close();
  expect(await said('order', 'lift', ban.id, '--note', 'Sorry')).toBe('The ban of Maje is lifted.\n');
  expect(await json('order', 'release-name', 'Maje', '--reason', 'Not his')).toMatchObject({ kind: 'person' });
  expect(await said('operator', 'Tuvok', '--remove')).toBe('Tuvok is no operator any more.\n');
  const log: { by: string; act: string }[] = await json('order', 'log');
  expect(log.map((l) => l.act)).toEqual(['no-operator', 'release-name', 'lift-ban', 'ban', 'mute', 'operator']);
  expect(new Set(log.map((l) => l.by))).toEqual(new Set(['command line']));
});

it('says what is wrong', async () => {
  await expect(said('operator', 'Nobody')).rejects.toThrow('There is nobody with an account called "Nobody"');
  await expect(said('operator', '--remove')).rejects.toThrow('Say whose role');
  await expect(said('order', 'lift', 'nothing', '--note', 'x')).rejects.toThrow('no such mute or ban');
});
