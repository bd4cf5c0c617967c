/** The lab: begin, look, cancel. Who has the address of a result may see it. */
import { labRequestSchema } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import type { Lab } from '../lobby/lab.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';

interface Named {
  Params: { id: string };
}

export function labRoutes(app: FastifyInstance, lab: Lab, sessions: Sessions): void {
  app.post('/lab', async (request) => {
    const user = await sessions.need(request);
    return { lab: await lab.start(user.id, read(labRequestSchema, request.body)) };
  });
  app.get<Named>('/lab/:id', async (request) => ({ lab: await lab.view(request.params.id) }));
  app.delete<Named>('/lab/:id', async (request) => {
    const user = await sessions.need(request);
    return { lab: await lab.cancel(user.id, request.params.id) };
  });
}
