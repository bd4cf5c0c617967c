/**
 * Several processes at one port. The front takes every connection, reads the first lines of what comes, and gives it to one of its
 * workers, all of it: it sees nothing more of it. Each worker is a whole server on the same PostgreSQL, so that it does not matter
 * for what becomes of a game which of them has a connection; it costs less where one table has one process.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { routeOf, workerFor } from './head.ts';

interface FrontOptions {
  workers: number;
  port: number;
  host: string;
  /** what a worker is: the command, and its arguments */
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  log(text: string): void;
}

export interface Front {
  port: number;
  /** each worker's own address, for those who watch it */
  own: readonly string[];
  close(): Promise<void>;
}

/** More is no request that means anything. */
const LONGEST_HEAD = 16 * 1024;
const PATIENCE = 10_000;
/** A worker that ends is begun again after this. */
const AGAIN = 1_000;

class Worker {
  private child: ChildProcess | null = null;
  private closed = false;
  url = '';

  constructor(
    private readonly options: FrontOptions,
    private readonly number: number,
  ) {}

  /** Begins, and is there when it listens. */
  async begin(): Promise<void> {
    const { command, args, env, port } = this.options;
    const own = port === 0 ? 0 : port + 1 + this.number;
    const child = fork(command, [...args], {
      env: { ...env, PORT: String(own), HOST: '127.0.0.1', SPACELINE_WORKER: String(this.number) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => this.gone(child));
    const ready = await Promise.race([
      once(child, 'message').then(([m]) => m as { url: string }),
      once(child, 'exit').then(() => null),
    ]);
    if (ready === null) throw new Error(`worker ${this.number} did not begin: its log says why`);
    this.url = ready.url;
    this.child = child;
  }

  private gone(child: ChildProcess): void {
    if (this.child !== child) return;
    this.child = null;
    if (this.closed) return;
    this.options.log(`worker ${this.number} has ended and is begun again`);
    this.again();
  }

  private again(): void {
    setTimeout(() => {
      if (!this.closed) this.begin().catch(() => this.again());
    }, AGAIN);
  }

  get isThere(): boolean {
    return this.child !== null;
  }

  take(socket: Socket, head: Buffer): void {
    this.child?.send({ head: head.toString('base64') }, socket, { keepOpen: false }, (error) => {
      if (error) socket.destroy();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

/** Reads as far as the end of the first lines, and no further. */
function received(socket: Socket, then: (head: Buffer) => void): void {
  let head = Buffer.alloc(0);
  const timer = setTimeout(() => socket.destroy(), PATIENCE);
  const hear = (data: Buffer) => {
    head = Buffer.concat([head, data]);
    if (!head.includes('\r\n\r\n') && head.length < LONGEST_HEAD) return;
    clearTimeout(timer);
    socket.pause();
    socket.off('data', hear);
    then(head);
  };
  socket.on('error', () => socket.destroy());
  socket.once('close', () => clearTimeout(timer));
  socket.on('data', hear);
}

export async function startFront(options: FrontOptions): Promise<Front> {
  const workers = Array.from({ length: options.workers }, (_, i) => new Worker(options, i));
  let server: Server | null = null;
  const close = async () => {
    server?.close();
    await Promise.all(workers.map((w) => w.close()));
  };
  try {
    // one brings the schema up to date, the others find it so
    for (const worker of workers) await worker.begin();
    server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
      received(socket, (head) => {
        const route = routeOf(head.toString('latin1'), socket.remoteAddress ?? '');
        const own = workerFor(route, workers.length);
        // where it is gone, another serves its games until it is back
        const there = [...workers.slice(own), ...workers.slice(0, own)].find((w) => w.isThere);
        if (there === undefined) socket.destroy();
        else there.take(socket, head);
      });
      socket.resume();
    });
    const listening = once(server, 'listening');
    server.listen(options.port, options.host);
    await listening;
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = server.address() as { port: number };
  return { port, own: workers.map((w) => w.url), close };
}
