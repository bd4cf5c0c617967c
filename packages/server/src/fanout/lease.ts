/**
 * This server's place among those that share a PostgreSQL. It says every moment that it lives, by the clock of the database; one that has
 * said nothing for a while counts as gone, whether it was killed, hangs or is cut off, and others take its games over. Should it come
 * back, it begins another term: what it would still write in the old one is refused by the database itself.
 */
import type pg from 'pg';
import { ticks } from '../ticks.ts';

/** How often it says so, and how long that counts: with the tick of the games (rooms.ts) another takes over within ten seconds. */
const BEAT = 1_500;
const TERM = 7_000;
/** How long a server is remembered that is gone. */
const MEMORY = '1 day';

export class Lease {
  private term = 0;
  private saidAt = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private client: pg.Client | null = null;
  /** a connection is asked one thing after the other */
  private tail: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly me: string,
    /** The term is over, and with it every claim. */
    private readonly lost: () => void,
  ) {}

  private ask(client: pg.Client, text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    const next = this.tail.then(() => client.query(text, [...values]));
    this.tail = next.catch(() => {});
    return next;
  }

  /** Begins a term over this connection. */
  async begin(client: pg.Client): Promise<void> {
    this.client = client;
    await this.ask(client, `DELETE FROM servers WHERE until < now() - interval '${MEMORY}'`);
    await this.ask(
      client,
      'DELETE FROM drivers WHERE NOT EXISTS (SELECT 1 FROM servers s WHERE s.id = drivers.server AND s.until > now())',
    );
    await this.nextTerm(client);
    clearInterval(this.timer);
    this.timer = setInterval(() => this.beat(client), BEAT);
    this.timer.unref();
  }

  private async nextTerm(client: pg.Client): Promise<void> {
    const { rows } = await this.ask(
      client,
      `INSERT INTO servers (id, term, until) VALUES ($1, 1, now() + $2 * interval '1 millisecond')
       ON CONFLICT (id) DO UPDATE SET term = servers.term + 1, until = excluded.until RETURNING term`,
      [this.me, TERM],
    );
    this.term = Number(rows[0].term);
    this.saidAt = ticks();
  }

  private async beat(client: pg.Client): Promise<void> {
    if (this.client !== client) return;
    const at = ticks();
    try {
      const { rows } = await this.ask(
        client,
        `UPDATE servers SET until = now() + $3 * interval '1 millisecond'
         WHERE id = $1 AND term = $2 AND until > now() RETURNING term`,
        [this.me, this.term, TERM],
      );
      if (rows.length === 1) this.saidAt = at;
      else {
        await this.nextTerm(client);
        this.lost();
      }
    } catch {
      // The connection is gone, or the database is: whoever has made it notices, and begins anew.
    }
  }

  /** Could somebody have taken over? Then nothing should be written that the database does not check by itself. */
  get isHeld(): boolean {
    return ticks() - this.saidAt < TERM;
  }

  /** Who writes, and in which term. */
  get values(): readonly [string, number] {
    return [this.me, this.term];
  }

  /** Becomes the driver of a game, unless a server that lives is. */
  async claim(client: pg.Client, game: string): Promise<boolean> {
    const { rows } = await this.ask(
      client,
      `INSERT INTO drivers (game, server, term)
       SELECT $1, s.id, s.term FROM servers s WHERE s.id = $2 AND s.term = $3 AND s.until > now()
       ON CONFLICT (game) DO UPDATE SET server = excluded.server, term = excluded.term
       WHERE drivers.server = excluded.server OR NOT EXISTS (
         SELECT 1 FROM servers o WHERE o.id = drivers.server AND o.term = drivers.term AND o.until > now())
       RETURNING game`,
      [game, this.me, this.term],
    );
    return rows.length === 1;
  }

  async release(client: pg.Client, game: string): Promise<void> {
    await this.ask(client, 'DELETE FROM drivers WHERE game = $1 AND server = $2 AND term = $3', [
      game,
      this.me,
      this.term,
    ]);
  }

  /** Its games are anybody's at once. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    const { client } = this;
    this.client = null;
    if (client === null) return;
    await this.ask(client, 'DELETE FROM drivers WHERE server = $1', [this.me]).catch(() => {});
    await this.ask(client, 'DELETE FROM servers WHERE id = $1', [this.me]).catch(() => {});
  }
}
