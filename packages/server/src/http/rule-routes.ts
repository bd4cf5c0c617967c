/** The rulebook's scenarios, to be looked at on the table. */
import type { FastifyInstance } from 'fastify';
import { showScenario } from '../lobby/scenario-show.ts';

/** Each is played through the engine. */
const SOME = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

interface Named {
  Params: { '*': string };
  Querystring: { seat?: string };
}

export function ruleRoutes(app: FastifyInstance): void {
  app.get<Named>('/scenarios/*', SOME, async (request) =>
    showScenario(request.params['*'], request.query.seat === '1' ? 1 : 0),
  );
}
