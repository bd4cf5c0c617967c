/** Formats, bots, decks and sealed product. */
import { BOTS } from '@spaceline/bots';
import { FORMATS } from '@spaceline/formats';
import { type BotSummary, deckCheckRequestSchema, deckRequestSchema, type FormatSummary } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import { checkPiles, checkText } from '../lobby/deck-check.ts';
import { type DeckShelf, needFormat } from '../lobby/deck-shelf.ts';
import { minutesFor } from '../lobby/lobby.ts';
import { openPacks, productList } from '../lobby/packs.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';

const ABOUT: Readonly<Record<string, string>> = {
  random: 'Does anything that is allowed. Good for a first look.',
  heuristic: 'Plays by rules of thumb: seeds with care, staffs its ships, attempts what it can solve.',
};

const BOT_LIST: readonly BotSummary[] = Object.keys(BOTS).map((id) => ({ id, about: ABOUT[id] ?? '' }));

const FORMAT_LIST: readonly FormatSummary[] = FORMATS.map((f) => ({
  id: f.id,
  name: f.name,
  minDraw: f.minDraw,
  maxSeeds: f.maxSeeds,
  missions: f.missions,
  victory: f.victory,
  hand: f.hand,
  property: f.pool?.property ?? null,
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
      'text' in wanted ? checkText(wanted.text, format) : checkPiles(wanted.piles, wanted.sealed ?? null, format);
    return check;
  });

  app.get('/products', async () => ({ products: productList() }));

  app.get<{ Querystring: { products?: string; seed?: string } }>('/packs', async (request) => {
    const { products = '', seed = '' } = request.query;
    return { packs: openPacks(products.split(',').filter(Boolean), seed) };
  });
}
