/** Somebody who does heavy work: a thread, or, where there is no bundle for one to begin with, this very thread. */
import { fileURLToPath } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';
import { Problem } from '../problem.ts';
import { RULES_FINGERPRINT } from '../rules-version.ts';
import { GivenUp } from './steps.ts';
import type { Kind } from './work.ts';

export interface Job {
  kind: Kind;
  data: unknown;
  /** 0 = it is begun */
  progress(done: number): void;
}

export interface Worker {
  /** Does one thing at a time; answers it as JSON. */
  work(job: Job): Promise<string>;
  /** The answer of what is being done is wanted no more. */
  giveUp(): void;
  /** At once, whatever is being done. */
  end(): Promise<void>;
}

/** What a thread is sent, and says. */
export interface Order {
  id: number;
  kind: Kind;
  data: unknown;
}
export type Said =
  | { rules: string }
  | { id: number; progress: number }
  | { id: number; answer: string }
  | { id: number; problem: Pick<Problem, 'status' | 'code' | 'message' | 'lists'> }
  | { id: number; error: Error | null };

/** A server that was replaced while it runs has another thread on the disk, which may play by other rules. */
const REPLACED = 'The server was given another version and has not begun anew yet';

/** Only the bundle has a thread beside it: run from the sources, everything is done in one (scripts/build.mjs). */
const THREAD = fileURLToPath(new URL('../../../../dist/heavy.mjs', import.meta.url));
export const isBundled = (): boolean => process.env.SPACELINE_RULES !== undefined;

export class ThreadWorker implements Worker {
  private readonly thread: Thread;
  /** the number of the job whose answer is wanted no more */
  private readonly unwanted = new Int32Array(new SharedArrayBuffer(4));
  private id = 0;
  private job: { about: Job; done(answer: string): void; failed(error: unknown): void } | null = null;
  private gone: Error | null = null;

  constructor() {
    this.thread = new Thread(THREAD, { workerData: this.unwanted });
    this.thread.unref();
    this.thread.on('message', (said: Said) => this.hear(said));
    this.thread.on('error', (error) => this.over(error));
    this.thread.on('exit', () => this.over(new GivenUp('the thread has ended')));
  }

  work(about: Job): Promise<string> {
    return new Promise((done, failed) => {
      if (this.gone !== null) return failed(this.gone);
      this.job = { about, done, failed };
      const { kind, data } = about;
      this.thread.postMessage({ id: ++this.id, kind, data } satisfies Order);
    });
  }

  private hear(said: Said): void {
    if ('rules' in said) {
      if (said.rules !== RULES_FINGERPRINT) this.over(new Problem(503, 'replaced', REPLACED));
      return;
    }
    if (said.id !== this.id || this.job === null) return;
    const { about, done, failed } = this.job;
    if ('progress' in said) {
      about.progress(said.progress);
      return;
    }
    this.job = null;
    if ('answer' in said) done(said.answer);
    else if ('problem' in said) {
      const { status, code, message, lists } = said.problem;
      failed(new Problem(status, code, message, lists));
    } else failed(said.error ?? new GivenUp());
  }

  private over(error: Error): void {
    this.gone ??= error;
    this.job?.failed(this.gone);
    this.job = null;
  }

  giveUp(): void {
    Atomics.store(this.unwanted, 0, this.id);
  }

  async end(): Promise<void> {
    this.over(new GivenUp());
    await this.thread.terminate();
  }
}

/** In this thread: for what is run from the sources. */
export class OwnWorker implements Worker {
  private wanted = true;

  async work({ kind, data, progress }: Job): Promise<string> {
    this.wanted = true;
    const { WORK } = await import('./work.ts');
    progress(0);
    const check = () => {
      if (!this.wanted) throw new GivenUp();
    };
    const work = WORK[kind] as (data: unknown, steps: { progress: typeof progress; check(): void }) => unknown;
    return JSON.stringify(await work(data, { progress, check }));
  }

  giveUp(): void {
    this.wanted = false;
  }

  async end(): Promise<void> {
    this.wanted = false;
  }
}
