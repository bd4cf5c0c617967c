/** What decks did: the games that were played with them, and what the lab found. */
import type { Kysely } from 'kysely';
import type { GameRow, LabRow, Tables } from './tables.ts';

/** So many results of the lab are kept of one person. */
const MOST_LABS = 200;

export class Results {
  constructor(private readonly db: Kysely<Tables>) {}

  async played(deck: string, game: string, seat: number): Promise<void> {
    await this.db.insertInto('deck_games').values({ deck, game, seat }).execute();
  }

  /** With which decks a game is played, by seat. */
  async decksOf(game: string): Promise<{ deck: string; seat: number }[]> {
    return this.db.selectFrom('deck_games').select(['deck', 'seat']).where('game', '=', game).execute();
  }

  /** Games with a deck that are over, the latest first. */
  async gamesWith(deck: string, most: number): Promise<(GameRow & { seat: number })[]> {
    return this.db
      .selectFrom('deck_games')
      .innerJoin('games', 'games.id', 'deck_games.game')
      .selectAll('games')
      .select('deck_games.seat as seat')
      .where('deck_games.deck', '=', deck)
      .where('games.status', '=', 'over')
      .orderBy('games.updated_at', 'desc')
      .limit(most)
      .execute();
  }

  /** The oldest of that person goes when there are too many. */
  async keepLab(row: LabRow): Promise<void> {
    await this.db.insertInto('labs').values(row).execute();
    const old = await this.db
      .selectFrom('labs')
      .select('id')
      .where('user', '=', row.user)
      .orderBy('at', 'desc')
      .offset(MOST_LABS)
      .limit(MOST_LABS)
      .execute();
    if (old.length > 0)
      await this.db
        .deleteFrom('labs')
        .where(
          'id',
          'in',
          old.map((r) => r.id),
        )
        .execute();
  }

  lab(id: string): Promise<LabRow | undefined> {
    return this.db.selectFrom('labs').selectAll().where('id', '=', id).executeTakeFirst();
  }

  labsOf(deck: string, most: number): Promise<LabRow[]> {
    return this.db.selectFrom('labs').selectAll().where('deck', '=', deck).orderBy('at', 'desc').limit(most).execute();
  }

  /** All that somebody had played. */
  labsBy(user: string): Promise<LabRow[]> {
    return this.db.selectFrom('labs').selectAll().where('user', '=', user).orderBy('at', 'desc').execute();
  }
}
