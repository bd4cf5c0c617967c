/** Friends, and who is blocked. */
import { blockRequestSchema, friendRequestSchema } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import type { Friends } from '../lobby/friends.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';

interface Named {
  Params: { id: string };
}

export interface Circle {
  friends: Friends;
  sessions: Sessions;
}

export function peopleRoutes(app: FastifyInstance, { friends, sessions }: Circle): void {
  app.get('/people', async (request) => {
    const user = await sessions.find(request);
    return { people: user === null ? [] : await friends.list(user.id) };
  });

  app.post('/people', async (request) => {
    const user = await sessions.need(request);
    await friends.ask(user, read(friendRequestSchema, request.body));
    return { people: await friends.list(user.id) };
  });

  app.delete<Named>('/people/:id', async (request) => {
    const user = await sessions.need(request);
    await friends.remove(user, request.params.id);
    return { people: await friends.list(user.id) };
  });

  app.put<Named>('/people/:id/blocked', async (request) => {
    const user = await sessions.need(request);
    await friends.block(user, request.params.id, read(blockRequestSchema, request.body).blocked);
    return { people: await friends.list(user.id) };
  });
}
