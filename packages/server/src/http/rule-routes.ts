/** The rulebook's scenarios, to be looked at on the table, and what there is to know of a card. */
import type { FastifyInstance } from 'fastify';
import { cardPage } from '../lobby/card-page.ts';
import type { DeckShelf } from '../lobby/deck-shelf.ts';
import { showScenario } from '../lobby/scenario-show.ts';
import type { Sessions } from './session.ts';

/** Each is played through the engine. */
const SOME = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

interface Named {
  Params: { '*': string };
  Querystring: { seat?: string };
}

export function ruleRoutes(app: FastifyInstance, shelf: DeckShelf, sessions: Sessions): void {
  app.get<Named>('/scenarios/*', SOME, async (request) =>
    showScenario(request.params['*'], request.query.seat === '1' ? 1 : 0),
  );

  app.get<{ Params: { name: string } }>('/cards/:name', SOME, async (request) => {
    const user = await sessions.find(request);
    return cardPage(request.params.name, shelf, user?.id ?? null);
  });
}
