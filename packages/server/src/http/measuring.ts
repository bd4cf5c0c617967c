/** Who may read /metrics: whoever brings the token; where there is none, programs on this machine. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function mayMeasure(request: FastifyRequest, token: string | null): boolean {
  // A proxy on this machine asks for somebody else.
  if (token === null) return LOOPBACK.test(request.ip) && request.headers['x-forwarded-for'] === undefined;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
