/** Who you are: guest or account. */
import { accountRequestSchema, loginRequestSchema, type Me, nameRequestSchema } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import type { UserRow } from '../database/tables.ts';
import type { Users } from '../database/users.ts';
import { hashPassword, isPassword } from '../lobby/passwords.ts';
import { Problem } from '../problem.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';

const meOf = ({ id, name, login }: UserRow): Me => ({ id, name, login });

/** Guessing passwords, or making people, is slow. */
const SLOW = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

export function accountRoutes(app: FastifyInstance, users: Users, sessions: Sessions): void {
  app.get('/me', async (request) => {
    const user = await sessions.find(request);
    return { me: user && meOf(user) };
  });

  app.post('/session', async (request, reply) => {
    const { name } = read(nameRequestSchema, request.body);
    const known = await sessions.find(request);
    if (known !== null) {
      await users.rename(known.id, name);
      return { me: meOf({ ...known, name }) };
    }
    const user = await users.newGuest(name, Date.now());
    await sessions.begin(request, reply, user);
    return { me: meOf(user) };
  });

  app.patch('/me', async (request) => {
    const { name } = read(nameRequestSchema, request.body);
    const user = await sessions.need(request);
    await users.rename(user.id, name);
    return { me: meOf({ ...user, name }) };
  });

  app.post('/account', SLOW, async (request, reply) => {
    const { login, password, name } = read(accountRequestSchema, request.body);
    if ((await users.byLogin(login)) !== undefined) throw new Problem(409, 'login-taken', `"${login}" is taken`);
    const guest = (await sessions.find(request)) ?? (await users.newGuest(name ?? login.slice(0, 24), Date.now()));
    if (guest.login !== null) throw new Problem(409, 'has-account', 'You have an account already');
    if (!(await users.register(guest.id, login, await hashPassword(password))))
      throw new Problem(409, 'login-taken', `"${login}" is taken`);
    if (name !== undefined) await users.rename(guest.id, name);
    const user = (await users.byId(guest.id))!;
    // A new secret: whoever knew the guest's is not in the account.
    await sessions.begin(request, reply, user);
    return { me: meOf(user) };
  });

  app.post('/login', SLOW, async (request, reply) => {
    const { login, password } = read(loginRequestSchema, request.body);
    const user = await users.byLogin(login.trim());
    if (!(await isPassword(user?.password ?? null, password)))
      throw new Problem(401, 'wrong-password', 'Login or password is not right');
    await sessions.begin(request, reply, user!);
    return { me: meOf(user!) };
  });

  app.post('/logout', async (request, reply) => {
    await sessions.end(request, reply);
    return { me: null };
  });
}
