/** The server as a process of its own, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabasePlace } from '../database/database.ts';

const ROOT = new URL('../../../../', import.meta.url);

/** The command, built from these sources. */
export async function command(): Promise<string> {
  const { ensureBuilt } = await import(new URL('scripts/build.mjs', ROOT).href);
  return ensureBuilt();
}

export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(place: DatabasePlace, env: Record<string, string> = {}): Promise<ServerProcess> {
    const child = spawn(process.execPath, [await command(), 'serve'], {
      cwd: fileURLToPath(ROOT),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        SPACELINE_DATA: place.folder,
        DATABASE_URL: place.url ?? '',
        SPACELINE_BOT_PACE: '0',
        SPACELINE_HIDE_RESPONSES: '0',
        SPACELINE_REQUEST_LIMIT: '0',
        SPACELINE_MESSAGE_LIMIT: '0',
        LOG_LEVEL: 'warn',
        ...env,
      },
    });
    let out = '';
    let err = '';
    child.stderr!.on('data', (data) => {
      err += data;
    });
    const url = await new Promise<string>((done, fail) => {
      child.stdout!.on('data', (data) => {
        out += data;
        const at = /Spaceline is at (\S+)/.exec(out);
        if (at) done(at[1].replace('localhost', '127.0.0.1'));
      });
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${err}`)));
    });
    return new ServerProcess(child, url);
  }

  /** It hangs: alive, and deaf. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }

  /** As a crash would: it has no time to do anything. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Asks it to end, and answers its exit code. */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = await gone;
    return code;
  }
}
