/** People: guests, and those who keep an account. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { newId, newSecret } from '../identifiers.ts';
import type { Tables, UserRow } from './tables.ts';

const DAY = 24 * 3600 * 1000;
/** A session that nobody used for so long is over. */
export const SESSION_LIFE = 180 * DAY;

const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export class Users {
  constructor(private readonly db: Kysely<Tables>) {}

  async newGuest(name: string, now: number): Promise<UserRow> {
    const user: UserRow = { id: newId(), name, login: null, password: null, created_at: now };
    await this.db.insertInto('users').values(user).execute();
    return user;
  }

  byId(id: string): Promise<UserRow | undefined> {
    return this.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Logins are the same whatever their case. */
  byLogin(login: string): Promise<UserRow | undefined> {
    return this.db.selectFrom('users').selectAll().where('login', '=', login.toLowerCase()).executeTakeFirst();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('users').set({ name }).where('id', '=', id).execute();
  }

  /** A guest becomes an account; false when the login is taken, or this is an account already. */
  async register(id: string, login: string, password: string): Promise<boolean> {
    if ((await this.byLogin(login)) !== undefined) return false;
    try {
      const { numUpdatedRows } = await this.db
        .updateTable('users')
        .set({ login: login.toLowerCase(), password })
        .where('id', '=', id)
        .where('login', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    } catch (error) {
      if ((await this.byLogin(login)) !== undefined) return false;
      throw error;
    }
  }

  /** Answers the secret to keep in the cookie; only its fingerprint is stored. */
  async newSession(user: string, now: number): Promise<string> {
    const secret = newSecret();
    const row = { token: fingerprint(secret), user, created_at: now, seen_at: now };
    await this.db.insertInto('sessions').values(row).execute();
    return secret;
  }

  async bySession(secret: string, now: number): Promise<UserRow | undefined> {
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
    return user;
  }

  /** Removes those that are over. */
  async forgetSessions(now: number): Promise<void> {
    await this.db
      .deleteFrom('sessions')
      .where('seen_at', '<=', now - SESSION_LIFE)
      .execute();
  }

  async endSession(secret: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('token', '=', fingerprint(secret)).execute();
  }
}
