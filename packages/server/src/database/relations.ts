/** Who is whose friend, who has asked, and who wants nothing to do with whom. */
import type { Kysely } from 'kysely';
import type { RelationRow, Tables } from './tables.ts';

/** Somebody that games were played with. */
export interface Played {
  id: string;
  games: number;
  last: number;
}

export class Relations {
  constructor(private readonly db: Kysely<Tables>) {}

  /** What this person is to others. */
  of(user: string): Promise<RelationRow[]> {
    return this.db.selectFrom('relations').selectAll().where('user', '=', user).orderBy('at', 'desc').execute();
  }

  /** What others are to this person. */
  to(other: string): Promise<RelationRow[]> {
    return this.db.selectFrom('relations').selectAll().where('other', '=', other).orderBy('at', 'desc').execute();
  }

  async kind(user: string, other: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('relations')
      .select('kind')
      .where('user', '=', user)
      .where('other', '=', other)
      .executeTakeFirst();
    return row?.kind ?? null;
  }

  /** Does either of the two want nothing to do with the other? */
  async isBetween(one: string, other: string): Promise<boolean> {
    return (await this.kind(one, other)) === 'blocked' || (await this.kind(other, one)) === 'blocked';
  }

  async set(user: string, other: string, kind: string, now: number): Promise<void> {
    await this.db
      .insertInto('relations')
      .values({ user, other, kind, at: now })
      .onConflict((c) => c.columns(['user', 'other']).doUpdateSet({ kind, at: now }))
      .execute();
  }

  async befriend(one: string, other: string, now: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const both = new Relations(db);
      await both.set(one, other, 'friend', now);
      await both.set(other, one, 'friend', now);
    });
  }

  /** What one is to the other is over, where it is of one of these kinds. */
  async end(user: string, other: string, kinds: readonly string[]): Promise<void> {
    await this.db
      .deleteFrom('relations')
      .where('user', '=', user)
      .where('other', '=', other)
      .where('kind', 'in', kinds)
      .execute();
  }

  /** Whom this person played, the latest first. */
  async played(user: string, most: number): Promise<Played[]> {
    const all = new Map<string, Played>();
    for (const [mine, theirs] of [
      ['user0', 'user1'],
      ['user1', 'user0'],
    ] as const) {
      const rows = await this.db
        .selectFrom('games')
        .select((e) => [`${theirs} as id`, e.fn.countAll().as('games'), e.fn.max('updated_at').as('last')])
        .where(mine, '=', user)
        .where(theirs, 'is not', null)
        .where('status', 'in', ['playing', 'over'])
        .groupBy(theirs)
        .orderBy('last', 'desc')
        .limit(most)
        .execute();
      for (const row of rows) {
        const id = row.id!;
        const known = all.get(id) ?? { id, games: 0, last: 0 };
        all.set(id, { id, games: known.games + Number(row.games), last: Math.max(known.last, Number(row.last)) });
      }
    }
    return [...all.values()].sort((a, b) => b.last - a.last).slice(0, most);
  }
}
