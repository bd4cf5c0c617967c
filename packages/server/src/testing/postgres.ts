/** A PostgreSQL of our own for tests, on loopback: made, started and removed by them. Needs Debian's `postgresql`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

const isRoot = process.getuid?.() === 0;
const DEBIAN = '/usr/lib/postgresql';

function findTools(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((v) => join(DEBIAN, v, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((f) => existsSync(join(f, 'initdb')) && existsSync(join(f, 'pg_ctl'))) ?? null;
}

function tools(): string {
  const found = findTools();
  if (found !== null) return found;
  if (isRoot) {
    const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 180_000 });
    if (apt('install', '-y', 'postgresql').status !== 0) {
      apt('update');
      apt('install', '-y', 'postgresql');
    }
  }
  const now = findTools();
  if (now === null) throw new Error('These tests need PostgreSQL: install the package "postgresql"');
  return now;
}

/** PostgreSQL refuses to run as root. */
function run(tool: string, args: readonly string[]): void {
  const command = [join(tools(), tool), ...args];
  const quoted = command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const [file, rest] = isRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c', quoted]] : [command[0], command.slice(1)];
  execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() });
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

export class TestPostgres {
  private databases = 0;

  private constructor(
    private readonly folder: string,
    private readonly base: string,
  ) {}

  static async start(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'spaceline-pg-'));
    if (isRoot) execFileSync('chown', ['postgres', folder]);
    else chmodSync(folder, 0o700);
    const data = join(folder, 'data');
    const user = isRoot ? 'postgres' : userInfo().username;
    run('initdb', ['-D', data, '-A', 'trust', '-U', user, '--no-sync', '--no-instructions']);
    const port = await freePort();
    // Only our own processes are killed, never this one: it need not wait for the disk.
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=16MB -c max_connections=60 -c fsync=off`;
    run('pg_ctl', ['-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options, 'start']);
    return new TestPostgres(folder, `postgres://${user}@127.0.0.1:${port}`);
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
    run('pg_ctl', ['-D', join(this.folder, 'data'), '-s', '-m', 'immediate', 'stop']);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
