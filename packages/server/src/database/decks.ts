/** The decks that people keep. */
import type { Kysely } from 'kysely';
import { newId } from '../identifiers.ts';
import type { DeckRow, Tables } from './tables.ts';

type DeckText = Pick<DeckRow, 'name' | 'format' | 'text'>;

export class Decks {
  constructor(private readonly db: Kysely<Tables>) {}

  of(user: string): Promise<DeckRow[]> {
    return this.db.selectFrom('decks').selectAll().where('user', '=', user).orderBy('updated_at', 'desc').execute();
  }

  byId(user: string, id: string): Promise<DeckRow | undefined> {
    return this.db.selectFrom('decks').selectAll().where('user', '=', user).where('id', '=', id).executeTakeFirst();
  }

  async count(user: string): Promise<number> {
    const { n } = await this.db
      .selectFrom('decks')
      .select((e) => e.fn.countAll().as('n'))
      .where('user', '=', user)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  async add(user: string, deck: DeckText, now: number): Promise<DeckRow> {
    const row: DeckRow = { id: newId(), user, name: deck.name, format: deck.format, text: deck.text, updated_at: now };
    await this.db.insertInto('decks').values(row).execute();
    return row;
  }

  async change(user: string, id: string, deck: DeckText, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('decks')
      .set({ name: deck.name, format: deck.format, text: deck.text, updated_at: now })
      .where('user', '=', user)
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async remove(user: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('decks')
      .where('user', '=', user)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
}
