/** The decks that people keep, their earlier versions, and whom they are shared with. */
import type { Kysely } from 'kysely';
import { newId } from '../identifiers.ts';
import type { DeckRow, DeckVersionRow, Tables } from './tables.ts';

type DeckText = Pick<DeckRow, 'name' | 'format' | 'text' | 'folder'>;
type Earlier = Omit<DeckVersionRow, 'deck' | 'number'>;

/** A shared deck, with the name of whoever shares it. */
export type SharedRow = DeckRow & { by: string; by_login: string | null };

/** So many earlier versions are kept of a deck. */
const MOST_VERSIONS = 50;
const LINK = 1;
const PUBLIC = 2;

export class Decks {
  constructor(private readonly db: Kysely<Tables>) {}

  of(user: string): Promise<DeckRow[]> {
    return this.db.selectFrom('decks').selectAll().where('user', '=', user).orderBy('updated_at', 'desc').execute();
  }

  byId(user: string, id: string): Promise<DeckRow | undefined> {
    return this.db.selectFrom('decks').selectAll().where('user', '=', user).where('id', '=', id).executeTakeFirst();
  }

  private withNames() {
    return this.db
      .selectFrom('decks')
      .innerJoin('users', 'users.id', 'decks.user')
      .selectAll('decks')
      .select(['users.name as by', 'users.login as by_login']);
  }

  /** One that its owner shares, for whoever has the link. */
  sharedById(id: string): Promise<SharedRow | undefined> {
    return this.withNames().where('decks.id', '=', id).where('decks.shared', '>=', LINK).executeTakeFirst();
  }

  /** The public list, the latest first. */
  shared(most: number): Promise<SharedRow[]> {
    return this.withNames()
      .where('decks.shared', '=', PUBLIC)
      .orderBy('decks.updated_at', 'desc')
      .limit(most)
      .execute();
  }

  async share(user: string, id: string, shared: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('decks')
      .set({ shared })
      .where('user', '=', user)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async count(user: string): Promise<number> {
    const { n } = await this.db
      .selectFrom('decks')
      .select((e) => e.fn.countAll().as('n'))
      .where('user', '=', user)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  /** `versions`: what one that comes from a file was before, the latest first. */
  async add(
    user: string,
    deck: DeckText,
    now: number,
    id = newId(),
    versions: readonly Earlier[] = [],
  ): Promise<DeckRow> {
    const { name, format, text, folder } = deck;
    const row: DeckRow = { id, user, name, format, text, shared: 0, folder, updated_at: now };
    const earlier = versions.slice(0, MOST_VERSIONS).map((v, i, all) => ({ ...v, deck: id, number: all.length - i }));
    await this.db.transaction().execute(async (at) => {
      const once = at
        .insertInto('decks')
        .values(row)
        .onConflict((c) => c.column('id').doNothing());
      // sent twice at one moment: the other one is there already
      const { numInsertedOrUpdatedRows: n } = await once.executeTakeFirst();
      if (earlier.length > 0 && n === 1n) await at.insertInto('deck_versions').values(earlier).execute();
    });
    return row;
  }

  /** What it was before is kept, with a note on what has changed. */
  async change(user: string, id: string, deck: DeckText, note: string, now: number): Promise<boolean> {
    const before = await this.byId(user, id);
    if (before === undefined) return false;
    const isOther = before.text !== deck.text || before.name !== deck.name || before.format !== deck.format;
    if (isOther) await this.keepVersion(before, note, now);
    const { name, format, text, folder } = deck;
    await this.db
      .updateTable('decks')
      .set({ name, format, text, folder, updated_at: now })
      .where('user', '=', user)
      .where('id', '=', id)
      .execute();
    return true;
  }

  private async keepVersion(before: DeckRow, note: string, now: number): Promise<void> {
    const [latest] = await this.versions(before.id);
    const number = (latest?.number ?? 0) + 1;
    await this.db
      .insertInto('deck_versions')
      .values({ deck: before.id, number, name: before.name, format: before.format, text: before.text, note, at: now })
      .execute();
    await this.db
      .deleteFrom('deck_versions')
      .where('deck', '=', before.id)
      .where('number', '<=', number - MOST_VERSIONS)
      .execute();
  }

  /** The latest first. */
  versions(deck: string): Promise<DeckVersionRow[]> {
    return this.db.selectFrom('deck_versions').selectAll().where('deck', '=', deck).orderBy('number', 'desc').execute();
  }

  async remove(user: string, id: string): Promise<boolean> {
    if ((await this.byId(user, id)) === undefined) return false;
    await this.db.deleteFrom('deck_versions').where('deck', '=', id).execute();
    for (const table of ['deck_games', 'labs'] as const)
      await this.db.deleteFrom(table).where('deck', '=', id).execute();
    const { numDeletedRows } = await this.db
      .deleteFrom('decks')
      .where('user', '=', user)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
}
