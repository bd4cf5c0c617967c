/** What is printed on the cards, for clients in other languages. It changes with the server alone: whoever has it asks whether it is still so. */
import { catalogue } from '@spaceline/cards';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../problem.ts';
import { type File, LOOK_AGAIN, made, send } from './static-files.ts';

interface Asked {
  Querystring: { set?: string };
}

/** Of a set, or of all ('') */
const files = new Map<string, Promise<File>>();

function factsOf(set: string): Promise<File> {
  const cards = catalogue.defs.filter((d) => set === '' || d.facts.set === set).map((d) => d.facts);
  return made(Buffer.from(JSON.stringify({ cards })), 'application/json; charset=utf-8', LOOK_AGAIN);
}

export function cardFactRoutes(app: FastifyInstance): void {
  app.get<Asked>('/cards', async (request, reply) => {
    const { set = '' } = request.query;
    if (set !== '' && !catalogue.defs.some((d) => d.facts.set === set)) throw notFound('set');
    const file = files.get(set) ?? factsOf(set);
    files.set(set, file);
    return send(request, reply, await file);
  });
}
