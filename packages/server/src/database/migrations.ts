/** The schema, step by step. A step that has been released is never changed: add another. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { nameKeys } from '../lobby/names.ts';
import { nameless } from './called.ts';
import type { Tables } from './tables.ts';

type Building = Kysely<never>['schema'];

/** One key for each name, as there was before step 16. */
const nameKey = (name: string): string => nameKeys(name)[0] ?? '';

/** Who came first keeps the name; whoever has one that looks like it chooses another when they next change theirs. */
async function keyNames(db: Kysely<Tables>): Promise<void> {
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('login', 'is not', null)
    .orderBy('created_at')
    .execute();
  const taken = new Set<string>();
  for (const { id, name } of accounts) {
    const key = nameKey(name);
    if (key === '' || taken.has(key)) continue;
    taken.add(key);
    await sql`UPDATE users SET name_key = ${key} WHERE id = ${id}`.execute(db);
  }
}

/** All keys of all names. Who came first keeps them; whoever looks like that is called so until they choose another name. */
async function keyAllNames(db: Kysely<Tables>): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'name', 'login']).orderBy('created_at').execute();
  const taken = new Set<string>();
  for (const { id, name, login } of users) {
    const keys = nameKeys(name);
    const own = login !== null && name !== nameless(id) && keys.every((key) => !taken.has(key));
    if (own) for (const key of keys) taken.add(key);
    const rows = keys.map((key) => ({ user: id, key, own: own ? 1 : 0 }));
    if (rows.length > 0) await db.insertInto('names').values(rows).execute();
  }
}

/** What goes with a report was kept with the names of then: whoever reads it is told those of now. */
async function unnameReports(db: Kysely<Tables>): Promise<void> {
  for (const { id } of await db.selectFrom('reports').select('id').where('kind', '=', 'player').execute()) {
    const { data } = await db.selectFrom('reports').select('data').where('id', '=', id).executeTakeFirstOrThrow();
    const file = JSON.parse(data) as { talk?: { name: string }[] };
    if (file.talk === undefined) continue;
    const talk = file.talk.map((line) => ({ ...line, name: '' }));
    const changed = { data: JSON.stringify({ ...file, talk }) };
    await db.updateTable('reports').set(changed).where('id', '=', id).execute();
  }
}

/** The log named whoever had to give up a name by that name. */
async function unnameLog(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('acts').select(['id', 'text']).where('act', '=', 'release-name').execute();
  for (const { id, text } of rows)
    await db
      .updateTable('acts')
      .set({ text: text.replace(/^".*?": /, '') })
      .where('id', '=', id)
      .execute();
}

