/** Who you are: guest or account. */
import {
  type AccountSession,
  accountRequestSchema,
  type BanView,
  leaveRequestSchema,
  loginRequestSchema,
  type Me,
  nameRequestSchema,
  passwordRequestSchema,
  proofRequestSchema,
  recoverRequestSchema,
  type Spans,
} from '@spaceline/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Allowance } from '../allowance.ts';
import type { Games } from '../database/games.ts';
import type { UserRow } from '../database/tables.ts';
import { sessionId, type Users } from '../database/users.ts';
import type { Bans } from '../lobby/bans.ts';
import type { Mutes } from '../lobby/mutes.ts';
import { isReadable, isReserved } from '../lobby/names.ts';
import type { OwnData } from '../lobby/own-data.ts';
import { hashPassword, isPassword, newRecoveryCode, plainCode } from '../lobby/passwords.ts';
import { notFound, Problem } from '../problem.ts';
import { neighbourhood } from './address.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';

const meOf = ({ id, name, login, recovery, role }: UserRow, ban: BanView | null = null): Me => ({
  id,
  name,
  login,
  recoverable: recovery !== null,
  ...(role === 'operator' && { operator: true }),
  ...(ban !== null && { ban }),
});

/** Guessing passwords, or making people, is slow. */
const SLOW = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const QUARTER = 15 * 60_000;
/** Wrong ones in a quarter of an hour: for one account from one address, for one account, from one address. */
const WRONG = { both: 8, account: 50, address: 50 };

/** Names that one person may choose in an hour: who is somebody else every minute is nobody. */
const RENAMES = 10;

const TAKEN = {
  login: (login: string) => new Problem(409, 'login-taken', `"${login}" is taken`),
  name: (name: string) =>
    new Problem(
      409,
      'name-taken',
      `"${name}" is the name of somebody with an account, or looks like it; choose another`,
    ),
};

function readable(name: string): string {
  if (!isReadable(name)) throw new Problem(400, 'malformed', 'A name has at least one letter or digit');
  if (isReserved(name))
    throw new Problem(
      409,
      'name-reserved',
      `"${name}" would pass for an operator, a bot, the server or nobody; choose another`,
    );
  return name;
}

/** Whoever is wrong too often waits. */
class Guesses {
  private readonly both = new Allowance(WRONG.both, QUARTER);
  private readonly account = new Allowance(WRONG.account, QUARTER);
  private readonly address = new Allowance(WRONG.address, QUARTER);

  /** Takes one guess before it is looked at; a right one is given back. */
  async guess(login: string, request: FastifyRequest, isRight: () => Promise<boolean>): Promise<boolean> {
    const keys = [
      [this.both, `${login.toLowerCase()} ${neighbourhood(request.ip)}`],
      [this.account, login.toLowerCase()],
      [this.address, neighbourhood(request.ip)],
    ] as const;
    if (!keys.every(([allowance, key]) => allowance.take(key)))
      throw new Problem(429, 'too-many', 'Too many wrong tries; wait a quarter of an hour');
    const right = await isRight();
    if (right) for (const [allowance, key] of keys) allowance.giveBack(key);
    return right;
  }
}

export interface Front {
  users: Users;
  games: Games;
  sessions: Sessions;
  ownData: OwnData;
  bans: Bans;
  mutes: Mutes;
  /** how long what is kept */
  keep: Spans;
}

