/** The file of the embedded database: is it whole, is it ours alone, is it still there? */
import { chmodSync, closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseError, fileTrouble } from './trouble.ts';

/** It holds seeds, sessions and hidden cards: nobody else on the machine reads it. */
const OURS_ALONE = 0o600;
/** In the header: 2 where the latest entries are in the journal beside the file. A server that ends in good order sets it to 1. */
const JOURNAL_AT = 18;
const IN_JOURNAL = 2;

/** How a file of SQLite begins. */
const BEGINNING = 'SQLite format 3\0';

function headOf(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(JOURNAL_AT + 1);
    return head.subarray(0, readSync(file, head, 0, head.length, 0));
  } finally {
    closeSync(file);
  }
}

const inodeOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.ino ?? null;

export class DatabaseFile {
  private readonly inode: number;
  /** of the journal, once there is one: it stays until the server ends in good order */
  private journal: number | null = null;

  constructor(private readonly path: string) {
    for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, OURS_ALONE);
    this.inode = statSync(path).ino;
    this.journal = inodeOf(`${path}-wal`);
  }

  /** Throws where opening the file would pass over a loss without a word. */
  static check(path: string, acceptLoss: boolean): void {
    if (acceptLoss || !existsSync(path) || !statSync(path).isFile()) return;
    const then = 'Put a copy of yours in its place; or set SPACELINE_ACCEPT_LOSS=1 once to begin with what is left';
    if (statSync(path).size === 0)
      throw new DatabaseError(`The database ${path} is empty: what was in it is lost. ${then}`);
    const head = headOf(path);
    // a journal beside it would be taken for the whole, and what is in neither would be missed later
    if (head.toString('latin1', 0, BEGINNING.length) !== BEGINNING)
      throw fileTrouble(path, new Error('file is not a database'));
    const journal = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (head[JOURNAL_AT] === IN_JOURNAL && journal === 0)
      throw new DatabaseError(
        `The journal of the database, ${path}-wal, is missing or empty, and with it the latest answers. Put it back beside the file. ${then}`,
      );
  }

  /** Why what is written now would be lost; null = the file is where it was. */
  trouble(): string | null {
    if (!existsSync(dirname(this.path))) return `the folder ${dirname(this.path)} is gone`;
    if (inodeOf(this.path) !== this.inode)
      return 'the file of the database was removed or replaced while the server was running';
    // what is written goes into the journal first: into one that has no name any more it would be lost with the server
    const journal = inodeOf(`${this.path}-wal`);
    this.journal ??= journal;
    return this.journal === journal
      ? null
      : 'the journal of the database was removed or replaced while the server was running';
  }
}
