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

/** Called otherwise until they choose, or are nobody any more. */
export const nameless = (id: string): string => `Player ${id.slice(0, 6)}`;

/** In the log of an event a name stands where its player came in. */
async function callInEvents(db: Kysely<Tables>, id: string, name: string): Promise<void> {
  const rows = await db.selectFrom('event_log').selectAll().where('entry', 'like', `%"player":"${id}"%`).execute();
  for (const { event, number, entry } of rows) {
    const e = JSON.parse(entry) as { kind: string };
    if (e.kind !== 'entered') continue;
    const there = db.updateTable('event_log').where('event', '=', event).where('number', '=', number);
    await there.set({ entry: JSON.stringify({ ...e, name }) }).execute();
  }
}

/** Called something else wherever a name is kept. */
async function callEverywhere(db: Kysely<Tables>, id: string, name: string): Promise<void> {
  for (const seat of [0, 1] as const)
    await db
      .updateTable('games')
      .set({ [`name${seat}`]: name })
      .where(`user${seat}`, '=', id)
      .execute();
  await db.updateTable('talk').set({ name }).where('user', '=', id).execute();
  await callInEvents(db, id, name);
}

/** What goes with an account goes; the person stays, without a name. */
async function emptyOut(db: Kysely<Tables>, id: string, session: string): Promise<void> {
  await db.deleteFrom('decks').where('user', '=', id).execute();
  await db.deleteFrom('labs').where('user', '=', id).execute();
  await db.deleteFrom('sessions').where('user', '=', id).where('token', '!=', session).execute();
  await db
    .deleteFrom('relations')
    .where((e) => e.or([e('user', '=', id), e('other', '=', id)]))
    .execute();
  const nothing = { login: null, password: null, name_key: null, recovery: null, role: null };
  await db
    .updateTable('users')
    .set({ name: GONE, looks: '', ...nothing })
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
    const nothing = { login: null, password: null, name_key: null, recovery: null, role: null, ban: null };
    const user: UserRow = { id: newId(), name, looks: nameKey(name), ...nothing, created_at: now };
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
    const looks = nameKey(name);
    const name_key = login === null ? null : looks;
    const done = await this.unlessTaken(() =>
      this.db.updateTable('users').set({ name, name_key, looks }).where('id', '=', id).executeTakeFirst(),
    );
    if (done && name_key !== null) await this.freeNames(name_key);
    return done;
  }

  /** Guests whose name has become an account's, or looks like one, are called something else: those of one name, or all there are. */
  async freeNames(only?: string): Promise<void> {
    const guests = await this.db
      .selectFrom('users as guest')
      .innerJoin('users as account', 'account.name_key', 'guest.looks')
      .select('guest.id')
      .where('guest.login', 'is', null)
      .$if(only !== undefined, (q) => q.where('guest.looks', '=', only!))
      .execute();
    for (const { id } of guests) await this.releaseName(id, nameless(id));
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
        .set({ login: login.toLowerCase(), password, name, name_key: nameKey(name), looks: nameKey(name) })
        .where('id', '=', id)
        .where('login', 'is', null)
        .executeTakeFirst(),
    );
    if (done) {
      await this.freeNames(nameKey(name));
      return null;
    }
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
      await db
        .updateTable('users')
        .set({ name, name_key: null, looks: nameKey(name) })
        .where('id', '=', id)
        .execute();
      await callEverywhere(db, id, name);
    });
    this.renamed(id);
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.db.updateTable('users').set({ password }).where('id', '=', id).execute();
  }

  async setRecovery(id: string, recovery: string | null): Promise<void> {
    await this.db.updateTable('users').set({ recovery }).where('id', '=', id).execute();
  }

  /**
   * The account goes with its decks and sessions; the games stay, without the name. Of somebody who is banned a person without name, login
   * and password stays, or the ban would end with the account; `keep` is the session by which they are known as that person.
   */
  async remove(id: string, isBanned: boolean, keep: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await callEverywhere(db, id, GONE);
      for (const seat of [0, 1] as const)
        await db
          .updateTable('games')
          .set({ [`user${seat}`]: null })
          .where(`user${seat}`, '=', id)
          .execute();
      await db.updateTable('reports').set({ user: null }).where('user', '=', id).execute();
      await db.updateTable('reports').set({ about: null }).where('about', '=', id).execute();
      await db.updateTable('talk').set({ user: '' }).where('user', '=', id).execute();
      await db.updateTable('acts').set({ about: null, about_name: GONE }).where('about', '=', id).execute();
      await db.updateTable('acts').set({ by: null, by_name: GONE }).where('by', '=', id).execute();
      await db.deleteFrom('settings').where('key', '=', `rated ${id}`).execute();
      await (isBanned ? emptyOut(db, id, keep) : db.deleteFrom('users').where('id', '=', id).execute());
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