export function accountRoutes(
  app: FastifyInstance,
  { users, games, sessions, ownData, bans, mutes, keep }: Front,
): void {
  const guesses = new Guesses();
  const renames = new Allowance(RENAMES, 3_600_000);

  /** The account that asks, which has shown its password. */
  async function proven(request: FastifyRequest, password: string): Promise<UserRow> {
    const { user } = await sessions.needFound(request);
    if (user.login === null) throw new Problem(409, 'no-account', 'You play as a guest: make an account first');
    if (!(await guesses.guess(user.login, request, () => isPassword(user.password, password))))
      throw new Problem(401, 'wrong-password', 'The password is not right');
    return user;
  }

  async function freshCode(user: UserRow): Promise<string> {
    const code = newRecoveryCode();
    await users.setRecovery(user.id, await hashPassword(plainCode(code)));
    return code;
  }

  /** Somebody chooses another name, which is then theirs everywhere. */
  async function rename(user: UserRow, name: string): Promise<{ me: Me }> {
    if (name !== user.name) {
      if (!renames.take(user.id))
        throw new Problem(429, 'too-many', 'That is enough names for this hour; choose another later');
      if (!(await users.rename(user, name, Date.now()))) throw TAKEN.name(name);
    }
    return { me: meOf({ ...user, name }) };
  }

  app.get('/privacy', () => ({ keep }));

  app.get('/me', async (request) => {
    const user = await sessions.find(request);
    return { me: user && meOf(user, await bans.view(user)) };
  });

  app.post('/session', async (request, reply) => {
    const name = readable(read(nameRequestSchema, request.body).name);
    const known = await sessions.find(request);
    if (known !== null) {
      await bans.check(known);
      return rename(known, name);
    }
    if (await users.isTaken(name)) throw TAKEN.name(name);
    await bans.checkNewcomer(request.ip);
    const user = await users.newGuest(name, Date.now());
    await sessions.begin(request, reply, user);
    return { me: meOf(user) };
  });

  app.patch('/me', async (request) => {
    const name = readable(read(nameRequestSchema, request.body).name);
    const user = await sessions.need(request);
    return rename(user, name);
  });

  app.post('/account', SLOW, async (request, reply) => {
    const { login, password, name: given } = read(accountRequestSchema, request.body);
    if ((await users.byLogin(login)) !== undefined) throw TAKEN.login(login);
    const known = await sessions.find(request);
    if (known !== null) await bans.check(known);
    await bans.checkNewcomer(request.ip);
    if (known !== null && known.login !== null) throw new Problem(409, 'has-account', 'You have an account already');
    const name = readable(given ?? known?.name ?? login.slice(0, 24));
    if (await users.isTaken(name)) throw TAKEN.name(name);
    const guest = known ?? (await users.newGuest(name, Date.now()));
    const taken = await users.register(guest.id, { login, password: await hashPassword(password), name }, Date.now());
    if (taken !== null) throw taken === 'login' ? TAKEN.login(login) : TAKEN.name(name);
    const code = await freshCode(guest);
    const user = (await users.byId(guest.id))!;
    // A new secret: whoever knew the guest's is not in the account.
    await sessions.begin(request, reply, user);
    return { me: meOf(user), code };
  });

  app.post('/login', SLOW, async (request, reply) => {
    const { login, password } = read(loginRequestSchema, request.body);
    const user = await users.byLogin(login.trim());
    if (!(await guesses.guess(login.trim(), request, () => isPassword(user?.password ?? null, password))))
      throw new Problem(401, 'wrong-password', 'Login or password is not right');
    await sessions.begin(request, reply, user!);
    return { me: meOf(user!, await bans.view(user!)) };
  });

  /** There is no mail: whoever has lost the password has the code. It is used up, and another comes with the answer. */
  app.post('/recover', SLOW, async (request, reply) => {
    const { login, code, password } = read(recoverRequestSchema, request.body);
    const user = await users.byLogin(login.trim());
    if (!(await guesses.guess(login.trim(), request, () => isPassword(user?.recovery ?? null, plainCode(code)))))
      throw new Problem(401, 'wrong-code', 'Login or code is not right');
    await users.setPassword(user!.id, await hashPassword(password));
    await sessions.endThese((await users.sessionsOf(user!.id)).map((s) => s.token));
    const next = await freshCode(user!);
    await sessions.begin(request, reply, user!);
    return { me: meOf({ ...user!, recovery: next }), code: next };
  });

  app.post('/logout', async (request, reply) => {
    await sessions.end(request, reply);
    return { me: null };
  });

  app.post('/account/password', SLOW, async (request) => {
    const { password, next } = read(passwordRequestSchema, request.body);
    const user = await proven(request, password);
    await users.setPassword(user.id, await hashPassword(next));
    return { ended: await sessions.endOthers(await sessions.needFound(request)) };
  });

  app.post('/account/code', SLOW, async (request) => {
    const user = await proven(request, read(proofRequestSchema, request.body).password);
    return { code: await freshCode(user) };
  });

  app.get('/account/sessions', async (request) => {
    const { user, token } = await sessions.needFound(request);
    const list: AccountSession[] = (await users.sessionsOf(user.id)).map((s) => ({
      id: sessionId(s.token),
      since: s.created_at,
      seen: s.seen_at,
      here: s.token === token,
    }));
    return { sessions: list };
  });

  app.delete('/account/sessions', async (request) => ({
    ended: await sessions.endOthers(await sessions.needFound(request)),
  }));

  app.delete<{ Params: { id: string } }>('/account/sessions/:id', async (request) => {
    const { user } = await sessions.needFound(request);
    const found = (await users.sessionsOf(user.id)).find((s) => sessionId(s.token) === request.params.id);
    if (found === undefined) throw notFound('session');
    await sessions.endThese([found.token]);
    return { ended: 1 };
  });

  app.get('/account/data', SLOW, async (request, reply) => {
    const { user } = await sessions.needFound(request);
    reply.header('content-disposition', 'attachment; filename="spaceline-my-data.json"');
    return ownData.of(user);
  });

  /** Games stay, without the name. A guest has no password to show. Who is banned or muted stays so. */
  app.post('/account/leave', SLOW, async (request, reply) => {
    const { password } = read(leaveRequestSchema, request.body);
    const { user, token } = await sessions.needFound(request);
    if (user.login !== null) await proven(request, password ?? '');
    const stays = (await mutes.seenAt(user, request.ip)) !== null || (await bans.of(user)) !== null;
    const tokens = (await users.sessionsOf(user.id)).map((s) => s.token).filter((t) => !stays || t !== token);
    await games.closeTablesOf(user.id);
    await users.remove(user.id, stays, token);
    await sessions.endThese(tokens);
    if (!stays) await sessions.end(request, reply);
    const left = stays ? await users.byId(user.id) : undefined;
    return { me: left === undefined ? null : meOf(left, await bans.view(left)) };
  });
}
