/** For whom heavy work is done: for an address, as long as somebody there waits for the answer. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Wish } from '../heavy/heavy.ts';
import { neighbourhood } from './address.ts';

export function wishOf(request: FastifyRequest, reply: FastifyReply): Wish {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return { by: neighbourhood(request.ip), signal: gone.signal };
}

/** What is JSON already. */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);
