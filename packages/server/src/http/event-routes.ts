/** Tournaments. */
import {
  DEFAULT_SCALE,
  type Deed,
  entrantOf,
  roundNow,
  type Scale,
  type Settings,
  scoreWritten,
  sitsAt,
  TIE_BREAKS,
  type Tournament,
} from '@spaceline/events';
import { BUILD_MINUTES } from '@spaceline/formats';
import {
  type BenchFile,
  type EventAct,
  type EventRequest,
  enterRequestSchema,
  eventActSchema,
  eventRequestSchema,
  ratedRequestSchema,
} from '@spaceline/protocol';
import { momentOf } from '@spaceline/rulebook';
import type { FastifyInstance } from 'fastify';
import type { Decks } from '../database/decks.ts';
import type { Games } from '../database/games.ts';
import type { UserRow } from '../database/tables.ts';
import type { Users } from '../database/users.ts';
import type { Events, OpenEvent } from '../events/events.ts';
import { type League, seasonOf } from '../events/league.ts';
import { csvReport, textReport } from '../events/report.ts';
import type { Steward } from '../events/steward.ts';
import { eventSummaries, eventView } from '../events/views.ts';
import type { Rooms } from '../games/rooms.ts';
import type { DeckShelf } from '../lobby/deck-shelf.ts';
import { needFormat } from '../lobby/formats.ts';
import { openPacks } from '../lobby/packs.ts';
import { notFound, Problem } from '../problem.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';

interface Named {
  Params: { id: string };
}

/** So long a request waits for news. */
const WAIT = 20_000;
const FEW = { config: { rateLimit: { max: 10, timeWindow: 60_000 } } };

export interface EventDesk {
  events: Events;
  steward: Steward;
  games: Games;
  decks: Decks;
  users: Users;
  rooms: Rooms;
  shelf: DeckShelf;
  league: League;
  sessions: Sessions;
}

const BREAK_MINUTES = 3;
/** Somebody may take a minute to fill in the rest. */
const LATE_START = 120_000;
const EARLY_START = 366 * 24 * 3_600_000;

function checkStart(startsAt: number | null): void {
  if (startsAt === null) return;
  const left = startsAt - Date.now();
  if (left < -LATE_START)
    throw new Problem(
      409,
      'not-now',
      'The time at which it begins is over: choose one to come, or leave it empty and begin it yourself.',
    );
  if (left > EARLY_START)
    throw new Problem(409, 'not-now', 'It would begin in more than a year: choose an earlier time.');
}

function settingsOf(r: EventRequest): Settings {
  const format = needFormat(r.format);
  const packs = r.sealed?.packs ?? [];
  // a pack that there is not is said now, and not when building begins
  if (packs.length > 0) openPacks(packs, 'any');
  checkStart(r.startsAt ?? null);
  return {
    name: r.name.trim(),
    format: format.id,
    victory: format.victory,
    sealed: r.sealed === undefined ? null : { kind: r.sealed.kind, packs },
    rounds: r.rounds,
    buildMinutes: r.buildMinutes ?? BUILD_MINUTES,
    roundMinutes: r.roundMinutes ?? format.roundMinutes,
    breakMinutes: r.breakMinutes ?? BREAK_MINUTES,
    scale: (r.scale as Scale | undefined) ?? DEFAULT_SCALE,
    tieBreaks: r.tieBreaks ?? TIE_BREAKS,
    cut: r.cut === true,
    fillTo: r.fillTo ?? 0,
    open: r.open ?? 'public',
    startsAt: r.startsAt ?? null,
  };
}

const mine = (t: Tournament, user: UserRow): string => {
  if (entrantOf(t, user.id) === undefined) throw new Problem(403, 'not-yours', 'You are not in this event');
  return user.id;
};

/** What a player may do. */
function playersDeed(t: Tournament, act: EventAct, user: UserRow): Deed[] | null {
  if (act.do === 'leave') return [{ kind: 'dropped', player: mine(t, user) }];
  if (act.do === 'call') return [{ kind: 'called', player: mine(t, user), question: act.question }];
  return null;
}

/** What the director may do. */
function directorsDeed(t: Tournament, act: EventAct): Deed[] {
  switch (act.do) {
    case 'pause':
      return [{ kind: 'paused' }];
    case 'resume':
      return [{ kind: 'resumed' }];
    case 'extend':
      return [{ kind: 'extended', minutes: act.minutes }];
    case 'announce':
      return [{ kind: 'announced', text: act.text }];
    case 'take':
      return [{ kind: 'taken', call: act.call }];
    case 'answer':
      return [{ kind: 'answered', call: act.call, answer: act.answer }];
    case 'rule': {
      const { round, table, outcome, scores, reason } = act;
      return [{ kind: 'ruled', round, table, score: scoreWritten(outcome, scores, t.settings.victory), reason }];
    }
    case 'repair':
      return [{ kind: 'repaired', pairings: act.pairings, reason: act.reason }];
    case 'penalty':
      return [{ kind: 'penalty', player: act.player, points: act.points, reason: act.reason }];
    case 'drop':
      return [{ kind: 'dropped', player: act.player }];
    case 'turn-away':
      return [{ kind: 'turned-away', player: act.player }];
    case 'readmit': {
      const who = entrantOf(t, act.player);
      if (who === undefined) throw notFound('player');
      return [{ kind: 'entered', player: who.id, name: who.name, bot: who.bot }];
    }
    default:
      return [];
  }
}

