/**
 * Records of games that are over, packed: who gave which answer, and nothing of the clocks. A game then takes a few kilobytes, where its
 * rows took a hundred.
 */
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw, inflateRawSync } from 'node:zlib';
import type { GameHeader } from '@spaceline/protocol';
import type { Kysely } from 'kysely';
import type { DecisionRow, GameRow, Tables } from './tables.ts';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

interface Packed {
  entries: string[];
  /** a letter for each entry: 0, 1, or s for the server; the same in the second half of the alphabet where it passed by itself */
  by: string;
}

const LETTERS = { '0': 0, '1': 1, s: -1 } as const;
const letterOf = ({ seat, auto }: DecisionRow): string => {
  const who = seat === 0 ? '0' : seat === 1 ? '1' : 's';
  return auto === 1 ? { '0': 'a', '1': 'b', s: 't' }[who] : who;
};
const BY: Readonly<Record<string, { seat: number; auto: number }>> = {
  ...Object.fromEntries(Object.entries(LETTERS).map(([letter, seat]) => [letter, { seat, auto: 0 }])),
  a: { seat: 0, auto: 1 },
  b: { seat: 1, auto: 1 },
  t: { seat: -1, auto: 1 },
};

const NO_TIMES = { at: 0, left0: 0, left1: 0, away0: 0, away1: 0, hash: null };

/** The rows of a packed record; what was not kept of them is 0. */
export async function unpacked(game: string, text: string): Promise<DecisionRow[]> {
  const { entries, by } = JSON.parse((await unpack(Buffer.from(text, 'base64'))).toString('utf8')) as Packed;
  return entries.map((entry, number) => ({ game, number, entry, ...BY[by[number]], ...NO_TIMES }));
}

/** A header that is packed begins with this; its lists of cards are most of what a game takes that is over. */
const PACKED = 'packed:';

/** What a game begins with: its lists, its seed. */
export function headerOf({ header }: Pick<GameRow, 'header'>): GameHeader {
  if (header === null) throw new Error('the game has not begun');
  const text = header.startsWith(PACKED)
    ? inflateRawSync(Buffer.from(header.slice(PACKED.length), 'base64')).toString('utf8')
    : header;
  return JSON.parse(text) as GameHeader;
}

/** Packs the records of games that have been over since then, at most so many; says how many there were. */
export async function packRecords(db: Kysely<Tables>, since: number, most: number): Promise<number> {
  const games = await db
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'over')
    .where('updated_at', '<', since)
    .where((e) => e.exists(e.selectFrom('decisions').select('game').whereRef('decisions.game', '=', 'games.id')))
    .limit(most)
    .execute();
  for (const { id } of games) await packRecord(db, id);
  return games.length;
}

async function packRecord(db: Kysely<Tables>, game: string): Promise<void> {
  await db.transaction().execute(async (t) => {
    const rows = await t.selectFrom('decisions').selectAll().where('game', '=', game).orderBy('number').execute();
    const packed: Packed = { entries: rows.map((r) => r.entry), by: rows.map(letterOf).join('') };
    const text = (await pack(JSON.stringify(packed), { level: 9 })).toString('base64');
    await t
      .insertInto('records')
      .values({ game, packed: text })
      .onConflict((c) => c.column('game').doUpdateSet({ packed: text }))
      .execute();
    const row = await t.selectFrom('games').select('header').where('id', '=', game).executeTakeFirst();
    if (row !== undefined && row.header !== null && !row.header.startsWith(PACKED)) {
      const header = PACKED + (await pack(row.header, { level: 9 })).toString('base64');
      await t.updateTable('games').set({ header }).where('id', '=', game).execute();
    }
    await t.deleteFrom('decisions').where('game', '=', game).execute();
    await t.deleteFrom('checkpoints').where('game', '=', game).execute();
  });
}
