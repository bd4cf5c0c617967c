/** Lists of games to look through: the own ones and the public replays; a recorded game for the first page. */
import { gamesQuerySchema, listedRequestSchema } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import type { GameSearch, GameWanted } from '../database/game-search.ts';
import type { GameRow } from '../database/tables.ts';
import { seatOf } from '../games/seats.ts';
import { gameSummary } from '../lobby/summaries.ts';
import { notFound, Problem } from '../problem.ts';
import { read } from './body.ts';
import type { Desk } from './game-routes.ts';

const DAY = 24 * 3600 * 1000;
const PAGE = 50;

export interface Catalogue extends Desk {
  search: GameSearch;
}

/** The end of a page, as the next one is asked for: when the last game of it was played, and its id. */
const markOf = (row: GameRow): string => `${row.updated_at}.${row.id}`;

function wantedBy(query: unknown): GameWanted {
  const { opponent, deck, format, result, from, to, after } = read(gamesQuerySchema, query);
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
  const some = (text: string | undefined) => (text === undefined || text === '' ? undefined : text);
  const mark = some(after)?.split('.');
  return {
    opponent: some(opponent),
    deck: some(deck),
    format: some(format),
    result: some(result) as GameWanted['result'],
    from: some(from) === undefined ? undefined : day(from!),
    to: some(to) === undefined ? undefined : day(to!) + DAY,
    after: mark === undefined ? undefined : { at: Number(mark[0]), id: mark[1] },
  };
}

export function searchRoutes(
  app: FastifyInstance,
  { games, search, rooms, replays, sessions, rules }: Catalogue,
): void {
  app.get('/games', async (request) => {
    const { user } = await sessions.needFound(request);
    const wanted = wantedBy(request.query);
    const { rows, more } = await search.mine(user.id, wanted, PAGE);
    const now = await Promise.all(rows.map(async (row) => ({ ...row, ...(await rooms.summary(row.id)) })));
    return {
      games: now.map((row) => gameSummary(row, user.id, rules)),
      next: more ? markOf(rows[rows.length - 1]) : null,
    };
  });

  app.get('/replays', async (request) => {
    const user = await sessions.find(request);
    const { rows, more } = await search.listed(wantedBy(request.query), PAGE);
    return {
      games: rows.map((row) => gameSummary(row, user?.id ?? null, rules)),
      next: more ? markOf(rows[rows.length - 1]) : null,
    };
  });

  app.put<{ Params: { id: string } }>('/games/:id/listed', async (request) => {
    const { listed } = read(listedRequestSchema, request.body);
    const user = await sessions.need(request);
    const row = await games.byId(request.params.id);
    const seat = row === undefined ? -1 : seatOf(row, user.id);
    if (row === undefined || seat < 0) throw notFound('game');
    if (row.status !== 'over') throw new Problem(409, 'not-now', 'Only a game that is over can be listed');
    return { game: gameSummary(await games.setListed(row.id, seat === 0 ? 0 : 1, listed), user.id, rules) };
  });

  app.get('/showcase', async () => ({ recorded: await replays.showcase(search) }));
}