export function seasonRoutes(app: FastifyInstance, { league, sessions }: Pick<EventDesk, 'league' | 'sessions'>): void {
  app.get<{ Querystring: { format?: string; season?: string } }>('/season', async (request) => {
    const user = await sessions.find(request);
    const format = needFormat(request.query.format ?? 'warp-speed');
    return { season: await league.season(format.id, request.query.season ?? seasonOf(Date.now()), user) };
  });

  app.put('/season/mine', FEW, async (request) => {
    const user = await sessions.need(request);
    const { rated } = read(ratedRequestSchema, request.body);
    await league.setWants(user, rated);
    return { rated: await league.wants(user.id) };
  });
}

export function eventRoutes(app: FastifyInstance, desk: EventDesk): void {
  const { events, steward, games, decks, users, rooms, shelf, sessions } = desk;
  const view = async (event: OpenEvent, user: UserRow | null) => ({
    event: await eventView(event, user?.id ?? null, await events.time(event), { games, decks, users }),
  });
  const needDirector = (t: Tournament, user: UserRow): void => {
    if (t.director !== user.id) throw new Problem(403, 'not-yours', 'Only the director of this event may do this');
  };

  app.get('/events', async (request) => {
    const user = await sessions.find(request);
    const rows = await events.store.list(user?.id ?? null);
    return { events: await eventSummaries(await events.all(rows), user?.id ?? null, users) };
  });

  app.post('/events', FEW, async (request) => {
    const user = await sessions.need(request);
    return view(await events.open(user.id, settingsOf(read(eventRequestSchema, request.body))), user);
  });

  app.get<Named & { Querystring: { after?: string } }>('/events/:id', async (request) => {
    const user = await sessions.find(request);
    const after = Number(request.query.after ?? -1);
    return view(await events.changedSince(request.params.id, Number.isInteger(after) ? after : -1, WAIT), user);
  });

  app.post<Named>('/events/:id/enter', async (request) => {
    const user = await sessions.need(request);
    const { deck: id } = read(enterRequestSchema, request.body);
    const brings = async (t: Tournament): Promise<Deed[]> => {
      if (t.decks[user.id]?.locked) return [];
      if (id === undefined) throw new Problem(400, 'no-deck', 'Bring a deck to this event');
      const { deck } = await shelf.playable(user.id, id, needFormat(t.settings.format));
      return [{ kind: 'deck', player: user.id, deck, proposed: false, locked: true }];
    };
    return view(await steward.enter(request.params.id, user, brings), user);
  });

  app.post<Named>('/events/:id/act', async (request) => {
    const user = await sessions.need(request);
    const act = read(eventActSchema, request.body);
    const { id } = request.params;
    const { t } = await events.get(id);
    if (act.do === 'begin' || act.do === 'next') {
      needDirector(t, user);
      return view(await (act.do === 'begin' ? steward.begin(id, user.id) : steward.nextRound(id, user.id)), user);
    }
    if (act.do === 'let-in') {
      needDirector(t, user);
      return view(await steward.letIn(id, user.id, act.player), user);
    }
    const event = await events.act(id, user.id, async (now): Promise<readonly Deed[]> => {
      if (act.do === 'lock') return [await steward.lock(now, entrantOf(now, mine(now, user))!)];
      const deeds = playersDeed(now, act, user);
      if (deeds !== null) return deeds;
      needDirector(now, user);
      return directorsDeed(now, act);
    });
    await steward.endGames(event);
    return view(event, user);
  });

  app.get<Named & { Querystring: { call?: string } }>('/events/:id/bench', async (request): Promise<BenchFile> => {
    const user = await sessions.need(request);
    const { t } = await events.get(request.params.id);
    needDirector(t, user);
    const call = t.calls[Number(request.query.call) - 1];
    const table = call === undefined ? undefined : roundNow(t)?.tables[call.table - 1];
    if (table?.game == null || call.round !== t.rounds.length) throw notFound('call');
    if (sitsAt(table, user.id))
      throw new Problem(403, 'not-yours', 'You play at this table: somebody else must judge there');
    const { game } = (await rooms.get(table.game)).recording;
    return momentOf(game, `${t.settings.name}, table ${call.table}`);
  });

  app.get<Named & { Params: { form: string } }>('/events/:id/report.:form', async (request, reply) => {
    const { t } = await events.get(request.params.id);
    const csv = request.params.form === 'csv';
    if (!csv && request.params.form !== 'txt') throw notFound('report');
    reply.type(csv ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="spaceline-event.${csv ? 'csv' : 'txt'}"`);
    return csv ? csvReport(t) : textReport(t);
  });
}
