/** Backing up, putting back, verifying and taking out, from the command line, while a server runs or not. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Checkpoints } from '../database/checkpoints.ts';
import { openBare } from '../database/database.ts';
import { DecisionLog } from '../database/decisions.ts';
import { Games } from '../database/games.ts';
import { schemaFor } from '../database/migrations.ts';
import { Heavy } from '../heavy/heavy.ts';
import { Replays } from '../lobby/replays.ts';
import type { ServerOptions } from '../options.ts';
import { backUp, type Counted, inspect, restore } from './backup.ts';
import { reading } from './open-for-reading.ts';
import { type Verified, verify } from './verify.ts';

type Where = Pick<ServerOptions, 'databaseUrl' | 'data' | 'rules'>;
const placeOf = ({ databaseUrl, data }: Where) => ({ url: databaseUrl, folder: data });

export const backUpTo = (where: Where, file: string): Promise<Counted> =>
  reading(placeOf(where), (db) => backUp(db, file));

export const inspectBackup = inspect;

export async function restoreFrom(where: Where, file: string): Promise<Counted> {
  const { db, close } = await openBare(placeOf(where));
  return restore(schemaFor(db), file).finally(close);
}

export const verifyGames = (where: Where, each?: () => void): Promise<Verified> =>
  reading(placeOf(where), (db) => verify(db, where.rules, each));

/** Every game that is over, as the file that its players can download. */
export const exportGames = (where: Where, folder: string): Promise<{ games: number }> =>
  reading(placeOf(where), async (db) => {
    mkdirSync(folder, { recursive: true });
    const games = new Games(db);
    const setting = {
      games,
      decisions: new DecisionLog(db, null),
      checkpoints: new Checkpoints(db),
      rules: where.rules,
    };
    const replays = new Replays(setting, new Heavy({ threads: 0, budget: null }));
    const over = await db
      .selectFrom('games')
      .select('id')
      .where('status', '=', 'over')
      .where('header', 'is not', null)
      .orderBy('id')
      .execute();
    for (const { id } of over) writeFileSync(join(folder, `${id}.json`), JSON.stringify(await replays.file(id)));
    return { games: over.length };
  });
