/** Ratings and the season: made from the events that are over, for account holders who want a rating. */
import { ratingsAfter, standings } from '@spaceline/events';
import type { SeasonView } from '@spaceline/protocol';
import type { Kysely } from 'kysely';
import type { Tables, UserRow } from '../database/tables.ts';
import { kindOf } from '../lobby/names.ts';
import { Problem } from '../problem.ts';
import type { Events, OpenEvent } from './events.ts';

const keyOf = (user: string): string => `rated ${user}`;
/** A season is a quarter of a year. */
export const seasonOf = (at: number): string => {
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

  private async summary({ id, t, log }: OpenEvent): Promise<SeasonView['events'][number]> {
    const first = standings(t)[0]?.player;
    const winner = t.entrants.find((e) => e.id === first);
    const login = winner === undefined || winner.bot !== null ? undefined : await this.loginOf(winner.id);
    return {
      id,
      name: t.settings.name,
      at: log.at(-1)!.at,
      players: t.entrants.length,
      winner: winner === undefined ? null : { name: winner.name, kind: winner.bot ?? kindOf(login ?? null) },
    };
  }

  private async loginOf(id: string): Promise<string | null> {
    const row = await this.db.selectFrom('users').select('login').where('id', '=', id).executeTakeFirst();
    return row?.login ?? null;
  }

  /** The season with its events, and the ratings as they were at its end, or are now. */
  async season(format: string, season: string, user: UserRow | null): Promise<SeasonView> {
    const members = await this.members();
    // of an event that is found by its link alone nothing is told here, and no rating comes from where nobody looks
    const all = await this.events.all(await this.events.store.over(format));
    const seasonsOf = (e: OpenEvent): string => seasonOf(e.log.at(-1)!.at);
    const here = all.filter((e) => seasonsOf(e) === season && e.t.rounds.length > 0).reverse();
    const results = here.flatMap(({ t }) => {
      const table = standings(t);
      return table.map((s) => ({
        player: s.player,
        name: t.settings.name,
        place: s.place,
        players: table.length,
        points: s.points,
      }));
    });
    const resultsOf = (id: string) =>
      members.has(id) ? results.flatMap(({ player, ...r }) => (player === id ? [r] : [])) : [];
    const ratings = ratingsAfter(
      all.filter((e) => seasonsOf(e) <= season).map((e) => e.t),
      (id) => members.has(id),
    );
    return {
      format,
      season,
      seasons: [...new Set([seasonOf(Date.now()), ...all.map(seasonsOf)])].sort().reverse(),
      events: await Promise.all(here.map((e) => this.summary(e))),
      mine: user === null || user.login === null ? null : members.has(user.id),
      ratings: ratings.map(({ id, ...r }) => ({
        ...r,
        name: members.get(id) ?? id.replace(/^bot /, ''),
        bot: !members.has(id),
        me: id === user?.id,
        points: resultsOf(id).reduce((sum, r) => sum + r.points, 0),
        results: resultsOf(id),
      })),
    };
  }
}
