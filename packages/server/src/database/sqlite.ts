/** SQLite through libsql: the embedded database. It works in a thread of its own, sqlite-thread.mjs. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

interface Answer {
  id: number;
  result?: { rows: unknown[]; changes?: number };
  error?: { message: string; code?: string };
}

type Settle = (answer: Omit<Answer, 'id'>) => void;

/** What is asked of the thread, and answered. */
class Thread {
  private readonly worker: Worker;
  private readonly pending = new Map<number, Settle>();
  private next = 0;
  private gone = false;

  constructor(path: string) {
    this.worker = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), { workerData: { path } });
    this.worker.on('message', ({ id, ...answer }: Answer) => this.settle(id, answer));
    this.worker.on('error', ({ message }) => this.end(message));
    this.worker.on('exit', () => this.end('the database is closed'));
    // It does not keep a process alive that waits for nothing.
    this.worker.unref();
  }

  ask(what: 'open' | 'run' | 'close', query: object = {}): Promise<Answer['result']> {
    return new Promise((done, fail) => {
      const id = this.next++;
      this.pending.set(id, ({ result, error }) => {
        if (error === undefined) done(result);
        else fail(Object.assign(new Error(error.message), { code: error.code }));
      });
      if (this.gone) return this.settle(id, { error: { message: 'the database is closed' } });
      this.worker.ref();
      this.worker.postMessage({ id, what, ...query });
    });
  }

  async terminate(): Promise<void> {
    await this.worker.terminate();
  }

  private settle(id: number, answer: Omit<Answer, 'id'>): void {
    const settle = this.pending.get(id);
    this.pending.delete(id);
    if (this.pending.size === 0) this.worker.unref();
    settle?.(answer);
  }

  private end(message: string): void {
    this.gone = true;
    for (const id of [...this.pending.keys()]) this.settle(id, { error: { message } });
  }
}

class Connection implements DatabaseConnection {
  constructor(private readonly thread: Thread) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = (await this.thread.ask('run', { sql, parameters }))!;
    return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read at once');
  }
}

/** One connection, which is lent to one after the other: nobody gets into another's transaction. */
class SqliteThreadDriver implements Driver {
  private readonly thread: Thread;
  private readonly connection: Connection;
  private tail: Promise<void> = Promise.resolve();
  private giveBack: () => void = () => {};

  constructor(path: string) {
    this.thread = new Thread(path);
    this.connection = new Connection(this.thread);
  }

  async init(): Promise<void> {
    try {
      await this.thread.ask('open');
    } catch (error) {
      await this.thread.terminate();
      throw error;
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.tail;
    let giveBack = () => {};
    this.tail = new Promise((done) => {
      giveBack = done;
    });
    await before;
    this.giveBack = giveBack;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.giveBack();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.thread.ask('close');
  }
}

/** One after the other: asked for all at once, Node never comes back from a place where no folder can be made (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (e) {
    // another process was quicker
    if (!existsSync(path)) throw e;
  }
}

export function sqliteDialect(path: string): Dialect {
  makeFolder(dirname(path));
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteThreadDriver(path),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
