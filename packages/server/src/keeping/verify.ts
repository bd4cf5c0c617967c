/** Does every record lead to where its game was left? What a database or a disk has spoilt is found before somebody needs it. */
import type { Kysely } from 'kysely';
import { Checkpoints } from '../database/checkpoints.ts';
import { DecisionLog } from '../database/decisions.ts';
import { Games } from '../database/games.ts';
import type { Tables } from '../database/tables.ts';
import { readGame, type Shelf } from '../games/opening.ts';

export interface Verified {
  games: number;
  /** games whose record leads to the position that was kept with it */
  good: number;
  /** games that other rules have played, and that ours do not lead to the same end: only those could tell */
  otherRules: string[];
  /** games whose record does not lead where they were left, or cannot be read */
  broken: string[];
}

export async function verify(db: Kysely<Tables>, rules: string, each: () => void = () => {}): Promise<Verified> {
  const setting = {
    games: new Games(db),
    decisions: new DecisionLog(db, null),
    checkpoints: new Checkpoints(db),
    rules,
  };
  const found: Verified = { games: 0, good: 0, otherRules: [], broken: [] };
  const ids = await db.selectFrom('games').select('id').where('header', 'is not', null).orderBy('id').execute();
  for (const { id } of ids) {
    found.games++;
    each();
    try {
      const row = await setting.games.byId(id);
      const { recording, isOurs } = await readGame(
        { ...setting, checkpoints: withoutPositions(setting.checkpoints) },
        row!,
      );
      if (recording !== null) found.good++;
      else if (isOurs) found.broken.push(id);
      else found.otherRules.push(id);
    } catch {
      found.broken.push(id);
    }
  }
  return found;
}

/** The whole record is played, from its beginning. */
const withoutPositions = (checkpoints: Checkpoints): Shelf['checkpoints'] => ({
  of: async () => [],
  restored: (game) => checkpoints.restored(game),
});
