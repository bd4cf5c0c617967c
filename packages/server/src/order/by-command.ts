/** Keeping order from the command line: through the server that is running, or in the database itself. */
import type { OrderAnswers, OrderCommand } from '@spaceline/protocol';
import { openDatabase } from '../database/database.ts';
import { Games } from '../database/games.ts';
import { Reports } from '../database/reports.ts';
import { Sanctions } from '../database/sanctions.ts';
import { TalkLog } from '../database/talk.ts';
import { Users } from '../database/users.ts';
import type { ServerOptions } from '../options.ts';
import { overLine } from './line.ts';
import { Order } from './order.ts';

const silent = { warn() {} };

export async function orderByCommand<K extends OrderCommand['do']>(
  { databaseUrl, data }: Pick<ServerOptions, 'databaseUrl' | 'data'>,
  command: Extract<OrderCommand, { do: K }>,
): Promise<OrderAnswers[K]> {
  if (databaseUrl === null) {
    const answer = await overLine(data, command);
    if (answer !== null) return answer;
  }
  const { db, fanout, close } = await openDatabase({ url: databaseUrl, folder: data }, silent);
  try {
    const order = new Order({
      users: new Users(db, (user) => fanout.publish({ kind: 'renamed', user })),
      games: new Games(db),
      reports: new Reports(db),
      talkLog: new TalkLog(db),
      sanctions: new Sanctions(db),
      banned: (user) => fanout.publish({ kind: 'banned', user }),
    });
    return await order.run(command, null);
  } finally {
    await close();
  }
}
