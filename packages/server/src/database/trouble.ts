/** Why a database cannot be opened, and what to do about it, for people. */

/** The database cannot be opened; the message is for people. */
export class DatabaseError extends Error {}

const OF_FILE: readonly [RegExp, string][] = [
  [/lock|busy/i, 'another server is using it. End that one, or give this one a folder of its own (SPACELINE_DATA)'],
  [
    /not a database|malformed|corrupt(?!ed migrations)/i,
    'it is damaged or no database. It has been left as it is: put a copy of yours in its place, or move it away to begin anew',
  ],
  [
    /readonly|read-only|EACCES|EPERM|EROFS/i,
    'this user may not write there. Change the rights, or choose another folder (SPACELINE_DATA)',
  ],
  [/EEXIST|ENOTDIR|Unable to open/i, 'there is something else at this place. Choose another folder (SPACELINE_DATA)'],
  [/ENOSPC|disk is full|SQLITE_FULL/i, 'the disk is full'],
  [/disk I\/O error|IOERR|EIO/i, 'its disk cannot be read or written: is it read-only, or broken?'],
];

const OF_SERVER: readonly [RegExp, string][] = [
  [/ECONNREFUSED/, 'nothing answers there. Is PostgreSQL running, and are host and port right?'],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no such host'],
  [/ETIMEDOUT|timeout/i, 'it does not answer'],
  [/authentication|password|role .* does not exist|SASL/i, 'it does not take this user or password'],
  [/database .* does not exist/i, 'PostgreSQL has no such database. Make it with createdb'],
  [/permission denied/i, 'this user may not make tables there'],
];

/** Both are asked by the same migrator. */
const OF_EITHER: readonly [RegExp, string][] = [
  [/corrupted migrations/, 'a newer Spaceline has used it. Use that one'],
];

function explained(error: unknown, known: readonly [RegExp, string][]): string {
  const { errors, message, code } = error as { errors?: Error[]; message?: string; code?: string };
  // Where a name has several addresses, the reasons are inside.
  const said = message || errors?.[0]?.message || code || String(error);
  const found = [...OF_EITHER, ...known].find(([pattern]) => pattern.test(said));
  return found === undefined ? said : `${found[1]} (${said})`;
}

export const fileTrouble = (path: string, error: unknown): DatabaseError =>
  error instanceof DatabaseError
    ? error
    : new DatabaseError(`The database ${path} cannot be opened: ${explained(error, OF_FILE)}`);

/** Why nothing can be written now. */
export const writeTrouble = (error: unknown): string => explained(error, [...OF_FILE, ...OF_SERVER]);

export const serverTrouble = (error: unknown): DatabaseError =>
  new DatabaseError(`The database of DATABASE_URL cannot be used: ${explained(error, OF_SERVER)}`);

/** Throws when this cannot be the address of a PostgreSQL. Never says it again: it may hold a password. */
export function checkUrl(url: string): void {
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return;
  throw new DatabaseError(
    'DATABASE_URL is not the address of a PostgreSQL: it looks like postgres://user:password@host:5432/database',
  );
}
