/** People: guests, and those who keep an account. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { newId, newSecret } from '../identifiers.ts';
import { nameKeys } from '../lobby/names.ts';
import { call, forgetWho, GONE, keyName, nameless } from './called.ts';
import { hasPart } from './like.ts';
import type { SessionRow, Tables, UserRow } from './tables.ts';

const DAY = 24 * 3600 * 1000;
/** A session that nobody used for so long is over. */
export const SESSION_LIFE = 180 * DAY;
const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What is kept of the secret of a session. */
export const tokenOf = fingerprint;

/** A session as its owner sees it: the token itself stays here. */
export const sessionId = (token: string): string => fingerprint(token).slice(0, 16);

/** Somebody was quicker. */
const TAKEN = new Error('taken');

export interface Found {
  user: UserRow;
  token: string;
  /** when the session was last used, give or take a day */
  seen: number;
}

/** What goes with an account goes; the person stays, without a name. */
async function emptyOut(db: Kysely<Tables>, id: string, session: string): Promise<void> {
  for (const table of ['decks', 'labs', 'names', 'earlier_names'] as const)
    await db.deleteFrom(table).where('user', '=', id).execute();
  await db.deleteFrom('sessions').where('user', '=', id).where('token', '!=', session).execute();
  await db
    .deleteFrom('relations')
    .where((e) => e.or([e('user', '=', id), e('other', '=', id)]))
    .execute();
  await db
    .updateTable('users')
    .set({ name: GONE, login: null, password: null, recovery: null, role: null })
    .where('id', '=', id)
    .execute();
}

export class Users {
  constructor(
    private readonly db: Kysely<Tables>,
    /** somebody is called otherwise, everywhere: what is in memory has to be read again */
    private readonly renamed: (user: string) => void,
  ) {}

  async newGuest(name: string, now: number): Promise<UserRow> {
    const nothing = { login: null, password: null, recovery: null, role: null, ban: null };
    const user: UserRow = { id: newId(), name, ...nothing, created_at: now };
    await this.db.transaction().execute(async (db) => {
      await db.insertInto('users').values(user).execute();
      await keyName(db, user.id, name, false);
    });
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

  /** Accounts with this name, or one that looks like it. */
  async byName(name: string): Promise<UserRow[]> {
    const keys = nameKeys(name);
    if (keys.length === 0) return [];
    return this.db
      .selectFrom('users')
      .selectAll()
      .where('login', 'is not', null)
      .where('id', 'in', (e) => e.selectFrom('names').select('user').where('key', 'in', keys))
      .execute();
  }

  /** Who was called so, or alike, and is not any more; and until when. */
  async byEarlierName(name: string): Promise<(UserRow & { until: number })[]> {
    const keys = nameKeys(name);
    if (keys.length === 0) return [];
    const rows = await this.db
      .selectFrom('earlier_names')
      .innerJoin('users', 'users.id', 'earlier_names.user')
      .selectAll('users')
      .select((e) => e.fn.max('until').as('until'))
      .where('key', 'in', keys)
      .groupBy('users.id')
      .execute();
    return rows.map((row) => ({ ...row, until: Number(row.until) }));
  }

  /** Is a name, or one that looks like it, an account's other than this one? */
  async isTaken(name: string, id: string | null = null): Promise<boolean> {
    return (await this.byName(name)).some((owner) => owner.id !== id);
  }

  /** False when the name is an account's that is not this one. */
  async rename({ id, login, name: before }: UserRow, name: string, now: number): Promise<boolean> {
    if (name === before) return true;
    if (await this.isTaken(name, id)) return false;
    const own = login !== null;
    return this.calling(id, name, async (db) => {
      await call(db, id, { name, own, now });
      return own;
    });
  }

  /** Guests whose name has become an account's, or looks like one, are called something else: those with one of these keys, or all there are. */
  async freeNames(now: number, keys?: readonly string[]): Promise<void> {
    const guests = await this.db
      .selectFrom('names as theirs')
      .innerJoin('names as account', 'account.key', 'theirs.key')
      .innerJoin('users', 'users.id', 'theirs.user')
      .select('users.id')
      .distinct()
      .where('users.login', 'is', null)
      .where('account.own', '=', 1)
      .$if(keys !== undefined, (q) => q.where('theirs.key', 'in', keys!))
      .execute();
    for (const { id } of guests) await this.releaseName(id, nameless(id), now);
  }

  /** A guest becomes an account; says what is taken, if anything is (a second account of the same guest has no login to take). */
  async register(
    id: string,
    { login, password, name }: { login: string; password: string; name: string },
    now: number,
  ): Promise<'login' | 'name' | null> {
    if ((await this.byLogin(login)) !== undefined) return 'login';
    if (await this.isTaken(name)) return 'name';
    const done = await this.calling(id, name, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ login: login.toLowerCase(), password })
        .where('id', '=', id)
        .where('login', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw TAKEN;
      await call(db, id, { name, own: true, kind: 'person', now });
      return true;
    });
    if (done) return null;
    return (await this.byLogin(login)) !== undefined ? 'login' : 'name';
  }

  /** Calls somebody so, all of it or nothing: false when somebody was quicker with what must be one's own. `work` says whether it is an account's. */
  private async calling(id: string, name: string, work: (db: Kysely<Tables>) => Promise<boolean>): Promise<boolean> {
    let own: boolean;
    try {
      own = await this.db.transaction().execute(work);
    } catch (error) {
      if (error === TAKEN) return false;
      const { code, message } = error as { code?: string; message?: string };
      if (code === '23505' || /UNIQUE constraint|SQLITE_CONSTRAINT/.test(`${code} ${message}`)) return false;
      throw error;
    }
    this.renamed(id);
    if (own) await this.freeNames(Date.now(), nameKeys(name));
    return true;
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
  async releaseName(id: string, name: string, now: number): Promise<void> {
    await this.db.transaction().execute((db) => call(db, id, { name, own: false, now }));
    this.renamed(id);
  }

  /** For so long somebody may be meant by a name that is not theirs any more. */
  async forgetEarlierNames(before: number): Promise<void> {
    await this.db.deleteFrom('earlier_names').where('until', '<', before).execute();
  }

  /** What somebody was called before, as it is kept: without case and spaces. */
  async earlierNamesOf(user: string): Promise<{ key: string; until: number }[]> {
    const rows = await this.db.selectFrom('earlier_names').selectAll().where('user', '=', user).execute();
    return rows.map(({ key, until }) => ({ key, until: Number(until) }));
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.db.updateTable('users').set({ password }).where('id', '=', id).execute();
  }

  async setRecovery(id: string, recovery: string | null): Promise<void> {
    await this.db.updateTable('users').set({ recovery }).where('id', '=', id).execute();
  }

  /**
   * The account goes with its decks and sessions; the games stay, without the name. `stays`: of somebody who is banned or muted a person
   * without name, login and password stays, or that would end with the account; `keep` is the session by which they are known as that person.
   */
  async remove(id: string, stays: boolean, keep: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await forgetWho(db, id);
      await (stays ? emptyOut(db, id, keep) : db.deleteFrom('users').where('id', '=', id).execute());
    });
    this.renamed(id);
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
    return { user, token, seen: Number(seen_at) };
  }

  /** A session was used, and goes on from now. */
  async seenNow(token: string, now: number): Promise<void> {
    await this.db.updateTable('sessions').set({ seen_at: now }).where('token', '=', token).execute();
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
