/** Puts a server together, and takes it apart again without losing anything. */
import { sql } from 'kysely';
import { pino } from 'pino';
import { Checkpoints } from './database/checkpoints.ts';
import { openDatabase } from './database/database.ts';
import { Decks } from './database/decks.ts';
import { Games } from './database/games.ts';
import { Reports } from './database/reports.ts';
import { cookieSecret } from './database/settings.ts';
import { Users } from './database/users.ts';
import { Rooms } from './games/rooms.ts';
import type { Setting } from './games/setting.ts';
import { makeApp } from './http/app.ts';
import { Sessions } from './http/session.ts';
import { DeckShelf } from './lobby/deck-shelf.ts';
import { Lobby } from './lobby/lobby.ts';
import { Replays } from './lobby/replays.ts';
import { Metrics } from './metrics.ts';
import { DEFAULTS, type ServerOptions } from './options.ts';
import { Sockets } from './sockets/sockets.ts';

export interface RunningServer {
  url: string;
  port: number;
  /** for tests, which look behind the curtain */
  rooms: Rooms;
  reports: Reports;
  close(): Promise<void>;
}

const HOUR = 3600 * 1000;
/** A table that nobody came to is closed after this. */
const PATIENCE = 24 * HOUR;

export async function startServer(some: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const options: ServerOptions = { ...DEFAULTS, ...some };
  const log = pino(
    { level: options.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(2),
  );
  const { rules } = options;
  const metrics = new Metrics();
  const database = await openDatabase({ url: options.databaseUrl, folder: options.data }, log);
  const { db, decisions, fanout } = database;
  const games = new Games(db);
  const checkpoints = new Checkpoints(db);
  const reports = new Reports(db);
  const users = new Users(db);
  const shelf = new DeckShelf(new Decks(db));
  const lobby = new Lobby(games, shelf, rules);
  const replays = new Replays({ games, decisions, checkpoints, rules });
  const sessions = new Sessions(users);
  const setting: Setting = {
    decisions,
    games,
    checkpoints,
    reports,
    fanout,
    metrics,
    log,
    rules,
    pace: options.pace,
    hide: options.hide,
    rematch: (row) => lobby.rematch(row),
  };
  const rooms = new Rooms(setting);
  const sockets = new Sockets({
    games,
    reports,
    rooms,
    sessions,
    metrics,
    log,
    connectionLimit: options.connectionLimit,
    messageLimit: options.messageLimit,
  });
  const tidy = async () => {
    await games.closeOpen(Date.now() - PATIENCE);
    await users.forgetSessions(Date.now());
  };
  await tidy();
  const tidying = setInterval(() => tidy().catch((error) => log.warn({ error }, 'tidying up failed')), HOUR).unref();
  const app = await makeApp({
    games,
    reports,
    rooms,
    lobby,
    replays,
    sessions,
    users,
    shelf,
    sockets,
    metrics,
    log,
    rules,
    secret: await cookieSecret(db),
    webFolder: options.webFolder,
    origins: options.origins,
    requestLimit: options.requestLimit,
    trustProxy: options.trustProxy,
    healthy: async () => {
      await sql`SELECT 1`.execute(db);
    },
  });
  const close = async () => {
    clearInterval(tidying);
    await sockets.close();
    await app.close();
    await rooms.close();
    await database.close();
  };
  try {
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as { port: number };
  const shown = ['0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host;
  log.info({ port, host: options.host, database: database.kind, rules }, 'listening');
  return { url: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`, port, rooms, reports, close };
}
