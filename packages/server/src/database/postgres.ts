/** PostgreSQL. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
/** Our bigints are times and milliseconds, which a number holds. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A database that does not answer is one that is not there. */
const PATIENCE = 10_000;

export const connectionTo = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE,
  application_name: 'spaceline',
  keepAlive: true,
});

export function makePool(url: string): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url), max: 8, types });
  // The pool speaks for connections that rest. One that is lost while it is used fails the query; unheard, it would also end us.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool });
