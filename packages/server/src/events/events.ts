/**
 * The events of this server. An event is its log; here it is kept folded, and read on before anything is done, so that several servers share
 * one. Whoever waits for news of an event hears of it when it is written, here or elsewhere.
 */
import {
  apply,
  clockOf,
  type Deed,
  type Entry,
  EventProblem,
  replay,
  type Settings,
  type Tournament,
} from '@spaceline/events';
import type { EventStore } from '../database/events.ts';
import type { EventRow } from '../database/tables.ts';
import type { Fanout } from '../fanout/fanout.ts';
import { newId, newSeed } from '../identifiers.ts';
import { notFound, Problem } from '../problem.ts';
import { ticks } from '../ticks.ts';
import { EventClocks } from './clock.ts';
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
  readonly clocks: EventClocks;

  /** `wall`: the time of day, for people; `monotonic`: what clocks go by. */
  constructor(
    readonly store: EventStore,
    private readonly fanout: Fanout,
    private readonly wall: () => number = Date.now,
    monotonic: () => number = ticks,
  ) {
    this.clocks = new EventClocks((id, clock) => store.keepClock(id, clock), monotonic);
    fanout.listen((news) => {
      if (news.kind === 'event') this.wake(news.event);
      if (news.kind === 'renamed') this.renamed(news.user);
      if (news.kind === 'missed') for (const id of this.waiting.keys()) this.wake(id);
    });
  }

  async open(director: string, settings: Settings): Promise<OpenEvent> {
    const seed = newSeed();
    const at = this.wall();
    const first: Entry = { kind: 'opened', settings, director, seed, at, clock: at, by: director };
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
      starts_at: settings.startsAt,
      clock: at,
      created_at: at,
      updated_at: at,
    };
    await this.store.add(row, first);
    return this.keep({ id: row.id, t, log: [first], commitment: row.commitment });
  }

  private keep(event: OpenEvent): OpenEvent {
    this.known.set(event.id, event);
    this.clocks.passed(event.id, clockOf(event.log.at(-1)!));
    return event;
  }

  /** What the rules of an event forbid is said to whoever tried it. */
  allowed<T>(work: () => T): T {
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
      this.clocks.told(id, Number(row.clock));
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
      const clock = Math.max(await this.clocks.read(id), clockOf(event.log.at(-1)!));
      // the record is read from the first entry to the last, whatever the clock on a wall says
      const at = Math.max(this.wall(), event.log.at(-1)!.at);
      const entries = deeds.map((d): Entry => ({ ...d, at, clock, by }));
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

  /** What its clock is read with: milliseconds of its own; where none runs, those of the last entry. */
  async time({ id, t, log }: OpenEvent): Promise<number> {
    const last = clockOf(log.at(-1)!);
    return t.clock?.running ? Math.max(await this.clocks.read(id), last) : last;
  }

  /** Those of these rows as they stand; what is known of an event to which nothing has happened is not read again. */
  async all(rows: readonly EventRow[]): Promise<OpenEvent[]> {
    return Promise.all(
      rows.map(({ id, updated_at }) => {
        const known = this.known.get(id);
        return known !== undefined && known.log.at(-1)!.at === Number(updated_at) ? known : this.get(id);
      }),
    );
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