const MIGRATIONS: Readonly<Record<string, (schema: Building, db: Kysely<Tables>) => Promise<void>>> = {
  async '001-start'(schema) {
    await schema
      .createTable('users')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('login', 'text', (c) => c.unique())
      .addColumn('password', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('token', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('decks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('format', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('decks_user').on('decks').column('user').execute();
    await schema
      .createTable('games')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('format', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('header', 'text')
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('user0', 'text')
      .addColumn('user1', 'text')
      .addColumn('name0', 'text', (c) => c.notNull())
      .addColumn('name1', 'text', (c) => c.notNull())
      .addColumn('deck0', 'text', (c) => c.notNull())
      .addColumn('deck1', 'text', (c) => c.notNull())
      .addColumn('kind0', 'text', (c) => c.notNull())
      .addColumn('kind1', 'text', (c) => c.notNull())
      .addColumn('waiting', 'text')
      .addColumn('private', 'integer', (c) => c.notNull())
      .addColumn('spectators', 'integer', (c) => c.notNull())
      .addColumn('clock_limit', 'bigint')
      .addColumn('away_limit', 'bigint', (c) => c.notNull())
      .addColumn('stops0', 'text', (c) => c.notNull())
      .addColumn('stops1', 'text', (c) => c.notNull())
      .addColumn('rematch0', 'integer', (c) => c.notNull())
      .addColumn('rematch1', 'integer', (c) => c.notNull())
      .addColumn('next', 'text')
      .addColumn('origin', 'text')
      .addColumn('origin_n', 'integer')
      .addColumn('points0', 'integer', (c) => c.notNull())
      .addColumn('points1', 'integer', (c) => c.notNull())
      .addColumn('turn', 'integer', (c) => c.notNull())
      .addColumn('asked', 'integer', (c) => c.notNull())
      .addColumn('winner', 'integer')
      .addColumn('result', 'text')
      .addColumn('hash', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('games_user0').on('games').columns(['user0', 'updated_at']).execute();
    await schema.createIndex('games_user1').on('games').columns(['user1', 'updated_at']).execute();
    await schema.createIndex('games_status').on('games').columns(['status', 'updated_at']).execute();
    await schema
      .createTable('decisions')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('auto', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('left0', 'bigint', (c) => c.notNull())
      .addColumn('left1', 'bigint', (c) => c.notNull())
      .addColumn('away0', 'bigint', (c) => c.notNull())
      .addColumn('away1', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('decisions_once', ['game', 'number'])
      .execute();
    for (const table of ['checkpoints', 'restored'] as const) {
      let create = schema
        .createTable(table)
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('position', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint(`${table}_once`, ['game', 'number']);
      if (table === 'checkpoints') create = create.addColumn('rules', 'text', (c) => c.notNull());
      await create.execute();
    }
    await schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('user', 'text')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('settings')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },

  async '002-clocks'(schema) {
    await schema.alterTable('games').addColumn('clocks', 'text').execute();
  },

  async '003-adjourned'(schema) {
    await schema.alterTable('decisions').addColumn('hash', 'text').execute();
    for (const [name, type] of [
      ['adjourned_at', 'bigint'],
      ['wish0', 'text'],
      ['wish1', 'text'],
      ['seen0', 'bigint'],
      ['seen1', 'bigint'],
    ] as const)
      await schema.alterTable('games').addColumn(name, type).execute();
  },

  async '004-blanks'(schema) {
    await schema
      .alterTable('games')
      .addColumn('blanks', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },

  async '005-people'(schema, db) {
    await schema.alterTable('users').addColumn('name_key', 'text').execute();
    await schema.alterTable('users').addColumn('recovery', 'text').execute();
    await schema.createIndex('users_name').on('users').column('name_key').unique().execute();
    await keyNames(db);
  },

  async '006-saved'(schema) {
    await schema.alterTable('games').addColumn('saved_at', 'bigint').execute();
  },

  async '007-talk'(schema) {
    await schema
      .createTable('talk')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('user', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('talk_once', ['game', 'n'])
      .execute();
    await schema.createIndex('talk_at').on('talk').column('at').execute();
  },

  async '008-shared-decks'(schema) {
    await schema
      .alterTable('decks')
      .addColumn('shared', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('decks')
      .addColumn('folder', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('decks_shared').on('decks').columns(['shared', 'updated_at']).execute();
    await schema
      .createTable('deck_versions')
      .addColumn('deck', 'text', (c) => c.notNull().references('decks.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('deck_versions_once', ['deck', 'number'])
      .execute();
  },

  async '009-leases'(schema) {
    await schema
      .createTable('servers')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('term', 'bigint', (c) => c.notNull())
      .addColumn('until', 'timestamptz', (c) => c.notNull())
      .execute();
    await schema
      .createTable('drivers')
      .addColumn('game', 'text', (c) => c.primaryKey())
      .addColumn('server', 'text', (c) => c.notNull())
      .addColumn('term', 'bigint', (c) => c.notNull())
      .execute();
  },

  async '010-together'(schema) {
    await schema.alterTable('users').addColumn('role', 'text').execute();
    await schema.alterTable('users').addColumn('ban', 'text').execute();
    for (const column of ['listed0', 'listed1', 'listed'] as const)
      await schema
        .alterTable('games')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    for (const column of ['invited', 'offer'] as const)
      await schema.alterTable('games').addColumn(column, 'text').execute();
    await schema.createIndex('games_listed').on('games').columns(['listed', 'updated_at']).execute();
    await schema.createIndex('games_listed_format').on('games').columns(['listed', 'format', 'updated_at']).execute();
    await schema.createIndex('games_invited').on('games').columns(['invited', 'status']).execute();
    await schema
      .createTable('relations')
      .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('other', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('relations_once', ['user', 'other'])
      .execute();
    await schema.createIndex('relations_other').on('relations').column('other').execute();
    await schema
      .createTable('sanctions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint')
      .addColumn('lifted_at', 'bigint')
      .addColumn('appeal', 'text')
      .addColumn('appeal_at', 'bigint')
      .addColumn('answer', 'text')
      .execute();
    await schema.createIndex('sanctions_user').on('sanctions').columns(['user', 'kind']).execute();
    await schema
      .createTable('acts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text')
      .addColumn('by_name', 'text', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('about', 'text')
      .addColumn('about_name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('acts_at').on('acts').column('at').execute();
    await schema.alterTable('reports').addColumn('about', 'text').execute();
    await schema.alterTable('reports').addColumn('closed_at', 'bigint').execute();
    await schema.alterTable('reports').addColumn('note', 'text').execute();
    await schema.createIndex('reports_closed').on('reports').columns(['closed_at', 'at']).execute();
  },

  async '011-results'(schema) {
    await schema
      .createTable('deck_games')
      .addColumn('deck', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('deck_games_once', ['game', 'seat'])
      .execute();
    await schema.createIndex('deck_games_deck').on('deck_games').column('deck').execute();
    await schema
      .createTable('labs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('deck', 'text', (c) => c.notNull())
      .addColumn('view', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('labs_deck').on('labs').columns(['deck', 'at']).execute();
  },

  async '012-records'(schema) {
    await schema
      .createTable('records')
      .addColumn('game', 'text', (c) => c.primaryKey())
      .addColumn('packed', 'text', (c) => c.notNull())
      .execute();
    // what is due is found without looking at every game
    await schema.createIndex('games_due').on('games').columns(['status', 'updated_at']).execute();
  },

  async '013-events'(schema) {
    await schema
      .createTable('events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('format', 'text', (c) => c.notNull())
      .addColumn('open', 'text', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('players', 'integer', (c) => c.notNull())
      .addColumn('director', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('events_phase').on('events').columns(['phase', 'updated_at']).execute();
    await schema
      .createTable('event_log')
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_log_once', ['event', 'number'])
      .execute();
  },

  /** More names look alike than was thought. */
  async '014-names'(_, db) {
    await sql`UPDATE users SET name_key = NULL`.execute(db);
    await keyNames(db);
  },

  /** Guests who look like an account are found; a ban holds where the account is gone; a game knows the event it belongs to. */
  async '015-people'(schema, db) {
    await schema
      .alterTable('users')
      .addColumn('looks', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('users_looks').on('users').column('looks').execute();
    for (const { id, name } of await db.selectFrom('users').select(['id', 'name']).execute())
      await sql`UPDATE users SET looks = ${nameKey(name)} WHERE id = ${id}`.execute(db);
    await schema
      .createTable('ban_addresses')
      .addColumn('sanction', 'text', (c) => c.notNull().references('sanctions.id').onDelete('cascade'))
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ban_addresses_once', ['sanction', 'address'])
      .execute();
    await schema.alterTable('games').addColumn('event', 'text').execute();
    await schema.createIndex('ban_addresses_address').on('ban_addresses').column('address').execute();
  },

  /** An event has a clock of its own; lists say when it begins; and whoever came in finds it there. */
  async '016-events'(schema, db) {
    await schema
      .alterTable('events')
      .addColumn('clock', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('events').addColumn('starts_at', 'bigint').execute();
    await schema
      .createTable('event_players')
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('user', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_players_once', ['event', 'user'])
      .execute();
    await schema.createIndex('event_players_user').on('event_players').column('user').execute();
    // those that run went by the time of day until now
    const now = Date.now();
    await db.updateTable('events').set({ clock: now }).where('phase', '!=', 'over').execute();
    for (const { event, entry } of await db.selectFrom('event_log').select(['event', 'entry']).execute()) {
      const e = JSON.parse(entry);
      if (e.kind === 'opened')
        await db.updateTable('events').set({ starts_at: e.settings.startsAt }).where('id', '=', event).execute();
      if (e.kind === 'entered' && e.bot === null)
        await db
          .insertInto('event_players')
          .values({ event, user: e.player })
          .onConflict((c) => c.doNothing())
          .execute();
    }
  },

  /** A name has a key for each case; who was called otherwise before is known; no report and no log keeps a name that somebody had. */
  async '017-names'(schema, db) {
    await schema
      .createTable('names')
      .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('own', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('names_once', ['user', 'key'])
      .execute();
    await schema.createIndex('names_key').on('names').column('key').execute();
    await keyAllNames(db);
    await sql`CREATE UNIQUE INDEX names_own ON names (key) WHERE own = 1`.execute(db);
    for (const [index, column] of [
      ['users_name', 'name_key'],
      ['users_looks', 'looks'],
    ] as const) {
      await schema.dropIndex(index).execute();
      await schema.alterTable('users').dropColumn(column).execute();
    }
    await schema
      .createTable('earlier_names')
      .addColumn('user', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('earlier_names_once', ['user', 'key'])
      .execute();
    await schema.createIndex('earlier_names_key').on('earlier_names').column('key').execute();
    await schema.createIndex('talk_user').on('talk').column('user').execute();
    await unnameReports(db);
    await unnameLog(db);
  },

  // empty: that of the deck
  async '018-deck-versions'(schema) {
    for (const column of ['name', 'format'])
      await schema
        .alterTable('deck_versions')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
  },
};

/** The schema of a database, as far as it has been brought. */
export interface Schema {
  readonly db: Kysely<Tables>;
  /** Brings it up to a step, or up to date (null); safe when several servers start at once. */
  upTo(step: string | null): Promise<void>;
}

export function schemaFor(db: Kysely<Tables>): Schema {
  const migrations: Record<string, Migration> = {};
  for (const [name, up] of Object.entries(MIGRATIONS)) {
    migrations[name] = { up: (at) => up((at as unknown as Kysely<never>).schema, at as unknown as Kysely<Tables>) };
  }
  const migrator = new Migrator({
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
  });
  return {
    db,
    async upTo(step) {
      const { error } = await (step === null ? migrator.migrateToLatest() : migrator.migrateTo(step));
      if (error !== undefined) throw error;
    },
  };
}

/** The last step that a database has been brought through. */
export async function schemaOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1`.execute(
    db,
  );
  return rows[0].name;
}
