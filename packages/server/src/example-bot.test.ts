import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { Places } from './testing/places.ts';
import { testServer } from './testing/server.ts';

const example = (name: string) => fileURLToPath(new URL(`../../protocol/example/${name}`, import.meta.url));
const EXAMPLE = example('bot.mjs');
const places = new Places();
afterAll(() => places.close());

it('the example bot has at most sixty lines and plays a whole game', { timeout: 180_000 }, async () => {
  expect(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const server = await testServer(await places.fresh('sqlite'));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [EXAMPLE, server.url, 'federation'], {
    timeout: 170_000,
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Seat 0\. (We win|They win|Nobody wins): [a-z-]+\. The seed was [0-9a-f]{64}\.\n$/);
  await server.close();
});

it('the bot that watches the table plays a whole game, and its table ends as it was told', {
  timeout: 180_000,
}, async () => {
  const server = await testServer(await places.fresh('sqlite'));
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [example('watcher.mjs'), server.url, 'federation'],
    { timeout: 170_000 },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /^Seat 0\. Points on the table (-?\d+ to -?\d+), as told \1; \d+ lost, \d+ flights for \d+ RANGE\.\n$/,
  );
  await server.close();
});
