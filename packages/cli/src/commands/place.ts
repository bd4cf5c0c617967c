/** Which server a command is about: the one whose folder or database this is. */
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

type Server = typeof import('@spaceline/server');

/** Does something to the place of a server; what is wrong with the place is said in a line. The server is loaded only when it is needed. */
export async function at<T>(
  { data, database }: Place,
  work: (server: Server, options: ReturnType<Server['optionsFrom']>) => Promise<T>,
): Promise<T> {
  const server = await import('@spaceline/server');
  try {
    const options = server.optionsFrom({
      ...process.env,
      ...(data !== undefined && { SPACELINE_DATA: data }),
      ...(database !== undefined && { DATABASE_URL: database }),
    });
    return await work(server, options);
  } catch (e) {
    if (e instanceof server.OptionError || e instanceof server.DatabaseError || e instanceof server.Problem)
      throw new Complaint(e.message);
    throw e;
  }
}
