/** Looking for games: the own ones, and those in the public list. The latest first, a page at a time. */
import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import { hasPart } from './like.ts';
import type { GameRow, Tables } from './tables.ts';

/** What a game must be like; what is left out does not matter. */
export interface GameWanted {
  /** a part of the other player's name; in the public list, of either's, and how it ended is how it ended for them */
  opponent?: string;
  deck?: string;
  format?: string;
  result?: 'won' | 'lost' | 'drawn' | 'open';
  from?: number;
  to?: number;
  /** the last of the page before */
  after?: { at: number; id: string };
}

export interface Page {
  rows: GameRow[];
  /** there are more */
  more: boolean;
}

type Query = SelectQueryBuilder<Tables, 'games', GameRow>;
type Where = ExpressionBuilder<Tables, 'games'>;

export class GameSearch {
  constructor(private readonly db: Kysely<Tables>) {}

  /** Those that somebody plays or has played. */
  mine(user: string, wanted: GameWanted, most: number): Promise<Page> {
    const { opponent, result } = wanted;
    let query = this.games().where('status', '!=', 'closed');
    query = query.where((e) => e.or([e('user0', '=', user), e('user1', '=', user)]));
    if (opponent !== undefined)
      query = query.where((e) =>
        e.or([
          e.and([e('user0', '=', user), hasPart('name1', opponent)]),
          e.and([e('user1', '=', user), hasPart('name0', opponent)]),
        ]),
      );
    if (result === 'open') query = query.where('status', 'in', ['open', 'playing']);
    else if (result !== undefined) query = query.where('status', '=', 'over').where((e) => ended(e, user, result));
    return paged(query, wanted, most);
  }

  /** Those that all who played them have put into the public list. */
  listed(wanted: GameWanted, most: number): Promise<Page> {
    const { opponent = '', result } = wanted;
    let query = this.games().where('listed', '=', 1).where('status', '=', 'over');
    query = query.where((e) =>
      e.or([
        e.and([hasPart('name0', opponent), ...endedFor(e, 0, result)]),
        e.and([hasPart('name1', opponent), ...endedFor(e, 1, result)]),
      ]),
    );
    return paged(query, wanted, most);
  }

  private games(): Query {
    return this.db.selectFrom('games').selectAll();
  }
}

function ended(e: Where, user: string, result: 'won' | 'lost' | 'drawn') {
  if (result === 'drawn') return e('winner', '=', -1);
  const [first, second] = result === 'won' ? [0, 1] : [1, 0];
  return e.or([
    e.and([e('user0', '=', user), e('winner', '=', first)]),
    e.and([e('user1', '=', user), e('winner', '=', second)]),
  ]);
}

/** How a game that is over ended for whoever sat there. */
function endedFor(e: Where, seat: 0 | 1, result: GameWanted['result']) {
  if (result === undefined) return [];
  return [e('winner', '=', { won: seat, lost: 1 - seat, drawn: -1, open: null }[result])];
}

async function paged(found: Query, { deck, format, from, to, after }: GameWanted, most: number): Promise<Page> {
  let query = found;
  if (deck !== undefined) query = query.where((e) => e.or([hasPart('deck0', deck), hasPart('deck1', deck)]));
  if (format !== undefined) query = query.where('format', '=', format);
  if (from !== undefined) query = query.where('updated_at', '>=', from);
  if (to !== undefined) query = query.where('updated_at', '<', to);
  if (after !== undefined)
    query = query.where((e) =>
      e.or([e('updated_at', '<', after.at), e.and([e('updated_at', '=', after.at), e('id', '<', after.id)])]),
    );
  const rows = await query
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
  return { rows: rows.slice(0, most), more: rows.length > most };
}
