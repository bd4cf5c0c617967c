/** SQLite through libsql, whose interface is better-sqlite3's: the embedded database. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Database from 'libsql';

/** Prepared statements are kept: the queries of the server are few. */
const MOST_STATEMENTS = 200;

/** Kysely's idea of a database, over libsql's. */
class Adapter implements SqliteDatabase {
  private readonly statements = new Map<string, SqliteStatement>();

  constructor(private readonly database: Database.Database) {}

  prepare(sql: string): SqliteStatement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    const { reader } = statement;
    const adapted: SqliteStatement = {
      reader,
      all: (parameters) => statement.all(...parameters),
      run: (parameters) => statement.run(...parameters),
      iterate: (parameters) => statement.iterate(...parameters) as IterableIterator<unknown>,
    };
    // Only what reads and writes rows: a statement that changes the schema is used once.
    if (/^(select|insert|update|delete)/i.test(sql)) {
      if (this.statements.size >= MOST_STATEMENTS) this.statements.clear();
      this.statements.set(sql, adapted);
    }
    return adapted;
  }

  /** libsql lets go of a file when its statements are collected as garbage, which may take long: the lock is given back now. */
  close(): void {
    this.statements.clear();
    for (const pragma of ['journal_mode = DELETE', 'locking_mode = NORMAL', 'user_version'])
      this.database.exec(`PRAGMA ${pragma}`);
    this.database.close();
  }
}

/** Opens the file, makes it where there is none, and keeps other servers away from it. */
export function sqliteDialect(path: string): SqliteDialect {
  mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path, { timeout: 2 });
  // A commit is on the disk when it returns. One server has the file to itself.
  for (const pragma of ['locking_mode = EXCLUSIVE', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
    database.exec(`PRAGMA ${pragma}`);
  }
  return new SqliteDialect({ database: new Adapter(database) });
}
