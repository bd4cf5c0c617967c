/** Puts a server together, and takes it apart again without losing anything. */
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { Checkpoints } from './database/checkpoints.ts';
import { openDatabase } from './database/database.ts';
import { Decks } from './database/decks.ts';
import { EventStore } from './database/events.ts';
import { GameSearch } from './database/game-search.ts';
import { Games } from './database/games.ts';
import { Relations } from './database/relations.ts';
import { Reports } from './database/reports.ts';
import { Results } from './database/results.ts';
import { Sanctions } from './database/sanctions.ts';
import { cookieSecret } from './database/settings.ts';
import type { Tables } from './database/tables.ts';
import { TalkLog } from './database/talk.ts';
import { Users } from './database/users.ts';
import { Events } from './events/events.ts';
import { League } from './events/league.ts';
import { Steward } from './events/steward.ts';
import { ReportDesk } from './games/report-desk.ts';
import { Rooms } from './games/rooms.ts';
import type { Setting } from './games/setting.ts';
import { Talk } from './games/talk.ts';
import { Heavy } from './heavy/heavy.ts';
import { timeFor } from './heavy/think.ts';
import { makeApp } from './http/app.ts';
import { Sessions } from './http/session.ts';
import { copyInto } from './keeping/open-for-reading.ts';
import { tidyUp } from './keeping/retention.ts';
import { Bans } from './lobby/bans.ts';
import { DeckShelf } from './lobby/deck-shelf.ts';
import { Friends } from './lobby/friends.ts';
import { Lab, type LabRunner } from './lobby/lab.ts';
import { Lobby } from './lobby/lobby.ts';
import { Mutes } from './lobby/mutes.ts';
import { OwnData } from './lobby/own-data.ts';
import { PlayScenario } from './lobby/play-scenario.ts';
import { Replays } from './lobby/replays.ts';
import { Whereabouts } from './lobby/whereabouts.ts';
import { logOptions } from './logging.ts';
import { Metrics } from './metrics.ts';
import { DEFAULTS, type ServerOptions } from './options.ts';
import { openLine } from './order/line.ts';
import { Order } from './order/order.ts';
import { Sockets } from './sockets/sockets.ts';
import { ticks } from './ticks.ts';
import { isWorker, serveFront } from './workers/worker.ts';

export interface RunningServer {
  url: string;
  port: number;
  /** for tests, which look behind the curtain */
  rooms: Rooms;
  reports: Reports;
  db: Kysely<Tables>;
  close(): Promise<void>;
}

const HOUR = 3600 * 1000;
/** A table that nobody came to is closed after this. */
const PATIENCE = 24 * HOUR;
/** Mutes and bans that are over, and the log of what operators did, are kept so long. */
const ORDER_LIFE = 365 * 24 * HOUR;

/** A bot that is not answered by then plays as it comes: many think at the same time. */
const PATIENT = 4_800;

/** Asked again and again within a second, it is found out once. */
function momentary<T>(find: () => Promise<T>): () => Promise<T> {
  let known: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const now = ticks();
    if (known === null || now - known.at > 1000) known = { at: now, answer: find() };
    return known.answer;
  };
}

