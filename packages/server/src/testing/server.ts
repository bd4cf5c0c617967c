/** A server inside the test's own process. */
import type { DatabasePlace } from '../database/database.ts';
import type { ServerOptions } from '../options.ts';
import { type RunningServer, startServer } from '../server.ts';

export const testServer = (place: DatabasePlace, more: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    data: place.folder,
    databaseUrl: place.url,
    pace: 0,
    hide: null,
    requestLimit: null,
    connectionLimit: null,
    messageLimit: null,
    heavyLimit: null,
    logLevel: 'fatal',
    ...more,
  });
