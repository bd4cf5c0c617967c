/** How long a server keeps what: an operator sets it, and what is older goes. */
import type { Spans } from '@spaceline/protocol';
import type { Kysely } from 'kysely';
import { forgetWho } from '../database/called.ts';
import { packRecords } from '../database/records.ts';
import { Reports } from '../database/reports.ts';
import type { Tables } from '../database/tables.ts';
import { TalkLog } from '../database/talk.ts';
import { Users } from '../database/users.ts';
import { ADDRESS_LIFE } from '../lobby/whereabouts.ts';

export const DEFAULT_SPANS: Spans = { unfinished: 180, guests: 180, reports: 90, replays: null, talk: 30 };

const DAY = 24 * 3600 * 1000;
/** A report holds a whole game: more than these are not kept, however new. */
const MOST_REPORTS = 10_000;
/** A game that is over is packed after so long: its players may look at it, or play on from it, meanwhile. */
const PACK_AFTER = DAY;
/** So much is done at once; others have their turn in between. */
const BATCH = 50;

const breathe = (): Promise<void> => new Promise((r) => setImmediate(r));

async function inBatches(some: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const n = await some();
    all += n;
    if (n < BATCH) return all;
    await breathe();
  }
}

/** Takes games away, with all that belongs to them. */
async function forgetGames(
  db: Kysely<Tables>,
  statuses: readonly ('playing' | 'closed' | 'over')[],
  before: number,
): Promise<number> {
  const ids = await db
    .selectFrom('games')
    .select('id')
    .where('status', 'in', statuses)
    .where('updated_at', '<', before)
    .limit(BATCH)
    .execute();
  const games = ids.map((g) => g.id);
  if (games.length === 0) return 0;
  await db.transaction().execute(async (t) => {
    for (const table of ['decisions', 'checkpoints', 'restored', 'records', 'talk', 'deck_games'] as const)
      await t.deleteFrom(table).where('game', 'in', games).execute();
    await t.deleteFrom('games').where('id', 'in', games).execute();
  });
  return games.length;
}

/** Guests who have no session any more that was used since then. A ban or a mute that holds keeps whom it is about. */
async function forgetGuests(db: Kysely<Tables>, before: number, now: number): Promise<number> {
  const gone = await db
    .selectFrom('users')
    .select('id')
    .where('login', 'is', null)
    .where('created_at', '<', before)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('sessions')
            .select('user')
            .whereRef('sessions.user', '=', 'users.id')
            .where('seen_at', '>=', before),
        ),
      ),
    )
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('sanctions')
            .select('user')
            .whereRef('sanctions.user', '=', 'users.id')
            .where('lifted_at', 'is', null)
            .where((x) => x.or([x('until', 'is', null), x('until', '>', now)])),
        ),
      ),
    )
    .limit(BATCH)
    .execute();
  const users = gone.map((u) => u.id);
  if (users.length === 0) return 0;
  await db.transaction().execute(async (t) => {
    for (const user of users) await forgetWho(t, user);
    await t.deleteFrom('users').where('id', 'in', users).execute();
  });
  return users.length;
}

/** Does what is due; says how many games and guests went, and how many records were packed. */
export async function tidyUp(db: Kysely<Tables>, spans: Spans, now: number): Promise<Record<string, number>> {
  const before = (days: number | null): number => (days === null ? 0 : now - days * DAY);
  const ifSet = async (days: number | null, work: (before: number) => Promise<number>): Promise<number> =>
    days === null ? 0 : inBatches(() => work(before(days)));
  await new Reports(db).forget(before(spans.reports), MOST_REPORTS);
  await new TalkLog(db).forget(before(spans.talk));
  await new Users(db, () => {}).forgetEarlierNames(before(spans.reports));
  await db
    .deleteFrom('ban_addresses')
    .where('at', '<', now - ADDRESS_LIFE)
    .execute();
  return {
    unfinished: await ifSet(spans.unfinished, (b) => forgetGames(db, ['playing', 'closed'], b)),
    replays: await ifSet(spans.replays, (b) => forgetGames(db, ['over'], b)),
    guests: await ifSet(spans.guests, (b) => forgetGuests(db, b, now)),
    packed: await inBatches(() => packRecords(db, now - PACK_AFTER, BATCH)),
  };
}
