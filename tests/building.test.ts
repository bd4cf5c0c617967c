/** Builds that several processes want at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { alone } from '../scripts/building.mjs';
import { ROOT } from '../scripts/root.mjs';

const NAME = `test-${process.pid}`;
const LOCK = join(ROOT, 'dist', `${NAME}.lock`);

/** Another process that does the same work, and tells when it began and ended. */
async function elsewhere(): Promise<number[]> {
  const building = JSON.stringify(join(ROOT, 'scripts', 'building.mjs'));
  const script = `
    const { alone } = await import(require('node:url').pathToFileURL(${building}).href);
    await alone('${NAME}', async () => {
      const began = Date.now();
      await new Promise((done) => setTimeout(done, 50));
      console.log(began, Date.now());
    });`;
  const child = spawn(process.execPath, ['-e', `(async () => {${script}})()`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.on('data', (data) => {
    told += data;
  });
  await once(child, 'close');
  return told.split(' ').map(Number);
}

it('is done by one after the other', async () => {
  const here = () =>
    alone(NAME, async () => {
      const began = Date.now();
      await new Promise((done) => setTimeout(done, 50));
      return [began, Date.now()];
    });
  const spans = (await Promise.all([elsewhere(), here(), elsewhere(), here()])).sort((a, b) => a[0] - b[0]);
  expect(spans.flat().every(Number.isInteger)).toBe(true);
  for (let i = 1; i < spans.length; i++) expect(spans[i][0]).toBeGreaterThanOrEqual(spans[i - 1][1]);
  expect(existsSync(LOCK)).toBe(false);
});

it('goes on when it has failed, or whoever did it was killed', async () => {
  const fails = async () => {
    throw new Error('no');
  };
  await expect(alone(NAME, fails)).rejects.toThrow('no');
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'exit');
  mkdirSync(LOCK);
  writeFileSync(join(LOCK, 'pid'), String(dead.pid));
  expect(await alone(NAME, async () => 'done')).toBe('done');
  expect(existsSync(LOCK)).toBe(false);
});
