/** Pages of other sites may not act with a visitor's session. Programs send no origin, and have no visitor. */
import type { FastifyRequest } from 'fastify';

export function isForeign(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    // "null" is what a sandboxed page sends
    return true;
  }
}
