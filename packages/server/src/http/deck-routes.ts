/** Formats, bots, decks and sealed product. */

import { DEPTHS, LEVELS, type Level, looksAhead, STRENGTHS } from '@spaceline/bots';
import { RULING_DATES } from '@spaceline/cards';
import { FORMATS } from '@spaceline/formats';
import {
  type BotSummary,
  deckCheckRequestSchema,
  deckFiguresRequestSchema,
  deckRequestSchema,
  deckWriteRequestSchema,
  type FormatSummary,
  firstTurnsRequestSchema,
  shareRequestSchema,
} from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import type { Heavy } from '../heavy/heavy.ts';
import { writePiles } from '../lobby/deck-check.ts';
import type { DeckShelf } from '../lobby/deck-shelf.ts';
import { needFormat } from '../lobby/formats.ts';
import { minutesFor } from '../lobby/lobby.ts';
import { openPacks, productList } from '../lobby/packs.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';
import { sendJson, wishOf } from './wish.ts';

const ABOUT: Readonly<Record<Level, string>> = {
  drifter: 'Does anything that is allowed. Good for a first look.',
  cadet: 'Attempts what its crew can solve, attacks nobody, and forgets what it has seen.',
  lieutenant: 'Plays by rules of thumb: seeds with care, staffs its ships, attempts what it can solve.',
  commander: 'Looks ahead: tries several ways to play its turn, and guesses what you hold.',
  admiral: 'Looks further ahead, and takes longer over it.',
};

const BOT_LIST: readonly BotSummary[] = LEVELS.map((id) => ({
  id,
  about: ABOUT[id],
  strength: STRENGTHS[id],
  seconds: looksAhead(id) ? DEPTHS[id].milliseconds / 1000 : 0,
}));

const FORMAT_LIST: readonly FormatSummary[] = FORMATS.map((f) => ({
  id: f.id,
  name: f.name,
  minDraw: f.minDraw,
  maxSeeds: f.maxSeeds,
  missions: f.missions,
  victory: f.victory,
  hand: f.hand,
  pool: f.pool,
  minutes: minutesFor(f),
  rulings: f.rulings,
  rulingDates: RULING_DATES,
}));

interface Named {
  Params: { id: string };
  Querystring: { format?: string };
}

/** A deck that comes back from a file brings up to fifty versions along. */
const WITH_VERSIONS = 1_100_000;

interface DeckParts {
  shelf: DeckShelf;
  sessions: Sessions;
  heavy: Heavy;
}

export function deckRoutes(app: FastifyInstance, { shelf, sessions, heavy }: DeckParts): void {
  app.get('/formats', async () => ({ formats: FORMAT_LIST }));
  app.get('/bots', async () => ({ bots: BOT_LIST }));

  app.get<Named>('/decks', async (request) => {
    const user = await sessions.find(request);
    return shelf.list(user?.id ?? null, needFormat(request.query.format ?? 'warp-speed'));
  });

  app.get<Named & { Querystring: { q?: string } }>('/decks/shared', async (request) => {
    const { format = 'warp-speed', q = '' } = request.query;
    return { decks: await shelf.sharedList(needFormat(format), q.slice(0, 100)) };
  });

  app.get<Named>('/decks/:id/versions', async (request) => {
    const user = await sessions.need(request);
    return { versions: await shelf.versions(user.id, request.params.id) };
  });

  app.get<Named>('/decks/:id/results', async (request) => {
    const user = await sessions.find(request);
    return { results: await shelf.resultsOf(user?.id ?? null, request.params.id) };
  });

  app.put<Named>('/decks/:id/shared', async (request) => {
    const user = await sessions.need(request);
    const { shared } = read(shareRequestSchema, request.body);
    return { deck: await shelf.share(user.id, request.params.id, shared) };
  });

  app.get<Named>('/decks/:id', async (request) => {
    const user = await sessions.find(request);
    return { deck: await shelf.detail(user?.id ?? null, request.params.id, request.query.format) };
  });

  app.post('/decks', { bodyLimit: WITH_VERSIONS }, async (request) => {
    const user = await sessions.need(request);
    return { deck: await shelf.add(user.id, read(deckRequestSchema, request.body)) };
  });

  app.put<Named>('/decks/:id', async (request) => {
    const user = await sessions.need(request);
    return { deck: await shelf.change(user.id, request.params.id, read(deckRequestSchema, request.body)) };
  });

  app.delete<Named>('/decks/:id', async (request) => {
    const user = await sessions.need(request);
    await shelf.remove(user.id, request.params.id);
    return { gone: true };
  });

  app.post('/decks/check', async (request, reply) => {
    const asked = read(deckCheckRequestSchema, request.body);
    return sendJson(reply, await heavy.text('deck-check', asked, wishOf(request, reply)));
  });

  app.post('/decks/figures', async (request, reply) => {
    const asked = read(deckFiguresRequestSchema, request.body);
    return sendJson(reply, await heavy.text('deck-figures', asked, wishOf(request, reply)));
  });

  app.post('/decks/first-turns', async (request, reply) => {
    await sessions.need(request);
    const { format, piles } = read(firstTurnsRequestSchema, request.body);
    const decks = await shelf.firstTurns(piles, needFormat(format));
    return sendJson(reply, await heavy.text('first-turns', decks, wishOf(request, reply)));
  });

  app.post('/decks/write', async (request) => {
    const { format, form, piles, beside } = read(deckWriteRequestSchema, request.body);
    return { text: writePiles(piles, beside, needFormat(format), form) };
  });

  app.get('/products', async () => ({ products: productList() }));

  app.get<{ Querystring: { products?: string; seed?: string } }>('/packs', async (request) => {
    const { products = '', seed = '' } = request.query;
    return { packs: openPacks(products.split(',').filter(Boolean), seed) };
  });
}
