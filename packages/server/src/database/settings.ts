/** What a server makes up once and must remember: the secret that signs cookies. */
import type { Kysely } from 'kysely';
import { newSecret } from '../identifiers.ts';
import type { Tables } from './tables.ts';

const KEY = 'cookie-secret';

/** The same for all servers of one database, whichever comes first. */
export async function cookieSecret(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key: KEY, value: newSecret() })
    .onConflict((c) => c.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
  return value;
}
