/** Positions of games: the latest few, to load from, and those a record needs for good. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Position } from '@spaceline/protocol';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const KEPT = 2;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** A position is stored packed: a tenth of its size, and the disk is what everybody waits for. */
const toText = async (position: Position): Promise<string> =>
  (await pack(JSON.stringify(position), { level: 3 })).toString('base64');

/** Null when it cannot be read: the record leads there too, only not as quickly. */
async function fromText(text: string): Promise<Position | null> {
  try {
    const position = JSON.parse((await unpack(Buffer.from(text, 'base64'))).toString('utf8')) as Position;
    return Number.isInteger(position.n) && Number.isInteger(position.answers) ? position : null;
  } catch {
    return null;
  }
}

export interface Checkpoint {
  rules: string;
  position: Position;
}

export class Checkpoints {
  constructor(private readonly db: Kysely<Tables>) {}

  async keep(game: string, rules: string, position: Position): Promise<void> {
    const row = { game, rules, number: position.n, position: await toText(position) };
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('checkpoints')
        .values(row)
        .onConflict((c) => c.columns(['game', 'number']).doUpdateSet({ rules, position: row.position }))
        .execute();
      const kept = db
        .selectFrom('checkpoints')
        .select('number')
        .where('game', '=', game)
        .orderBy('number', 'desc')
        .limit(KEPT);
      await db.deleteFrom('checkpoints').where('game', '=', game).where('number', 'not in', kept).execute();
    });
  }

  /** The latest first. */
  async of(game: string): Promise<Checkpoint[]> {
    const rows = await this.db
      .selectFrom('checkpoints')
      .select(['rules', 'position'])
      .where('game', '=', game)
      .orderBy('number', 'desc')
      .execute();
    const read = await Promise.all(rows.map(async (r) => ({ rules: r.rules, position: await fromText(r.position) })));
    return read.filter((c): c is Checkpoint => c.position !== null);
  }

  /** A position that the record of the game speaks of from now on. */
  async restore(game: string, position: Position): Promise<void> {
    await this.db
      .insertInto('restored')
      .values({ game, number: position.n, position: await toText(position) })
      .onConflict((c) => c.columns(['game', 'number']).doNothing())
      .execute();
  }

  async restored(game: string): Promise<Record<string, Position>> {
    const rows = await this.db.selectFrom('restored').select(['number', 'position']).where('game', '=', game).execute();
    const read = await Promise.all(rows.map(async (r) => [String(r.number), await fromText(r.position)] as const));
    return Object.fromEntries(read.filter((r): r is [string, Position] => r[1] !== null));
  }
}
