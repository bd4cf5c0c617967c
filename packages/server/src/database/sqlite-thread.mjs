// The embedded database, in a thread of its own (sqlite.ts starts it): games go on while the disk is waited for. Plain
// JavaScript, since Node starts it from this file.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** Prepared statements are kept: the queries of the server are few. */
const MOST_STATEMENTS = 200;
const statements = new Map();
let database;

/** Opens the file, makes it where there is none, and keeps other servers away from it. */
function open() {
  database = new Database(workerData.path, { timeout: 2 });
  database.exec('PRAGMA locking_mode = EXCLUSIVE');
  // A damaged file is not written to.
  const [{ quick_check: found }] = database.prepare('PRAGMA quick_check(1)').all();
  if (found !== 'ok') throw new Error(`malformed: ${found}`);
  // A commit is on the disk when it returns. One server has the file to itself.
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
    database.exec(`PRAGMA ${pragma}`);
}

function prepared(sql) {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = database.prepare(sql);
  // Only what reads and writes rows: a statement that changes the schema is used once.
  if (/^(select|insert|update|delete|begin|commit)/i.test(sql)) {
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    statements.set(sql, statement);
  }
  return statement;
}

/** The parameters in one list: a null that stands alone would be taken for a list of names. */
function run({ sql, parameters }) {
  const statement = prepared(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes } = statement.run(parameters);
  return { rows: [], changes };
}

/** libsql lets go of a file when its statements are collected as garbage, which may take long: the lock is given back now. */
function close() {
  statements.clear();
  // what was not committed by now was told to nobody
  if (database.inTransaction) database.exec('ROLLBACK');
  for (const pragma of ['journal_mode = DELETE', 'locking_mode = NORMAL', 'user_version'])
    database.exec(`PRAGMA ${pragma}`);
  database.close();
}

const WORK = { open, run, close };

parentPort.on('message', ({ id, what, ...query }) => {
  try {
    parentPort.postMessage({ id, result: WORK[what](query) });
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } });
  }
  if (what === 'close') parentPort.close();
});
