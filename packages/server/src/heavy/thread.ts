/** A thread that does heavy work: one job after the other, each answered as JSON. The games of people go before it. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import { RULES_FINGERPRINT } from '../rules-version.ts';
import { GivenUp } from './steps.ts';
import { WORK } from './work.ts';
import type { Order, Said } from './worker.ts';

const A_LITTLE_LATER = 3;

const unwanted = workerData as Int32Array;
const say = (said: Said) => parentPort!.postMessage(said);

// Linux knows priorities of threads; elsewhere this would be the whole server's.
if (process.platform === 'linux') setPriority(A_LITTLE_LATER);
say({ rules: RULES_FINGERPRINT });

parentPort!.on('message', async ({ id, kind, data }: Order) => {
  const steps = {
    progress: (progress: number) => say({ id, progress }),
    check: () => {
      if (Atomics.load(unwanted, 0) === id) throw new GivenUp();
    },
  };
  say({ id, progress: 0 });
  try {
    const work = WORK[kind] as (data: unknown, given: typeof steps) => unknown;
    say({ id, answer: JSON.stringify(await work(data, steps)) });
  } catch (error) {
    if (error instanceof GivenUp) say({ id, error: null });
    else if (error instanceof Problem) {
      const { status, code, message, lists } = error;
      say({ id, problem: { status, code, message, lists } });
    } else say({ id, error: error instanceof Error ? error : new Error(String(error)) });
  }
});