/** `labRunner`: what plays the games of the lab; without one there is none. */
export async function startServer(
  some: Partial<ServerOptions> = {},
  labRunner: LabRunner | null = null,
): Promise<RunningServer> {
  const options: ServerOptions = { ...DEFAULTS, ...some };
  const log = pino(logOptions(options.logLevel), pino.destination(2));
  const { rules } = options;
  const metrics = new Metrics();
  const database = await openDatabase(
    { url: options.databaseUrl, folder: options.data, acceptLoss: options.acceptLoss },
    log,
  );
  const { db, decisions, fanout } = database;
  const games = new Games(db);
  const checkpoints = new Checkpoints(db);
  const reports = new Reports(db);
  const talkLog = new TalkLog(db);
  const sanctions = new Sanctions(db);
  const secret = await cookieSecret(db);
  const whereabouts = new Whereabouts(sanctions, secret);
  const bans = new Bans(sanctions, whereabouts);
  const mutes = new Mutes(sanctions, whereabouts);
  const reportDesk = new ReportDesk(reports, talkLog);
  const users = new Users(db, (user) => {
    renamedHere(user);
    fanout.publish({ kind: 'renamed', user });
  });
  const talk = new Talk(talkLog, users, mutes);
  const decks = new Decks(db);
  const results = new Results(db);
  const shelf = new DeckShelf(decks, results);
  const relations = new Relations(db);
  const friends = new Friends(users, relations, (user) => sockets.isHere(user));
  const search = new GameSearch(db);
  const lab = new Lab(labRunner, shelf, results);
  const lobby = new Lobby(games, shelf, results, friends, rules);
  const budget = options.heavyLimit === null ? null : options.heavyLimit * 1000;
  const heavy = new Heavy({ threads: options.threads, budget, metrics });
  const replays = new Replays({ games, decisions, checkpoints, rules }, heavy);
  const playScenario = new PlayScenario({ games, decisions, checkpoints, rules }, shelf, heavy);
  const order = new Order({
    users,
    games,
    reports,
    talkLog,
    sanctions,
    banned: (user) => {
      bannedHere(user);
      fanout.publish({ kind: 'banned', user });
    },
  });
  const sessions = new Sessions(users, bans, whereabouts, (tokens) => {
    sockets.signOut(tokens);
    fanout.publish({ kind: 'signed-out', tokens });
  });
  fanout.listen((news) => {
    if (news.kind === 'signed-out') sockets.signOut(news.tokens);
    if (news.kind === 'banned') bannedHere(news.user);
    if (news.kind === 'call') sockets.call(news.user, news.call);
  });
  /** so many answers of bots are being thought out, or wait for it */
  let thinking = 0;
  const setting: Setting = {
    decisions,
    games,
    checkpoints,
    reports,
    talk,
    fanout,
    metrics,
    log,
    rules,
    pace: options.pace,
    hide: options.hide,
    thinkers: new Set(options.thinkers),
    think: async (asked, by, signal) => {
      thinking++;
      const question = { ...asked, milliseconds: timeFor(asked.bot, thinking, options.threads) };
      const wish = { by, free: true, signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENT)]) };
      const answer = await heavy.run('think', question, wish).finally(() => thinking--);
      return answer.entry;
    },
    call: (user, call) => {
      sockets.call(user, call);
      fanout.publish({ kind: 'call', user, call });
    },
    rematch: (row) => lobby.rematch(row),
  };
  const rooms = new Rooms(setting);
  const events = new Events(new EventStore(db), fanout);
  const league = new League(db, events);
  const kept = { users, decks, results, games, reports, relations, sanctions, talkLog, league };
  const ownData = new OwnData({ ...kept, events: events.store });
  const steward = new Steward({ events, games, users, decks, shelf, rooms, fanout, rules, log });
  const sockets: Sockets = new Sockets({
    games,
    reportDesk,
    rooms,
    talk,
    sessions,
    sanctions,
    mutes,
    metrics,
    log,
    came: ({ id, event }, user) => {
      if (event === null) return;
      steward.came(event, id, user).catch((error) => log.error({ game: id, error }, 'who came could not be noted'));
    },
    connectionLimit: options.connectionLimit,
    messageLimit: options.messageLimit,
  });
  const renamedHere = (user: string): void => {
    events.renamed(user);
    rooms.renamed(user).catch((error) => log.error({ error }, 'a name could not be changed where it is shown'));
  };
  /** From where they were connected nobody new is let in. */
  const bannedHere = (user: string): void => {
    const seen = sockets.sendAway(user);
    const note = async () => {
      const ban = (await users.byId(user))?.ban ?? null;
      for (const ip of ban === null ? [] : seen) await whereabouts.seenAt(ban!, ip);
    };
    note().catch((error) => log.error({ error }, 'the address of a banned person could not be noted'));
  };
  const tidy = async () => {
    await games.closeOpen(Date.now() - PATIENCE);
    await users.forgetSessions(Date.now());
    await users.freeNames(Date.now());
    const gone = await tidyUp(db, options.keep, Date.now());
    if (Object.values(gone).some((n) => n > 0)) log.info(gone, 'tidied up');
    await sanctions.forget(Date.now() - ORDER_LIFE);
  };
  await tidy();
  const tidying = setInterval(() => tidy().catch((error) => log.warn({ error }, 'tidying up failed')), HOUR).unref();
  const app = await makeApp({
    games,
    reports,
    reportDesk,
    rooms,
    lobby,
    replays,
    playScenario,
    sessions,
    users,
    decks,
    events,
    steward,
    league,
    ownData,
    bans,
    mutes,
    keep: options.keep,
    sanctions,
    order,
    friends,
    search,
    shelf,
    heavy,
    lab,
    sockets,
    metrics,
    log,
    rules,
    secret,
    webFolder: options.webFolder,
    origins: options.origins,
    requestLimit: options.requestLimit,
    trustProxy: options.trustProxy,
    metricsToken: options.metricsToken,
    trouble: momentary(() => database.trouble()),
    healthy: async () => {
      await sql`SELECT 1`.execute(db);
    },
  });
  const line =
    database.kind === 'sqlite' ? await openLine(options.data, order, () => copyInto(db, options.data), log) : null;
  const close = async () => {
    clearInterval(tidying);
    await line?.close();
    await steward.close();
    events.close();
    lab.close();
    await heavy.close();
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
  const url = `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
  if (isWorker()) serveFront(app.server, url);
  return { url, port, rooms, reports, db, close };
}
