/** PostgreSQL. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
/** Our bigints are times and milliseconds, which a number holds. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function makePool(url: string): pg.Pool {
  return new pg.Pool({ connectionString: url, max: 8, types, application_name: 'spaceline' });
}

export const postgresDialect = (pool: pg.Pool): PostgresDialect => new PostgresDialect({ pool });
