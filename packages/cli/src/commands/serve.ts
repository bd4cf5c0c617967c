/** `spaceline serve`: the server, for playing in the browser. */
import type { ServerOptions } from '@spaceline/server';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { note, print } from '../output.ts';

interface Flags {
  port?: number;
  host?: string;
  data?: string;
  database?: string;
  workers?: number;
}

/** What the environment says, with what the flags say instead. */
function environment(flags: Flags): NodeJS.ProcessEnv {
  const { port, host, data, database } = flags;
  return {
    ...process.env,
    // A person at a terminal is told what goes wrong; a log file gets everything.
    LOG_LEVEL: process.env.LOG_LEVEL || (process.stderr.isTTY ? 'warn' : 'info'),
    ...(port !== undefined && { PORT: String(port) }),
    ...(host !== undefined && { HOST: host }),
    ...(data !== undefined && { SPACELINE_DATA: data }),
    ...(database !== undefined && { DATABASE_URL: database }),
  };
}

/** Several processes at one port, each the command itself. */
async function manyServers({ port, host, databaseUrl }: ServerOptions, workers: number, flags: Flags) {
  const { startFront } = await import('@spaceline/server');
  if (databaseUrl === null)
    throw new Complaint('Several workers need a database that they can share: set DATABASE_URL to a PostgreSQL');
  const front = await startFront({
    workers,
    port,
    host,
    command: process.argv[1],
    args: ['serve'],
    env: environment(flags),
    log: note,
  });
  const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  for (const [i, own] of front.own.entries()) note(`worker ${i}: ${own}/metrics`);
  return { url: `http://${shown.includes(':') ? `[${shown}]` : shown}:${front.port}`, close: front.close };
}

async function serve(flags: Flags): Promise<void> {
  // Loaded only when it is needed: the other commands do without a server.
  const { DatabaseError, isWorker, OptionError, optionsFrom, startServer } = await import('@spaceline/server');
  try {
    const options = optionsFrom(environment(flags));
    const { labRunner } = await import('../games/lab-runner.ts');
    const workers = flags.workers ?? options.workers;
    const server =
      workers > 1 && !isWorker() ? await manyServers(options, workers, flags) : await startServer(options, labRunner);
    print(`Spaceline is at ${server.url.replace('127.0.0.1', 'localhost')}`);
    let closing = false;
    const close = () => {
      if (closing) process.exit(130);
      closing = true;
      note('Closing …');
      server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    // at a terminal every worker hears it as well, and the front tells them
    process.on('SIGINT', isWorker() ? () => {} : close);
    process.on('SIGTERM', close);
  } catch (e) {
    if (e instanceof OptionError || e instanceof DatabaseError) throw new Complaint(e.message);
    const { code, port, address } = e as NodeJS.ErrnoException & { port?: number; address?: string };
    if (code === 'EADDRINUSE')
      throw new Complaint(
        `Port ${port} is in use. Is Spaceline running already? Choose another with --port or PORT`,
        1,
      );
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new Complaint(`The server may not listen at ${address}:${port}`, 1);
    throw e;
  }
}

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .summary('the server, for playing in the browser')
    .description(
      'Starts the server and says where it is. It keeps games in a folder of its own, or in PostgreSQL. Ctrl+C ends it; games go on when it is back. More settings are environment variables: see packages/server/README.md.',
    )
    .option('--port <n>', 'the port (PORT; 4747)', wholeNumber(0, 65535))
    .option('--host <address>', 'the address to listen at (HOST; 127.0.0.1, this computer alone)')
    .option('--data <folder>', 'where games are kept (SPACELINE_DATA; .data)')
    .option(
      '--workers <n>',
      'so many processes at the one port, on one PostgreSQL (SPACELINE_WORKERS; 1)',
      wholeNumber(1, 64),
    )
    .option('--database <url>', 'a PostgreSQL database instead (DATABASE_URL)')
    .action(serve);
}
