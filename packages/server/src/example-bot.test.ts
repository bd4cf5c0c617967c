import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { Places } from './testing/places.ts';
import { testServer } from './testing/server.ts';

const example = (name: string) => fileURLToPath(new URL(`../../protocol/example/${name}`, import.meta.url));
const places = new Places();
afterAll(() => places.close());

const MACHINE = new URL('../../../scripts/machine.mjs', import.meta.url);
const { findPython, PYTHON, skipping } = await import(MACHINE.href);
const python: { at: string | null; why?: string } = findPython();
if (python.at === null) console.warn(skipping(PYTHON, python.why));

const run = promisify(execFile);
const THE_END = /^Seat 0\. (We win|They win|Nobody wins): [a-z-]+\. The seed was [0-9a-f]{64}\./;

it('the example bot in TypeScript has at most sixty lines and plays a whole game', { timeout: 180_000 }, async () => {
  const file = example('bot.ts');
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const server = await testServer(await places.fresh('sqlite'));
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', file, server.url, 'federation'], {
    timeout: 170_000,
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(THE_END);
  await server.close();
});

it.skipIf(python.at === null)(
  'the bot in Python plays a whole game, and never answers out of turn',
  {
    timeout: 180_000,
  },
  async () => {
    const server = await testServer(await places.fresh('sqlite'), { messageLimit: 50 });
    const { stdout, stderr } = await run(python.at!, [example('bot.py'), server.url, 'federation'], {
      timeout: 170_000,
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(THE_END);
    expect(JSON.parse(/Refused: (.*)$/m.exec(stdout)![1])).not.toHaveProperty('out-of-turn');
    await server.close();
  },
);

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
