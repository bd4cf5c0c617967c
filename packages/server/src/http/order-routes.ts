/** The operators' address, which to everybody else is not there; and what a banned person may still do. */
import { appealRequestSchema, BY_COMMAND_ALONE, type OrderCommand, orderCommandSchema } from '@spaceline/protocol';
import type { FastifyInstance } from 'fastify';
import type { Sanctions } from '../database/sanctions.ts';
import type { Order } from '../order/order.ts';
import { NOTHING_HERE, Problem } from '../problem.ts';
import { read } from './body.ts';
import type { Sessions } from './session.ts';

export interface Keepers {
  order: Order;
  sanctions: Sanctions;
  sessions: Sessions;
}

export function orderRoutes(app: FastifyInstance, { order, sanctions, sessions }: Keepers): void {
  app.post('/operator', async (request) => {
    const user = await sessions.find(request);
    if (user === null || user.role !== 'operator' || user.ban !== null) throw NOTHING_HERE();
    const command: OrderCommand = read(orderCommandSchema, request.body);
    if (BY_COMMAND_ALONE.includes(command.do))
      throw new Problem(403, 'command-line', 'That is done by the command line alone: spaceline operator');
    return { answer: await order.run(command, user) };
  });

  /** One appeal for each ban. */
  app.post('/appeal', async (request) => {
    const { text } = read(appealRequestSchema, request.body);
    const { user } = await sessions.needFound(request);
    const ban = await sanctions.standing(user.id, 'ban', Date.now());
    if (ban === null) throw NOTHING_HERE();
    if (!(await sanctions.appeal(ban.id, text, Date.now())))
      throw new Problem(409, 'appealed', 'You have written one already; the operators have it');
    return { sent: true };
  });
}
