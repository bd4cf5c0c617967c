/** The lab of the server: the command plays the games in threads, so that nobody at a table waits for them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabRunner } from '@spaceline/server';
import { labOf } from './lab.ts';
import { playInThreads } from './threads.ts';

/** The people at the tables keep half of the machine. */
const JOBS = Math.max(1, Math.floor(availableParallelism() / 2));

export const labRunner: LabRunner = ({ format, decks, games, seed, progress }) => {
  const folder = mkdtempSync(join(tmpdir(), 'spaceline-lab-'));
  const files = ['first', 'second'].map((name, i) => {
    const file = join(folder, `${name}.txt`);
    writeFileSync(file, decks[i]);
    return file;
  });
  const running = playInThreads({
    args: ['--format', format, '--decks', files.join(','), '--bots', 'heuristic,heuristic', '--seed', seed, '--cards'],
    first: 0,
    games,
    jobs: JOBS,
    progress,
  });
  const report = running.results
    .then((results) => labOf('first', results))
    .finally(() => rmSync(folder, { recursive: true, force: true }));
  return { report, cancel: running.cancel };
};
