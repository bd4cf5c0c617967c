/** Who asks: a session is a secret in a signed cookie that no script can read. */
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserRow } from '../database/tables.ts';
import { SESSION_LIFE, type Users } from '../database/users.ts';
import { Problem } from '../problem.ts';

const COOKIE = 'spaceline';

export class Sessions {
  constructor(private readonly users: Users) {}

  private secretOf(request: FastifyRequest): string | null {
    const cookie = request.cookies[COOKIE];
    if (cookie === undefined) return null;
    const { valid, value } = request.unsignCookie(cookie);
    return valid ? value : null;
  }

  async find(request: FastifyRequest): Promise<UserRow | null> {
    const secret = this.secretOf(request);
    return secret === null ? null : ((await this.users.bySession(secret, Date.now())) ?? null);
  }

  async need(request: FastifyRequest): Promise<UserRow> {
    const user = await this.find(request);
    if (user === null) throw new Problem(401, 'no-session', 'Say who you are first: POST /api/session with a name');
    return user;
  }

  async begin(request: FastifyRequest, reply: FastifyReply, user: UserRow): Promise<void> {
    await this.end(request);
    reply.setCookie(COOKIE, await this.users.newSession(user.id, Date.now()), {
      path: '/',
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: SESSION_LIFE / 1000,
    });
  }

  async end(request: FastifyRequest, reply?: FastifyReply): Promise<void> {
    const secret = this.secretOf(request);
    if (secret !== null) await this.users.endSession(secret);
    reply?.clearCookie(COOKIE, { path: '/' });
  }
}
