/** What every page must be: readable by machines, fit for a phone, and light. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, isScrollable, person, startGame } from './browser.ts';
import { PAGES } from './pages.ts';
import { LONG, Setting } from './setting.ts';

const FIRST_LOAD = 250_000;

let setting: Setting;
let server: ServerProcess;

beforeAll(async () => {
  setting = await Setting.open();
  server = await setting.serve(await setting.places.fresh('sqlite'));
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
}, LONG);

describe.skipIf(!hasBrowser)('the pages', () => {
  it('have no serious violation, and do not scroll sideways on a phone', { timeout: LONG }, async () => {
    const look = async (size: 'desk' | 'phone') => {
      const p = await person(setting.browser, server.url, size);
      for (const [path, ...there] of PAGES) {
        await p.page.goto(path);
        for (const selector of there) await p.page.locator(selector).first().waitFor({ state: 'attached' });
        await p.page.evaluate('document.fonts.ready');
        if (size === 'desk') expect({ path, faults: await faults(p.page) }).toEqual({ path, faults: [] });
        else expect({ path, sideways: await isScrollable(p.page) }).toEqual({ path, sideways: false });
      }
      expect(p.errors).toEqual([]);
      await p.context.close();
    };
    await Promise.all([look('desk'), look('phone')]);
  });

  it('load with little', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const sizes: Promise<number>[] = [];
    p.page.on('response', (r) => {
      if (/\.(js|css)$/.test(new URL(r.url()).pathname)) sizes.push(r.body().then((body) => gzipSync(body).length));
    });
    // what the table needs has come when it asks
    await startGame(p.page);
    const sum = (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThan(FIRST_LOAD);
    await p.context.close();
  });
});
