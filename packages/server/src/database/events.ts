/** Tournaments and their logs. */
import type { Entry } from '@spaceline/events';
import type { Kysely, Updateable } from 'kysely';
import { isTaken } from './decisions.ts';
import type { EventRow, Tables } from './tables.ts';

/** The entries with which somebody came in, as LIKE finds them. */
export const cameIn = (user: string): string => `{"kind":"entered"%"player":"${user}"%`;

export class EventStore {
  constructor(private readonly db: Kysely<Tables>) {}

  async add(row: EventRow, first: Entry): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.insertInto('events').values(row).execute();
      await db
        .insertInto('event_log')
        .values({ event: row.id, number: 0, entry: JSON.stringify(first), at: first.at })
        .execute();
    });
  }

  byId(id: string): Promise<EventRow | undefined> {
    return this.db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Public ones, and those that somebody directs or has come into; the latest first. */
  list(user: string | null, most = 100): Promise<EventRow[]> {
    const entered = this.db
      .selectFrom('event_players')
      .select('event')
      .where('user', '=', user ?? '');
    return this.db
      .selectFrom('events')
      .selectAll()
      .where((e) =>
        user === null
          ? e('open', '=', 'public')
          : e.or([e('open', '=', 'public'), e('director', '=', user), e('id', 'in', entered)]),
      )
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
  }

  /** Those that somebody directs, or has come to; the earliest first. */
  of(user: string): Promise<EventRow[]> {
    return this.db
      .selectFrom('events')
      .selectAll()
      .where((e) =>
        e.or([
          e('director', '=', user),
          e('id', 'in', e.selectFrom('event_players').select('event').where('user', '=', user)),
        ]),
      )
      .orderBy('created_at')
      .execute();
  }

  /** The public ones of a format that are over, the earliest first. */
  over(format: string): Promise<EventRow[]> {
    return this.db
      .selectFrom('events')
      .selectAll()
      .where('phase', '=', 'over')
      .where('format', '=', format)
      .where('open', '=', 'public')
      .orderBy('updated_at')
      .execute();
  }

  /** Those that are not over, and their clocks. */
  async running(): Promise<{ id: string; clock: number }[]> {
    const rows = await this.db.selectFrom('events').select(['id', 'clock']).where('phase', '!=', 'over').execute();
    return rows.map(({ id, clock }) => ({ id, clock: Number(clock) }));
  }

  /** Its clock will not be told beyond this. */
  async keepClock(id: string, clock: number): Promise<void> {
    await this.db.updateTable('events').set({ clock }).where('id', '=', id).where('clock', '<', clock).execute();
  }

  async read(event: string, from = 0): Promise<Entry[]> {
    const rows = await this.db
      .selectFrom('event_log')
      .select('entry')
      .where('event', '=', event)
      .where('number', '>=', from)
      .orderBy('number')
      .execute();
    return rows.map((r) => JSON.parse(r.entry) as Entry);
  }

  /** Writes the next entries, all or none, and what lists show: false when somebody else has written there first. */
  async append(event: string, n: number, entries: readonly Entry[], row: Updateable<EventRow>): Promise<boolean> {
    const people = entries.flatMap((e) => (e.kind === 'entered' && e.bot === null ? [{ event, user: e.player }] : []));
    try {
      await this.db.transaction().execute(async (db) => {
        const rows = entries.map((e, i) => ({ event, number: n + i, entry: JSON.stringify(e), at: e.at }));
        await db.insertInto('event_log').values(rows).execute();
        await db.updateTable('events').set(row).where('id', '=', event).execute();
        if (people.length > 0)
          await db
            .insertInto('event_players')
            .values(people)
            .onConflict((c) => c.doNothing())
            .execute();
      });
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }
}
