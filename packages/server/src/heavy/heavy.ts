/**
 * Heavy work: replays, the bench, bots that search. It is done in threads beside the games, so that nobody at a table waits for it; whoever
 * asks for much waits behind those who ask for little (queue.ts), and what nobody waits for any more is given up.
 *
 *     const answer = await heavy.run('think', question, { by: request.ip, signal, progress });
 *
 * What kinds there are is in work.ts: whoever adds one writes a function and gives it a line there.
 */
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { ticks } from '../ticks.ts';
import { Queue } from './queue.ts';
import { GivenUp } from './steps.ts';
import type { AnswerOf, DataOf, Kind } from './work.ts';
import { OwnWorker, ThreadWorker, type Worker } from './worker.ts';

export interface Wish {
  /** whose budget it takes: an address, or a name of the server's own */
  by: string;
  /** takes its turn like any other, but no budget: a bot at a table */
  free?: boolean;
  /** cancels it */
  signal?: AbortSignal;
  progress?(done: number): void;
  /** milliseconds it may take once it is begun */
  limit?: number;
}

interface HeavyOptions {
  /** 0 = in this thread, one thing at a time */
  threads: number;
  /** milliseconds of work in a minute for one address; null = no limit */
  budget: number | null;
  metrics?: Metrics;
}

/** What takes longer is ended. */
const LIMIT = 15_000;
/** Who does not give up by then is ended. */
const GRACE = 1_000;
/** A thread that has nothing to do for so long ends: it holds a hundred megabytes. */
const IDLE = 5 * 60_000;

interface Waiting {
  by: string;
  free: boolean;
  kind: Kind;
  data: unknown;
  wish: Wish;
  done(answer: string): void;
  failed(error: unknown): void;
  /** set once it is begun: nobody wants it any more */
  stop: (() => void) | null;
}

const REFUSED = {
  'too-many': [429, 'too-many', 'So much is being worked out for you already; wait for some of it'],
  spent: [429, 'too-many', 'Much was worked out for you just now; try again in a moment'],
  full: [503, 'busy', 'Too many wait for this; try again later'],
} as const;

export class Heavy {
  private readonly queue: Queue<Waiting>;
  private readonly idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];
  private readonly busy = new Set<Waiting>();
  private closed = false;

  constructor(private readonly options: HeavyOptions) {
    this.queue = new Queue(options.budget, ticks);
  }

  /** Works it out, when it is its turn. */
  async run<K extends Kind>(kind: K, data: DataOf<K>, wish: Wish): Promise<AnswerOf<K>> {
    return JSON.parse(await this.text(kind, data, wish)) as AnswerOf<K>;
  }

  /** The same as JSON, for whoever passes it on. */
  text<K extends Kind>(kind: K, data: DataOf<K>, wish: Wish): Promise<string> {
    return new Promise((done, failed) => {
      const { by, signal } = wish;
      if (this.closed || signal?.aborted) return failed(new GivenUp());
      const job: Waiting = { by, free: wish.free === true, kind, data, wish, done, failed, stop: null };
      const refused = this.queue.add(job);
      if (refused !== null) {
        const [status, code, text] = REFUSED[refused];
        return failed(new Problem(status, code, text));
      }
      signal?.addEventListener('abort', () => this.cancel(job), { once: true });
      this.next();
    });
  }

  private cancel(job: Waiting): void {
    job.stop?.();
    if (this.queue.remove(job)) job.failed(new GivenUp());
  }

  private next(): void {
    this.options.metrics?.heavyWaiting.set(this.queue.length);
    if (this.closed || this.busy.size >= Math.max(1, this.options.threads)) return;
    const job = this.queue.take();
    if (job === undefined) return;
    this.busy.add(job);
    this.begin(job).finally(() => {
      this.busy.delete(job);
      this.next();
    });
  }

  private worker(): Worker {
    const free = this.idle.pop();
    clearTimeout(free?.timer);
    return free?.worker ?? (this.options.threads > 0 ? new ThreadWorker() : new OwnWorker());
  }

  private async begin(job: Waiting): Promise<void> {
    const worker = this.worker();
    const began = ticks();
    const timers: NodeJS.Timeout[] = [];
    let ended = false;
    job.stop = () => {
      if (ended) return;
      worker.giveUp();
      timers.push(setTimeout(() => worker.end(), GRACE));
    };
    let tookTooLong = false;
    // a thread that begins reads every card first: that is not the job's time
    const begun = () => {
      if (timers.length > 0) return;
      timers.push(
        setTimeout(() => {
          tookTooLong = true;
          job.stop?.();
        }, job.wish.limit ?? LIMIT),
      );
    };
    let isUsable = true;
    try {
      job.done(
        await worker.work({
          kind: job.kind,
          data: job.data,
          progress: (n) => (n === 0 ? begun() : job.wish.progress?.(n)),
        }),
      );
    } catch (error) {
      // a problem is an answer; whoever failed otherwise may be in any state
      isUsable = error instanceof Problem && error.code !== 'replaced';
      job.failed(tookTooLong ? new Problem(503, 'too-long', 'This took too long to work out') : error);
    }
    ended = true;
    for (const timer of timers) clearTimeout(timer);
    this.queue.done(job, ticks() - began);
    this.options.metrics?.heavySeconds.observe({ kind: job.kind }, (ticks() - began) / 1000);
    if (isUsable && !this.closed) this.rest(worker);
    else await worker.end();
  }

  private rest(worker: Worker): void {
    const timer = setTimeout(() => {
      this.idle.splice(
        this.idle.findIndex((i) => i.worker === worker),
        1,
      );
      void worker.end();
    }, IDLE).unref();
    this.idle.push({ worker, timer });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (let job = this.queue.take(); job !== undefined; job = this.queue.take()) job.failed(new GivenUp());
    for (const job of this.busy) job.stop?.();
    await Promise.all(
      this.idle.splice(0).map(({ worker, timer }) => {
        clearTimeout(timer);
        return worker.end();
      }),
    );
  }
}
