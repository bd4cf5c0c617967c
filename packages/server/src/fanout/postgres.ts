/** News by LISTEN and NOTIFY; who drives a game by a lease, which a process that is gone or hangs does not keep. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectionTo } from '../database/postgres.ts';
import type { Fanout, Listener, News } from './fanout.ts';
import { Lease } from './lease.ts';

export const CHANNEL = 'spaceline';
const RETRY = 500;

interface Letter {
  from: string;
  news: News;
}

export interface Log {
  warn(about: object, text: string): void;
}

export class PostgresFanout implements Fanout {
  readonly me = randomUUID();
  private readonly listeners: Listener[] = [];
  private readonly mine = new Set<string>();
  readonly lease: Lease;
  private client: pg.Client | null = null;
  private closed = false;

  private constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly log: Log,
  ) {
    this.lease = new Lease(this.me, () => {
      this.log.warn({}, 'this server was thought to be gone: it reads its games again');
      this.mine.clear();
      this.tell({ kind: 'missed' }, '');
    });
  }

  static async connect(url: string, pool: pg.Pool, log: Log): Promise<PostgresFanout> {
    const fanout = new PostgresFanout(url, pool, log);
    await fanout.connect();
    return fanout;
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ ...connectionTo(this.url), application_name: 'spaceline-news' });
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, null));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    await this.lease.begin(client);
    this.client = client;
  }

  /** The connection is gone, and with it our claims and perhaps news. */
  private lost(client: pg.Client, error: Error | null): void {
    if (this.client !== client || this.closed) return;
    this.client = null;
    this.mine.clear();
    this.log.warn({ error }, 'the connection for news is lost');
    this.reconnect();
  }

  private reconnect(): void {
    setTimeout(() => {
      if (this.closed) return;
      this.connect().then(
        () => this.tell({ kind: 'missed' }, ''),
        () => this.reconnect(),
      );
    }, RETRY).unref();
  }

  private receive(payload: string): void {
    try {
      const { from, news } = JSON.parse(payload) as Letter;
      if (from !== this.me) this.tell(news, from);
    } catch (error) {
      this.log.warn({ error, payload }, 'news that cannot be read');
    }
  }

  private tell(news: News, from: string): void {
    for (const listener of this.listeners) listener(news, from);
  }

  publish(news: News): void {
    this.pool
      .query('SELECT pg_notify($1, $2)', [CHANNEL, this.letter(news)])
      .catch((error) => this.log.warn({ error, news }, 'news that could not be sent'));
  }

  letter(news: News): string {
    return JSON.stringify({ from: this.me, news } satisfies Letter);
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async claim(game: string): Promise<boolean> {
    if (this.mine.has(game)) return true;
    const { client } = this;
    if (client === null) return false;
    try {
      if ((await this.lease.claim(client, game)) && this.client === client) this.mine.add(game);
    } catch {
      return false;
    }
    return this.mine.has(game);
  }

  release(game: string): void {
    if (!this.mine.delete(game) || this.client === null) return;
    this.lease.release(this.client, game).catch(() => {});
  }

  get isHeld(): boolean {
    return this.client !== null && this.lease.isHeld;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.lease.end();
    await this.client?.end().catch(() => {});
  }
}
