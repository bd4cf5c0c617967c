/** People: guests, and those who keep an account. */
import { createHash } from 'node:crypto';
import { type Kysely, sql, type UpdateResult } from 'kysely';
import { newId, newSecret } from '../identifiers.ts';
import { nameKey } from '../lobby/names.ts';
import { hasPart } from './like.ts';
import type { SessionRow, Tables, UserRow } from './tables.ts';

const DAY = 24 * 3600 * 1000;
/** A session that nobody used for so long is over. */
export const SESSION_LIFE = 180 * DAY;
/** What stands in games where the account is gone. */
const GONE = 'Former player';

const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A session as its owner sees it: the token itself stays here. */
export const sessionId = (token: string): string => fingerprint(token).slice(0, 16);

export interface Found {
  user: UserRow;
  token: string;
}

/** In the log of an event a name stands where its player came in. */
async function forgetInEvents(db: Kysely<Tables>, id: string): Promise<void> {
  const rows = await db.selectFrom('event_log').selectAll().where('entry', 'like', `%"player":"${id}"%`).execute();
  for (const { event, number, entry } of rows) {
    const e = JSON.parse(entry) as { kind: string };
    if (e.kind !== 'entered') continue;
    const nameless = JSON.stringify({ ...e, name: GONE });
    const there = db.updateTable('event_log').where('event', '=', event).where('number', '=', number);
    await there.set({ entry: nameless }).execute();
  }
}

export class Users {
  constructor(private readonly db: Kysely<Tables>) {}

  async newGuest(name: string, now: number): Promise<UserRow> {
    const nothing = { login: null, password: null, name_key: null, recovery: null, role: null, ban: null };
    const user: UserRow = { id: newId(), name, ...nothing, created_at: now };
    await this.db.insertInto('users').values(user).execute();
    return user;
  }

  byId(id: string): Promise<UserRow | undefined> {
    return this.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  }

  byIds(ids: readonly string[]): Promise<UserRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  }

  /** Logins are the same whatever their case. */
  byLogin(login: string): Promise<UserRow | undefined> {
    return this.db.selectFrom('users').selectAll().where('login', '=', login.toLowerCase()).executeTakeFirst();
  }

  /** Whose account has this name, or one that looks like it. */
  byName(name: string): Promise<UserRow | undefined> {
    return this.db.selectFrom('users').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
  }

  /** False when the name is an account's that is not this one. */
  async rename({ id, login }: UserRow, name: string): Promise<boolean> {
    const owner = await this.byName(name);
    if (owner !== undefined && owner.id !== id) return false;
    const name_key = login === null ? null : nameKey(name);
    return this.unlessTaken(() =>
      this.db.updateTable('users').set({ name, name_key }).where('id', '=', id).executeTakeFirst(),
    );
  }

  /** A guest becomes an account; says what is taken, if anything is (a second account of the same guest has no login to take). */
  async register(
    id: string,
    account: { login: string; password: string; name: string },
  ): Promise<'login' | 'name' | null> {
    const { login, password, name } = account;
    if ((await this.byLogin(login)) !== undefined) return 'login';
    if ((await this.byName(name)) !== undefined) return 'name';
    const done = await this.unlessTaken(() =>
      this.db
        .updateTable('users')
        .set({ login: login.toLowerCase(), password, name, name_key: nameKey(name) })
        .where('id', '=', id)
        .where('login', 'is', null)
        .executeTakeFirst(),
    );
    if (done) return null;
    return (await this.byLogin(login)) !== undefined ? 'login' : 'name';
  }

  /** False when somebody was quicker with a name that must be one's own. */
  private async unlessTaken(write: () => Promise<UpdateResult>): Promise<boolean> {
    try {
      return (await write()).numUpdatedRows === 1n;
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      if (code === '23505' || /UNIQUE constraint|SQLITE_CONSTRAINT/.test(`${code} ${message}`)) return false;
      throw error;
    }
  }

  /** Whose name has this in it, accounts first. */
  named(part: string, most: number): Promise<UserRow[]> {
    return this.db
      .selectFrom('users')
      .selectAll()
      .where(hasPart('name', part))
      .orderBy(sql`login IS NULL`)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
  }

  operators(): Promise<UserRow[]> {
    return this.db.selectFrom('users').selectAll().where('role', '=', 'operator').orderBy('name').execute();
  }

  async setRole(id: string, role: string | null): Promise<void> {
    await this.db.updateTable('users').set({ role }).where('id', '=', id).execute();
  }

  /** Called something else, everywhere: the name is free for others. */
  async releaseName(id: string, name: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.updateTable('users').set({ name, name_key: null }).where('id', '=', id).execute();
      await db.updateTable('games').set({ name0: name }).where('user0', '=', id).execute();
      await db.updateTable('games').set({ name1: name }).where('user1', '=', id).execute();
      await db.updateTable('talk').set({ name }).where('user', '=', id).execute();
    });
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.db.updateTable('users').set({ password }).where('id', '=', id).execute();
  }

  async setRecovery(id: string, recovery: string | null): Promise<void> {
    await this.db.updateTable('users').set({ recovery }).where('id', '=', id).execute();
  }

  /** The account goes with its decks and sessions; the games stay, without the name. */
  async remove(id: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      for (const seat of [0, 1] as const) {
        const there = db.updateTable('games').where(`user${seat}`, '=', id);
        await there.set({ [`user${seat}`]: null, [`name${seat}`]: GONE }).execute();
      }
      await db.updateTable('reports').set({ user: null }).where('user', '=', id).execute();
      await db.updateTable('reports').set({ about: null }).where('about', '=', id).execute();
      await db.updateTable('talk').set({ user: '', name: GONE }).where('user', '=', id).execute();
      await db.updateTable('acts').set({ about: null, about_name: GONE }).where('about', '=', id).execute();
      await db.updateTable('acts').set({ by: null, by_name: GONE }).where('by', '=', id).execute();
      await forgetInEvents(db, id);
      await db.deleteFrom('settings').where('key', '=', `rated ${id}`).execute();
      await db.deleteFrom('users').where('id', '=', id).execute();
    });
  }

  /** Answers the secret to keep in the cookie; only its fingerprint is stored. */
  async newSession(user: string, now: number): Promise<string> {
    const secret = newSecret();
    const row = { token: fingerprint(secret), user, created_at: now, seen_at: now };
    await this.db.insertInto('sessions').values(row).execute();
    return secret;
  }

  async bySession(secret: string, now: number): Promise<Found | undefined> {
    const token = fingerprint(secret);
    const found = await this.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user')
      .selectAll('users')
      .select('sessions.seen_at')
      .where('sessions.token', '=', token)
      .where('sessions.seen_at', '>', now - SESSION_LIFE)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { seen_at, ...user } = found;
    if (seen_at < now - DAY)
      await this.db.updateTable('sessions').set({ seen_at: now }).where('token', '=', token).execute();
    return { user, token };
  }

  sessionsOf(user: string): Promise<SessionRow[]> {
    return this.db.selectFrom('sessions').selectAll().where('user', '=', user).orderBy('seen_at', 'desc').execute();
  }

  /** Removes those that are over. */
  async forgetSessions(now: number): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('seen_at', '<=', now - SESSION_LIFE)
      .execute();
  }

  async endSessions(tokens: readonly string[]): Promise<void> {
    if (tokens.length > 0) await this.db.deleteFrom('sessions').where('token', 'in', tokens).execute();
  }
}
