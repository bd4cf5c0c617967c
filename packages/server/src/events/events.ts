/**
 * The events of this server. An event is its log; here it is kept folded, and read on before anything is done, so that several servers share
 * one. Whoever waits for news of an event hears of it when it is written, here or elsewhere.
 */
import { apply, type Deed, type Entry, EventProblem, replay, type Settings, type Tournament } from '@spaceline/events';
import type { EventStore } from '../database/events.ts';
import type { EventRow } from '../database/tables.ts';
import type { Fanout } from '../fanout/fanout.ts';
import { newId, newSeed } from '../identifiers.ts';
import { notFound, Problem } from '../problem.ts';
import { commitmentTo } from './pools.ts';

export interface OpenEvent {
  id: string;
  t: Tournament;
  log: readonly Entry[];
  commitment: string;
}

type Deeds = readonly Deed[];

/** Another process may be quicker so often. */
const TRIES = 20;

export class Events {
  private readonly known = new Map<string, OpenEvent>();
  private readonly busy = new Map<string, Promise<unknown>>();
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(
    readonly store: EventStore,
    private readonly fanout: Fanout,
    private readonly now: () => number = Date.now,
  ) {
    fanout.listen((news) => {
      if (news.kind === 'event') this.wake(news.event);
      if (news.kind === 'renamed') this.renamed(news.user);
      if (news.kind === 'missed') for (const id of this.waiting.keys()) this.wake(id);
    });
  }

  async open(director: string, settings: Settings): Promise<OpenEvent> {
    const seed = newSeed();
    const at = this.now();
    const first: Entry = { kind: 'opened', settings, director, seed, at, by: director };
    const t = this.allowed(() => apply(null, first));
    const row: EventRow = {
      id: newId(),
      name: settings.name,
      format: settings.format,
      open: settings.open,
      phase: t.phase,
      players: 0,
      director,
      commitment: commitmentTo(seed),
      created_at: at,
      updated_at: at,
    };
    await this.store.add(row, first);
    return this.keep({ id: row.id, t, log: [first], commitment: row.commitment });
  }

  private keep(event: OpenEvent): OpenEvent {
    this.known.set(event.id, event);
    return event;
  }

  /** What the rules of an event forbid is said to whoever tried it. */
  private allowed<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof EventProblem) throw new Problem(409, 'not-now', error.message);
      throw error;
    }
  }

  /** The event as it stands. */
  async get(id: string): Promise<OpenEvent> {
    const known = this.known.get(id);
    if (known === undefined) {
      const row = await this.store.byId(id);
      if (row === undefined) throw notFound('event');
      const log = await this.store.read(id);
      return this.keep({ id, t: replay(log), log, commitment: row.commitment });
    }
    const more = await this.store.read(id, known.log.length);
    if (more.length === 0) return known;
    return this.keep({ ...known, t: more.reduce<Tournament>(apply, known.t), log: [...known.log, ...more] });
  }

  /** Does something in an event, one thing after the other. `make` says what, seeing how it stands. */
  act(id: string, by: string | null, make: (t: Tournament) => Deeds | Promise<Deeds>): Promise<OpenEvent> {
    const before = this.busy.get(id) ?? Promise.resolve();
    const done = before.catch(() => {}).then(() => this.write(id, by, make));
    this.busy.set(id, done);
    return done;
  }

  private async write(
    id: string,
    by: string | null,
    make: (t: Tournament) => Deeds | Promise<Deeds>,
  ): Promise<OpenEvent> {
    for (let i = 0; i < TRIES; i++) {
      const event = await this.get(id);
      const deeds = await make(event.t);
      if (deeds.length === 0) return event;
      // the clock never runs backwards, whatever the machine's does
      const at = Math.max(this.now(), event.log.at(-1)!.at);
      const entries = deeds.map((d): Entry => ({ ...d, at, by }));
      const t = this.allowed(() => entries.reduce<Tournament>(apply, event.t));
      const n = event.log.length;
      const players = t.entrants.filter((e) => e.droppedAfter === null).length;
      if (!(await this.store.append(id, n, entries, { phase: t.phase, players, updated_at: at }))) continue;
      // where somebody was renamed meanwhile, it is read anew
      const isCurrent = this.known.get(id) === event;
      const after = isCurrent ? this.keep({ ...event, t, log: [...event.log, ...entries] }) : await this.get(id);
      this.fanout.publish({ kind: 'event', event: id, n: after.log.length });
      this.wake(id);
      return after;
    }
    throw new Problem(409, 'not-now', 'Others act in this event at this moment; try again');
  }

  /** Milliseconds by the clock that events go by. */
  time(event: OpenEvent): number {
    return Math.max(this.now(), event.log.at(-1)!.at);
  }

  private wake(id: string): void {
    const all = this.waiting.get(id);
    this.waiting.delete(id);
    for (const then of all ?? []) then();
  }

  /** Resolves when the event has more than `n` entries, or after a while. */
  async changedSince(id: string, n: number, most: number): Promise<OpenEvent> {
    const event = await this.get(id);
    if (event.log.length > n || most <= 0) return event;
    await new Promise<void>((done) => {
      const all = this.waiting.get(id) ?? new Set();
      this.waiting.set(id, all);
      const then = () => {
        clearTimeout(timer);
        all.delete(then);
        done();
      };
      const timer = setTimeout(then, most).unref();
      all.add(then);
    });
    return this.get(id);
  }

  /** A player is called otherwise: their events are read again. */
  renamed(user: string): void {
    for (const [id, { t }] of this.known) {
      if (t.entrants.every((e) => e.id !== user)) continue;
      this.known.delete(id);
      this.wake(id);
    }
  }

  close(): void {
    for (const id of [...this.waiting.keys()]) this.wake(id);
  }
}
