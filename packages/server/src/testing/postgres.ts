/** A PostgreSQL of our own for tests, on loopback: made, started and removed by them. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './port.ts';

const MACHINE = new URL('../../../../scripts/machine.mjs', import.meta.url);
const { findPostgres, POSTGRESQL, skipping } = await import(MACHINE.href);
const found: { at: string | null; why?: string } = findPostgres();

/** Where there is none, the tests that need one are skipped. */
export const hasPostgres = found.at !== null;
if (!hasPostgres) console.warn(skipping(POSTGRESQL, found.why));

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
const servant = process.getuid?.() === 0 ? (userOf('postgres') ?? userOf('nobody')) : undefined;

function userOf(name: string): { name: string; uid: number; gid: number } | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, name], { stdio: 'pipe' })));
    return { name, uid, gid };
  } catch {
    return undefined;
  }
}

function run(tool: string, args: readonly string[]): void {
  if (found.at === null) throw new Error(skipping(POSTGRESQL, found.why));
  const { uid, gid } = servant ?? {};
  execFileSync(join(found.at, tool), args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir(), uid, gid });
}

export class TestPostgres {
  private databases = 0;

  private constructor(
    private readonly folder: string,
    private readonly base: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'spaceline-pg-'));
    if (servant) chownSync(folder, servant.uid, servant.gid);
    const data = join(folder, 'data');
    const user = servant?.name ?? userInfo().username;
    run('initdb', [
      '-D',
      data,
      '-A',
      'trust',
      '-U',
      user,
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
      '--no-instructions',
    ]);
    const port = await freePort();
    const postgres = new TestPostgres(folder, `postgres://${user}@127.0.0.1:${port}`, port);
    postgres.up();
    return postgres;
  }

  up(): void {
    const { folder, port } = this;
    // Only our own processes are killed, never this one: it need not wait for the disk.
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB -c max_connections=60 -c fsync=off`;
    run('pg_ctl', ['-D', join(folder, 'data'), '-w', '-s', '-l', join(folder, 'log'), '-o', options, 'start']);
  }

  /** Its port is closed, whoever is connected. */
  down(): void {
    run('pg_ctl', ['-D', join(this.folder, 'data'), '-s', '-m', 'immediate', 'stop']);
  }

  /** A new, empty database. */
  async database(): Promise<string> {
    const name = `spaceline_${++this.databases}`;
    const client = new pg.Client({ connectionString: `${this.base}/postgres` });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return `${this.base}/${name}`;
  }

  stop(): void {
    this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
