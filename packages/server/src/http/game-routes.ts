/** Tables, games, replays and reports. */
import type { Viewer } from '@spaceline/engine';
import {
  botGameRequestSchema,
  joinRequestSchema,
  playOnRequestSchema,
  type ReportFile,
  reportRequestSchema,
  tableRequestSchema,
} from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import type { Games } from '../database/games.ts';
import type { Reports } from '../database/reports.ts';
import type { Users } from '../database/users.ts';
import { withNamesOfNow } from '../games/report.ts';
import type { ReportDesk } from '../games/report-desk.ts';
import type { Rooms } from '../games/rooms.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Replays } from '../lobby/replays.ts';
import { gameSummary, mayWatch, tableView } from '../lobby/summaries.ts';
import { notFound, Problem } from '../problem.ts';
import { neighbourhood } from './address.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';
import { sendJson, wishOf } from './wish.ts';

interface Named {
  Params: { id: string };
}
interface Frames extends Named {
  Querystring: { seat?: string; from?: string; to?: string };
}

const HOUR = 3_600_000;
const FEW = { config: { rateLimit: { max: 10, timeWindow: 60_000 } } };
const SOME = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

export interface Desk {
  games: Games;
  reports: Reports;
  reportDesk: ReportDesk;
  users: Users;
  rooms: Rooms;
  lobby: Lobby;
  replays: Replays;
  sessions: Sessions;
  /** fingerprint of the engine and the cards */
  rules: string;
}

export function tableRoutes(app: FastifyInstance, { games, lobby, rooms, sessions, rules }: Desk): void {
  app.get('/tables', async (request) => {
    const user = await sessions.find(request);
    return { tables: (await games.openTables()).map((row) => tableView(row, user?.id ?? null)) };
  });

  /** Tables that wait for whoever asks. */
  app.get('/invitations', async (request) => {
    const user = await sessions.find(request);
    const rows = user === null ? [] : await games.invitationsOf(user.id);
    return { tables: rows.map((row) => tableView(row, user?.id ?? null)) };
  });

  app.delete<Named>('/invitations/:id', async (request) => {
    const user = await sessions.need(request);
    await lobby.decline(user, request.params.id);
    rooms.begun(request.params.id);
    return { gone: true };
  });

  app.post('/tables', async (request) => {
    const user = await sessions.need(request);
    return { table: tableView(await lobby.open(user, read(tableRequestSchema, request.body)), user.id) };
  });

  app.get<Named>('/tables/:id', async (request) => {
    const user = await sessions.find(request);
    const row = await games.byId(request.params.id);
    if (row === undefined) throw notFound('table');
    return { table: tableView(row, user?.id ?? null) };
  });

  app.post<Named>('/tables/:id/join', async (request) => {
    const user = await sessions.need(request);
    const row = await lobby.join(user, request.params.id, read(joinRequestSchema, request.body));
    rooms.begun(row.id);
    return { game: gameSummary(row, user.id, rules) };
  });

  app.delete<Named>('/tables/:id', async (request) => {
    const user = await sessions.need(request);
    await lobby.close(user, request.params.id);
    rooms.begun(request.params.id);
    return { gone: true };
  });
}

export function gameRoutes(app: FastifyInstance, { games, lobby, rooms, reportDesk, sessions, rules }: Desk): void {
  app.post('/games', async (request) => {
    const user = await sessions.need(request);
    const row = await lobby.playBot(user, read(botGameRequestSchema, request.body));
    return { game: gameSummary(row, user.id, rules) };
  });

  app.get('/games/live', async (request) => {
    const user = await sessions.find(request);
    const rows = await games.live(rules, Date.now() - HOUR);
    const now = rows.map(async (row) => ({
      ...gameSummary({ ...row, ...(await rooms.summary(row.id)) }, user?.id ?? null, rules),
      watching: await rooms.spectators(row.id),
    }));
    return { games: await Promise.all(now) };
  });

  app.get<Named>('/games/:id', async (request) => {
    const user = await sessions.find(request);
    const row = await games.byId(request.params.id);
    if (row === undefined) throw notFound('game');
    return { game: gameSummary({ ...row, ...(await rooms.summary(row.id)) }, user?.id ?? null, rules) };
  });

  app.post<Named>('/games/:id/report', FEW, async (request) => {
    const user = await sessions.need(request);
    const { text, line } = read(reportRequestSchema, request.body);
    const row = await games.byId(request.params.id);
    if (row === undefined || !mayWatch(row, user.id)) throw notFound('game');
    const room = await rooms.get(row.id);
    return {
      id: await reportDesk.take({ user: user.id, address: neighbourhood(request.ip) }, room, text, line ?? null),
    };
  });
}

export function replayRoutes(app: FastifyInstance, { games, replays, reports, users, sessions, rules }: Desk): void {
  app.get<Named>('/games/:id/replay', SOME, async (request, reply) => {
    const file = await replays.file(request.params.id);
    reply.header('content-disposition', `attachment; filename="spaceline-${file.id}.json"`);
    return file;
  });

  app.get<Named>('/replays/:id', SOME, async (request) => replays.file(request.params.id));

  app.get<Frames>('/replays/:id/frames', SOME, async (request, reply) => {
    const number = (text: string | undefined, fallback: number): number => {
      const n = text === undefined ? fallback : Number(text);
      if (!Number.isInteger(n)) throw new Problem(400, 'malformed', `"${text}" is no whole number`);
      return n;
    };
    const { seat, from, to } = request.query;
    const viewer = number(seat, -1);
    if (viewer < -1 || viewer > 1) throw new Problem(400, 'malformed', 'A seat is 0 or 1, or -1 for a spectator');
    const span = [Math.max(0, number(from, 0)), number(to, Number.MAX_SAFE_INTEGER)] as const;
    return sendJson(reply, await replays.frames(request.params.id, viewer as Viewer, span, wishOf(request, reply)));
  });

  app.get<Named>('/replays/:id/analysis', FEW, async (request, reply) =>
    sendJson(reply, await replays.analysis(request.params.id, wishOf(request, reply))),
  );

  app.post<Named>('/replays/:id/play-on', FEW, async (request, reply) => {
    const user = await sessions.need(request);
    const asked = read(playOnRequestSchema, request.body);
    const row = await replays.playOn(user, request.params.id, asked, wishOf(request, reply));
    return { game: gameSummary(row, user.id, rules) };
  });

  /** A report holds the whole position: its author may have it when the game is over. */
  app.get<Named>('/reports/:id', SOME, async (request) => {
    const user = await sessions.need(request);
    const report = await reports.byId(request.params.id);
    if (report === undefined || report.user !== user.id) throw notFound('report');
    const row = await games.byId(report.game);
    if (row?.status !== 'over') throw new Problem(409, 'not-now', 'The report can be had when the game is over');
    const file: ReportFile = JSON.parse(report.data);
    return { ...file, ...(file.talk && { talk: await withNamesOfNow(file.talk, users) }) };
  });
}
