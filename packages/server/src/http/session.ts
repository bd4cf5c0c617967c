/** Who asks: a session is a secret in a signed cookie that no script can read. */
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserRow } from '../database/tables.ts';
import { type Found, SESSION_LIFE, tokenOf, type Users } from '../database/users.ts';
import type { Bans } from '../lobby/bans.ts';
import type { Whereabouts } from '../lobby/whereabouts.ts';
import { Problem } from '../problem.ts';

const COOKIE = 'spaceline';

const DAY = 24 * 3600 * 1000;

export class Sessions {
  private readonly replies = new WeakMap<FastifyRequest, FastifyReply>();

  constructor(
    private readonly users: Users,
    private readonly bans: Bans,
    private readonly whereabouts: Whereabouts,
    /** these sessions are over: whoever is connected by them plays no more */
    private readonly ended: (tokens: readonly string[]) => void,
  ) {}

  private secretOf(request: FastifyRequest): string | null {
    const cookie = request.cookies[COOKIE];
    if (cookie === undefined) return null;
    const { valid, value } = request.unsignCookie(cookie);
    return valid ? value : null;
  }

  /** The session that a request claims, before anybody has looked whether there is one. */
  claimed(request: FastifyRequest): string | null {
    const secret = this.secretOf(request);
    return secret === null ? null : tokenOf(secret);
  }

  /** What a request is answered with: a session that is used goes on, and so does its cookie. */
  answering(request: FastifyRequest, reply: FastifyReply): void {
    this.replies.set(request, reply);
  }

  /** Who it is, and by which session. */
  async look(request: FastifyRequest): Promise<Found | null> {
    const secret = this.secretOf(request);
    if (secret === null) return null;
    const found = await this.users.bySession(secret, Date.now());
    if (found === undefined) return null;
    const reply = this.replies.get(request);
    // where there is nothing to answer with, the next request does it
    if (reply !== undefined && found.seen < Date.now() - DAY) {
      await this.users.seenNow(found.token, Date.now());
      this.give(request, reply, secret);
    }
    if (found.user.ban === null) return found;
    const ban = await this.bans.of(found.user);
    if (ban !== null) await this.whereabouts.seenAt(ban.id, request.ip);
    return { ...found, user: { ...found.user, ban: ban?.id ?? null } };
  }

  async find(request: FastifyRequest): Promise<UserRow | null> {
    return (await this.look(request))?.user ?? null;
  }

  /** Who may act: somebody who is not banned. */
  async need(request: FastifyRequest): Promise<UserRow> {
    const { user } = await this.needFound(request);
    await this.bans.check(user);
    return user;
  }

  /** Who sits at tables: a banned person is nobody there. */
  async lookAtTable(request: FastifyRequest): Promise<Found | null> {
    const found = await this.look(request);
    return found === null || (await this.bans.of(found.user)) !== null ? null : found;
  }

  async needFound(request: FastifyRequest): Promise<Found> {
    const found = await this.look(request);
    if (found === null) throw new Problem(401, 'no-session', 'Say who you are first: POST /api/session with a name');
    return found;
  }

  async begin(request: FastifyRequest, reply: FastifyReply, user: UserRow): Promise<void> {
    await this.end(request);
    this.give(request, reply, await this.users.newSession(user.id, Date.now()));
  }

  private give(request: FastifyRequest, reply: FastifyReply, secret: string): void {
    reply.setCookie(COOKIE, secret, {
      path: '/',
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: SESSION_LIFE / 1000,
    });
  }

  async end(request: FastifyRequest, reply?: FastifyReply): Promise<void> {
    const found = await this.look(request);
    if (found !== null) await this.endThese([found.token]);
    reply?.clearCookie(COOKIE, { path: '/' });
  }

  async endThese(tokens: readonly string[]): Promise<void> {
    await this.users.endSessions(tokens);
    if (tokens.length > 0) this.ended(tokens);
  }

  /** All sessions of somebody but the one that asks. */
  async endOthers({ user, token }: Found): Promise<number> {
    const others = (await this.users.sessionsOf(user.id)).map((s) => s.token).filter((t) => t !== token);
    await this.endThese(others);
    return others.length;
  }
}
