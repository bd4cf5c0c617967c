/** The lab of the server: the command plays the games in threads, so that nobody at a table waits for them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabRunner } from '@spaceline/server';
import { compare, labOf } from './lab.ts';
import type { GameResult } from './simulation.ts';
import { playInThreads, type Running } from './threads.ts';

/** The people at the tables keep half of the machine. */
const JOBS = Math.max(1, Math.floor(availableParallelism() / 2));

/** The decks as files that the threads read; each has a name of its own, whatever its player calls it. */
function written(folder: string, name: string, list: string): string {
  const file = join(folder, `${name}.txt`);
  writeFileSync(file, list);
  return file;
}

export const labRunner: LabRunner = ({ format, deck, field, before, games, seed, progress }) => {
  const folder = mkdtempSync(join(tmpdir(), 'spaceline-lab-'));
  const others = field.map(({ list }, i) => written(folder, `other-${i}`, list));
  const nameOf = (file: string) => field[Number(/\d+$/.exec(file)?.[0])]?.name ?? file;
  let running: Running<GameResult> | null = null;
  let cancelled = false;
  const play = async (name: string, list: string, done: number) => {
    const args = ['--deck', written(folder, name, list), '--field', others.join(',')];
    running = playInThreads<GameResult>({
      command: 'simulate',
      args: ['--format', format, ...args, '--bots', 'lieutenant,lieutenant', '--seed', seed, '--cards'],
      first: 0,
      games,
      jobs: JOBS,
      progress: (n) => progress(done + n),
    });
    const { deck: _, ...lab } = labOf(name, await running.results);
    return { ...lab, opponents: lab.opponents.map((o) => ({ ...o, deck: nameOf(o.deck) })) };
  };
  const report = (async () => {
    const now = await play('now', deck, 0);
    if (before === null || cancelled) return { ...now, compared: null };
    // the same games once more, with the other version
    const then = await play('before', before, games);
    const { share, interval } = then;
    return { ...now, compared: { games: then.games, share, interval, ...compare(now, then) } };
  })().finally(() => rmSync(folder, { recursive: true, force: true }));
  return {
    report,
    cancel: () => {
      cancelled = true;
      running?.cancel();
    },
  };
};
