/** Games in several threads: each plays pieces of a plan with the command itself, so that the result is the same as of one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../root.ts';

const BUNDLE = join(ROOT, 'dist', 'spaceline.mjs');
/** at least so many games at a time */
const LEAST = 4;

/** What a command prints that plays pieces of a plan. */
interface Numbered {
  readonly game: number;
}

export interface ThreadedGames<R extends Numbered> {
  /** the command, which is given its piece by --first and --games */
  command: 'simulate' | 'arena';
  /** every argument but the piece */
  args: readonly string[];
  games: number;
  first: number;
  jobs: number;
  progress(done: number): void;
  /** as soon as a piece is finished */
  finished?(piece: readonly R[]): void;
}

export interface Running<R> {
  results: Promise<R[]>;
  /** what is finished until then stays */
  cancel(): void;
}

/** A thread needs the command as a file; where there is none yet, one plays in this one. */
export const canThread = (): boolean => existsSync(BUNDLE);

export function playInThreads<R extends Numbered>(plan: ThreadedGames<R>): Running<R> {
  const { command, args, games, first, jobs, progress } = plan;
  // a thread takes a while to begin: many games are not cut into very many pieces
  const size = Math.max(LEAST, Math.ceil(games / (jobs * 10)));
  const results: R[] = [];
  const workers = new Set<Worker>();
  let next = first;
  let cancelled = false;
  const piece = (from: number, n: number): Promise<void> =>
    new Promise((done, failed) => {
      const argv = [command, ...args, '--first', String(from), '--games', String(n), '--json'];
      const worker = new Worker(BUNDLE, { argv, stdout: true, stderr: true });
      workers.add(worker);
      let out = '';
      worker.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
      });
      worker.on('error', failed);
      worker.on('exit', () => {
        workers.delete(worker);
        if (cancelled) done();
        else {
          try {
            const piece = (JSON.parse(out) as { results: R[] }).results;
            results.push(...piece);
            plan.finished?.(piece);
            progress(results.length);
            done();
          } catch {
            failed(new Error(`a thread did not finish games ${from} to ${from + n - 1}`));
          }
        }
      });
    });
  const thread = async () => {
    while (!cancelled && next < first + games) {
      const from = next;
      const n = Math.min(size, first + games - from);
      next += n;
      await piece(from, n);
    }
  };
  return {
    results: Promise.all(Array.from({ length: jobs }, thread)).then(() => results.sort((a, b) => a.game - b.game)),
    cancel: () => {
      cancelled = true;
      for (const w of workers) void w.terminate();
    },
  };
}
