/** The rulebook's scenarios, to be looked at on the table, and what there is to know of a card. */
import type { FastifyInstance } from 'fastify';
import type { Heavy } from '../heavy/heavy.ts';
import { cardPage } from '../lobby/card-page.ts';
import type { DeckShelf } from '../lobby/deck-shelf.ts';
import type { Sessions } from './session.ts';
import { sendJson, wishOf } from './wish.ts';

/** Each is played through the engine. */
const SOME = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

export interface RuleParts {
  shelf: DeckShelf;
  sessions: Sessions;
  heavy: Heavy;
}

interface Named {
  Params: { '*': string };
  Querystring: { seat?: string };
}

export function ruleRoutes(app: FastifyInstance, { shelf, sessions, heavy }: RuleParts): void {
  app.get<Named>('/scenarios/*', SOME, async (request, reply) => {
    const asked = { name: request.params['*'], viewer: request.query.seat === '1' ? 1 : 0 } as const;
    return sendJson(reply, await heavy.text('scenario', asked, wishOf(request, reply)));
  });

  app.get<{ Params: { name: string } }>('/cards/:name', SOME, async (request) => {
    const user = await sessions.find(request);
    return cardPage(request.params.name, shelf, user?.id ?? null);
  });
}
