/** Boards that a person has set up, and games that begin there. */
import { benchGameRequestSchema, benchRequestSchema } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import type { Heavy } from '../heavy/heavy.ts';
import { scenarioOnBench } from '../lobby/bench.ts';
import type { PlayScenario } from '../lobby/play-scenario.ts';
import type { Replays } from '../lobby/replays.ts';
import { gameSummary } from '../lobby/summaries.ts';
import { Problem } from '../problem.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';
import { sendJson, wishOf } from './wish.ts';

/** Somebody who lays out cards asks again with each of them. */
const MANY = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } };
const FEW = { config: { rateLimit: { max: 10, timeWindow: 60_000 } } };

export interface Bench {
  sessions: Sessions;
  replays: Replays;
  heavy: Heavy;
  playScenario: PlayScenario;
  /** fingerprint of the engine and the cards */
  rules: string;
}

export function benchRoutes(app: FastifyInstance, { sessions, replays, heavy, playScenario, rules }: Bench): void {
  app.post('/bench', MANY, async (request, reply) => {
    const { text } = read(benchRequestSchema, request.body);
    return sendJson(reply, await heavy.text('bench', text, wishOf(request, reply)));
  });

  app.get<{ Params: { '*': string } }>('/bench/scenario/*', MANY, async (request) =>
    scenarioOnBench(request.params['*']),
  );

  app.get<{ Params: { id: string }; Querystring: { n?: string } }>(
    '/bench/replay/:id',
    MANY,
    async (request, reply) => {
      const n = Number(request.query.n ?? 0);
      if (!Number.isInteger(n) || n < 0)
        throw new Problem(400, 'malformed', `"${request.query.n}" is no moment of a game`);
      return sendJson(reply, await replays.board(request.params.id, n, wishOf(request, reply)));
    },
  );

  app.post('/bench/play', FEW, async (request, reply) => {
    const user = await sessions.need(request);
    const asked = read(benchGameRequestSchema, request.body);
    const row = await playScenario.begin(user, asked, wishOf(request, reply));
    return { game: gameSummary(row, user.id, rules) };
  });
}
