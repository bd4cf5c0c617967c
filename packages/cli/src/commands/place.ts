/** Which server a command is about: the one whose folder or database this is. */
import type { ServerOptions } from '@spaceline/server';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';

export interface Place {
  data?: string;
  database?: string;
  json?: true;
}

/** What all commands take that are about a server. */
export const withPlace = (command: Command): Command =>
  command
    .option('--data <folder>', 'where the server keeps its games (SPACELINE_DATA; .data)')
    .option('--database <url>', 'a PostgreSQL database instead (DATABASE_URL)')
    .option('--json', 'print JSON');

/** Does something to the place of a server; what is wrong with the place is said in a line. The server is loaded only when it is needed. */
export async function at<T>({ data, database }: Place, work: (options: ServerOptions) => Promise<T>): Promise<T> {
  const { DatabaseError, OptionError, optionsFrom, Problem } = await import('@spaceline/server');
  try {
    const options = optionsFrom({
      ...process.env,
      ...(data !== undefined && { SPACELINE_DATA: data }),
      ...(database !== undefined && { DATABASE_URL: database }),
    });
    return await work(options);
  } catch (e) {
    if (e instanceof OptionError || e instanceof DatabaseError || e instanceof Problem) throw new Complaint(e.message);
    throw e;
  }
}
