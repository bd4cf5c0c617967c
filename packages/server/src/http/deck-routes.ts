/** Formats, bots, decks and sealed product. */
import { DEPTHS, LEVELS, type Level, looksAhead, STRENGTHS } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { deckFigures, FORMATS } from '@spaceline/formats';
import {
  type BotSummary,
  type DeckFigures,
  deckCheckRequestSchema,
  deckFiguresRequestSchema,
  deckRequestSchema,
  deckWriteRequestSchema,
  type FormatSummary,
  firstTurnsRequestSchema,
  shareRequestSchema,
} from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import { checkPiles, checkText, deckOf, writePiles } from '../lobby/deck-check.ts';
import { type DeckShelf, needFormat } from '../lobby/deck-shelf.ts';
import { minutesFor } from '../lobby/lobby.ts';
import { openPacks, productList } from '../lobby/packs.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';

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
}));

interface Named {
  Params: { id: string };
  Querystring: { format?: string };
}

export function deckRoutes(app: FastifyInstance, shelf: DeckShelf, sessions: Sessions): void {
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

  app.post('/decks', async (request) => {
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

  app.post('/decks/check', async (request) => {
    const wanted = read(deckCheckRequestSchema, request.body);
    const format = needFormat(wanted.format);
    const { deck: _, ...check } =
      'text' in wanted
        ? checkText(wanted.text, format)
        : checkPiles(wanted.piles, wanted.sealed ?? null, format, wanted.beside);
    return check;
  });

  app.post('/decks/figures', async (request) => {
    const { format, piles, turn } = read(deckFiguresRequestSchema, request.body);
    const wishes = { ...(turn !== undefined && { turn }), field: shelf.field(needFormat(format)) };
    const figures: DeckFigures = deckFigures(deckOf(piles), catalogue, needFormat(format), wishes);
    return figures;
  });

  app.post('/decks/first-turns', async (request) => {
    const user = await sessions.need(request);
    const { format, piles } = read(firstTurnsRequestSchema, request.body);
    return shelf.firstTurns(user.id, piles, needFormat(format));
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
