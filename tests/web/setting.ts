/** What the tests of one file share: a browser, a server, and a client of their own that no other build can change meanwhile. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { DatabasePlace } from '../../packages/server/src/database/database.ts';
import { Places } from '../../packages/server/src/testing/places.ts';
import { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { openBrowser } from './browser.ts';

/** Patience for a busy machine. */
export const LONG = 240_000;

/** `npm run test:pseudo`: every sentence of the game is nonsense. What is about the words themselves is left out then. */
export const PSEUDO = process.env.VITE_LANGUAGE === 'pseudo';

export class Setting {
  readonly places = new Places();
  private constructor(
    readonly browser: Browser,
    private readonly web: string,
  ) {}

  static async open(language = PSEUDO ? 'pseudo' : 'english'): Promise<Setting> {
    const built: string = await ensureWebBuilt(language);
    const web = mkdtempSync(join(tmpdir(), 'spaceline-web-'));
    cpSync(built, web, { recursive: true });
    return new Setting(await openBrowser(), web);
  }

  serve(place: DatabasePlace, env: Record<string, string> = {}): Promise<ServerProcess> {
    return ServerProcess.start(place, { SPACELINE_WEB: this.web, ...env });
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.places.close();
    rmSync(this.web, { recursive: true, force: true });
  }
}
