/** The HTTP side: the lobby under /api, the games' WebSocket, the web client, and what operators look at. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { ApiError } from '@spaceline/protocol';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { Refusal } from '../games/refusal.ts';
import { GivenUp } from '../heavy/steps.ts';
import type { Lab } from '../lobby/lab.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerOptions } from '../options.ts';
import { NOTHING_HERE, notFound, Problem } from '../problem.ts';
import { HARD_LIMIT, type Sockets } from '../sockets/sockets.ts';
import { accountRoutes, type Front } from './account-routes.ts';
import { type Bench, benchRoutes } from './bench-routes.ts';
import { cardFactRoutes } from './card-facts.ts';
import { deckRoutes } from './deck-routes.ts';
import { type EventDesk, eventRoutes, seasonRoutes } from './event-routes.ts';
import { gameRoutes, replayRoutes, tableRoutes } from './game-routes.ts';
import { labRoutes } from './lab-routes.ts';
import { mayMeasure } from './measuring.ts';
import { type Keepers, orderRoutes } from './order-routes.ts';
import { isForeign } from './origin.ts';
import { type Circle, peopleRoutes } from './people-routes.ts';
import { type RuleParts, ruleRoutes } from './rule-routes.ts';
import { type Catalogue, searchRoutes } from './search-routes.ts';
import { staticRoutes } from './static-files.ts';

/** A deck is the largest thing that anybody sends. */
const LARGEST_BODY = 64 * 1024;
const PATIENCE = 30_000;

export interface AppParts extends Catalogue, Bench, Front, Circle, Keepers, EventDesk, RuleParts {
  lab: Lab;
  sockets: Sockets;
  metrics: Metrics;
  secret: string;
  log: FastifyBaseLogger;
  webFolder: string;
  /** other origins whose pages may use this server */
  origins: readonly string[];
  /** requests to /api in a minute from one address; null = no limit */
  requestLimit: number | null;
  trustProxy: ServerOptions['trustProxy'];
  metricsToken: string | null;
  /** is the database there? */
  healthy: () => Promise<void>;
  /** why no answer could be kept now; null = all is well */
  trouble: () => Promise<string | null>;
}

export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log,
    bodyLimit: LARGEST_BODY,
    trustProxy: trusted(parts.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
    // Whoever sends a request letter by letter does not keep the line for ever.
    requestTimeout: PATIENCE,
  }) as unknown as FastifyInstance;
  await app.register(cookie, { secret: parts.secret });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // A server at home has no certificate.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: parts.trustProxy !== false,
  });
  await app.register(websocket, { options: { maxPayload: HARD_LIMIT, perMessageDeflate: false } });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // nobody is there to be told
    if (error instanceof GivenUp) return reply.status(499).send();
    const { status, body } = explain(error);
    if (status >= 500) request.log.error({ error, url: request.url }, 'a request failed');
    return reply.status(status).send(body);
  });

  app.addHook('onRequest', async (request) => {
    const acts = request.method !== 'GET' && request.method !== 'HEAD';
    if ((acts || request.ws) && isForeign(request, parts.origins))
      throw new Problem(403, 'foreign', 'Another site may not do this');
    // No database keeps it, and nothing here has it in its name.
    if (request.url.includes('%00')) throw notFound('thing');
  });

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await parts.healthy();
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
  // Can it take answers now? A load balancer sends players to those that can.
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const trouble = await parts.trouble();
    return trouble === null ? { ready: true } : reply.status(503).send({ ready: false, why: trouble });
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayMeasure(request, parts.metricsToken)) throw notFound('thing');
    reply.type(parts.metrics.registry.contentType);
    return parts.metrics.registry.metrics();
  });

  await app.register(
    async (api) => {
      if (parts.requestLimit !== null)
        await api.register(rateLimit, {
          max: parts.requestLimit,
          timeWindow: 60_000,
          errorResponseBuilder: (_request, { after }) =>
            new Problem(429, 'too-many', `Too many requests; try again in ${after}`),
        });
      api.addHook('onRequest', async (request, reply) => parts.sessions.answering(request, reply));
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      accountRoutes(api, parts);
      deckRoutes(api, parts);
      labRoutes(api, parts.lab, parts.sessions);
      tableRoutes(api, parts);
      gameRoutes(api, parts);
      replayRoutes(api, parts);
      ruleRoutes(api, parts);
      cardFactRoutes(api);
      benchRoutes(api, parts);
      searchRoutes(api, parts);
      peopleRoutes(api, parts);
      orderRoutes(api, parts);
      eventRoutes(api, parts);
      seasonRoutes(api, parts);
      api.all('/*', async () => {
        throw NOTHING_HERE();
      });
    },
    { prefix: '/api' },
  );

  app.get('/ws', { websocket: true }, (socket, request) => parts.sockets.connect(socket, request));
  staticRoutes(app, parts.webFolder);
  return app;
}

/** By number: the last so many addresses on the way were written down by proxies of ours. */
function trusted(whom: ServerOptions['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof whom === 'number') return (_address, hop) => hop < whom;
  return whom === false ? false : [...whom];
}

const REFUSED: Readonly<Record<string, number>> = { 'no-such-game': 404, engine: 500, 'too-many': 429 };

function explain(error: FastifyError | Problem | Refusal): { status: number; body: ApiError } {
  const say = (status: number, code: string, text: string) => ({ status, body: { error: { code, text } } });
  if (error instanceof Problem) {
    const { status, code, message, lists } = error;
    return { status, body: { error: { code, text: message, ...lists } } };
  }
  if (error instanceof Refusal) return say(REFUSED[error.code] ?? 409, error.code, error.message);
  const status = error.statusCode ?? 500;
  if (status === 413) return say(413, 'too-large', 'That is too large');
  if (status >= 400 && status < 500) return say(status, 'malformed', error.message);
  return say(500, 'failed', 'The server failed; it is not your fault');
}
