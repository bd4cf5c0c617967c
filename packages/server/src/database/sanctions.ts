/** Mutes and bans, and the log of what operators have done. */
import type { Kysely } from 'kysely';
import { newId } from '../identifiers.ts';
import type { ActRow, SanctionRow, Tables, UserRow } from './tables.ts';

type Kind = 'mute' | 'ban';

const isStanding = ({ until, lifted_at }: SanctionRow, now: number): boolean =>
  lifted_at === null && (until === null || until > now);

export class Sanctions {
  constructor(private readonly db: Kysely<Tables>) {}

  byId(id: string): Promise<SanctionRow | undefined> {
    return this.db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** What somebody has had, the latest first. */
  of(user: string): Promise<SanctionRow[]> {
    return this.db.selectFrom('sanctions').selectAll().where('user', '=', user).orderBy('at', 'desc').execute();
  }

  /** What holds now. */
  async standing(user: string, kind: Kind, now: number): Promise<SanctionRow | null> {
    const rows = await this.db
      .selectFrom('sanctions')
      .selectAll()
      .where('user', '=', user)
      .where('kind', '=', kind)
      .where('lifted_at', 'is', null)
      .orderBy('at', 'desc')
      .execute();
    return rows.find((row) => isStanding(row, now)) ?? null;
  }

  /** A ban is also noted where every request looks: with the person. */
  async add(user: string, kind: Kind, reason: string, until: number | null, now: number): Promise<SanctionRow> {
    const nothing = { lifted_at: null, appeal: null, appeal_at: null, answer: null };
    const row: SanctionRow = { id: newId(), user, kind, reason, at: now, until, ...nothing };
    await this.db.transaction().execute(async (db) => {
      // one of a kind holds: the new one takes the place of what was there
      await db
        .updateTable('sanctions')
        .set({ lifted_at: now })
        .where('user', '=', user)
        .where('kind', '=', kind)
        .where('lifted_at', 'is', null)
        .execute();
      await db.insertInto('sanctions').values(row).execute();
      if (kind === 'ban') await db.updateTable('users').set({ ban: row.id }).where('id', '=', user).execute();
    });
    return row;
  }

  async lift(row: SanctionRow, now: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.updateTable('sanctions').set({ lifted_at: now }).where('id', '=', row.id).execute();
      await db.updateTable('users').set({ ban: null }).where('ban', '=', row.id).execute();
    });
  }

  /** Takes the one appeal; false when there was one already. */
  async appeal(id: string, appeal: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('sanctions')
      .set({ appeal, appeal_at: now })
      .where('id', '=', id)
      .where('appeal', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async answer(id: string, answer: string): Promise<void> {
    await this.db.updateTable('sanctions').set({ answer }).where('id', '=', id).execute();
  }

  /** With the names of those they are about; those that hold, or all that are remembered. */
  async list(all: boolean, now: number, most: number): Promise<(SanctionRow & Pick<UserRow, 'name' | 'login'>)[]> {
    let query = this.db
      .selectFrom('sanctions')
      .innerJoin('users', 'users.id', 'sanctions.user')
      .selectAll('sanctions')
      .select(['users.name', 'users.login']);
    if (!all)
      query = query.where('lifted_at', 'is', null).where((e) => e.or([e('until', 'is', null), e('until', '>', now)]));
    return query.orderBy('at', 'desc').limit(most).execute();
  }

  /** Whom a ban keeps away now, of these. */
  async banned(users: readonly string[], now: number): Promise<string[]> {
    if (users.length === 0) return [];
    const rows = await this.db
      .selectFrom('sanctions')
      .select('user')
      .distinct()
      .where('user', 'in', users)
      .where('kind', '=', 'ban')
      .where('lifted_at', 'is', null)
      .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]))
      .execute();
    return rows.map((r) => r.user);
  }

  /** The ban that is noted with a person is not remembered any more: nothing keeps them away. */
  async forgetBan(ban: string): Promise<void> {
    await this.db.updateTable('users').set({ ban: null }).where('ban', '=', ban).execute();
  }

  /** Somebody of whom this holds was seen at an address. */
  async seenAt(sanction: string, address: string, at: number): Promise<void> {
    await this.db
      .insertInto('ban_addresses')
      .values({ sanction, address, at })
      .onConflict((c) => c.columns(['sanction', 'address']).doUpdateSet({ at }))
      .execute();
  }

  /** The earliest that holds of somebody who was at this address lately. */
  async at(kind: Kind, address: string, now: number, since: number): Promise<SanctionRow | null> {
    const row = await this.db
      .selectFrom('ban_addresses')
      .innerJoin('sanctions', 'sanctions.id', 'ban_addresses.sanction')
      .selectAll('sanctions')
      .where('ban_addresses.address', '=', address)
      .where('ban_addresses.at', '>', since)
      .where('sanctions.kind', '=', kind)
      .where('sanctions.lifted_at', 'is', null)
      .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]))
      .orderBy('sanctions.at')
      .executeTakeFirst();
    return row ?? null;
  }

  async note(act: Omit<ActRow, 'id'>): Promise<void> {
    await this.db
      .insertInto('acts')
      .values({ id: newId(), ...act })
      .execute();
  }

  /** The latest first. */
  acts(most: number): Promise<ActRow[]> {
    return this.db.selectFrom('acts').selectAll().orderBy('at', 'desc').limit(most).execute();
  }

  /** What somebody was done to, and what they did as an operator. */
  actsOf(user: string): Promise<ActRow[]> {
    return this.db
      .selectFrom('acts')
      .selectAll()
      .where((e) => e.or([e('about', '=', user), e('by', '=', user)]))
      .orderBy('at')
      .execute();
  }

  /** What is long over goes, and with it what is noted of it with the person. */
  async forget(before: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db
        .deleteFrom('sanctions')
        .where((e) => e.or([e('lifted_at', '<', before), e('until', '<', before)]))
        .execute();
      await db
        .updateTable('users')
        .set({ ban: null })
        .where('ban', 'is not', null)
        .where('ban', 'not in', (e) => e.selectFrom('sanctions').select('id'))
        .execute();
    });
    await this.db.deleteFrom('acts').where('at', '<', before).execute();
  }
}
