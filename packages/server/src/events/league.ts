/** Ratings and the season: made from the events that are over, for account holders who want a rating. */
import { ratingsAfter, standings } from '@spaceline/events';
import type { SeasonView } from '@spaceline/protocol';
import type { Kysely } from 'kysely';
import type { Tables, UserRow } from '../database/tables.ts';
import { Problem } from '../problem.ts';
import type { Events } from './events.ts';

const keyOf = (user: string): string => `rated ${user}`;
/** A season is a quarter of a year. */
const seasonOf = (at: number): string => {
  const d = new Date(at);
  return `${d.getUTCFullYear()}-${Math.floor(d.getUTCMonth() / 3) + 1}`;
};
const NO_GUESTS = new Problem(409, 'no-account', 'A rating belongs to an account: make one first');

export class League {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly events: Events,
  ) {}

  async wants(user: string): Promise<boolean> {
    const row = await this.db.selectFrom('settings').select('key').where('key', '=', keyOf(user)).executeTakeFirst();
    return row !== undefined;
  }

  async setWants(user: UserRow, wants: boolean): Promise<void> {
    if (user.login === null) throw NO_GUESTS;
    if (!wants) await this.db.deleteFrom('settings').where('key', '=', keyOf(user.id)).execute();
    else
      await this.db
        .insertInto('settings')
        .values({ key: keyOf(user.id), value: '1' })
        .onConflict((c) => c.column('key').doNothing())
        .execute();
  }

  /** Those who want a rating, with their names. */
  private async members(): Promise<Map<string, string>> {
    const rows = await this.db.selectFrom('settings').select('key').where('key', 'like', 'rated %').execute();
    const ids = rows.map((r) => r.key.slice(keyOf('').length));
    if (ids.length === 0) return new Map();
    const users = await this.db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(users.map((u) => [u.id, u.name]));
  }

  async season(format: string, now: number, user: UserRow | null): Promise<SeasonView> {
    const members = await this.members();
    const over = await this.events.store.over(format);
    const all = await Promise.all(over.map((row) => this.events.get(row.id)));
    const season = seasonOf(now);
    const points = new Map<string, number>();
    for (const { t } of all.filter((e) => seasonOf(e.log.at(-1)!.at) === season)) {
      for (const s of standings(t))
        if (members.has(s.player)) points.set(s.player, (points.get(s.player) ?? 0) + s.points);
    }
    const ratings = ratingsAfter(
      all.map((e) => e.t),
      (id) => members.has(id),
    );
    return {
      format,
      season,
      mine: user === null || user.login === null ? null : members.has(user.id),
      ratings: ratings.map(({ id, ...r }) => ({
        ...r,
        name: members.get(id) ?? id.replace(/^bot /, ''),
        bot: !members.has(id),
        me: id === user?.id,
        points: points.get(id) ?? 0,
      })),
    };
  }
}
