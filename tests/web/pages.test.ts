/** What every page must be: readable by machines, fit for a phone, and light. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { catalogue } from '@spaceline/cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, isScrollable, look, type Person, person, startGame } from './browser.ts';
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

  it('have unfinished cards agreed to before a game, by both who play', { timeout: LONG }, async () => {
    const blank = catalogue.defs.find((d) => d.dilemma && d.status === 'facts-only' && d.facts.property === 'VOY')!;
    const kazon = readFileSync(new URL('../../decks/kazon.txt', import.meta.url), 'utf8');
    const text = kazon.replace('Astral Eddy', `${blank.title} [${blank.facts.set}]`);
    const [kim, tuvok] = await Promise.all([0, 1].map(() => person(setting.browser, server.url)));
    const tells = async (p: Person, data: object, path: string) =>
      expect((await p.context.request.post(`/api${path}`, { data })).ok()).toBe(true);
    await tells(kim, { name: 'Kim' }, '/session');
    await tells(kim, { name: 'Mine', format: 'warp-speed', text }, '/decks');

    /** The way on is closed until the list has been read and agreed to. */
    const agrees = async ({ page }: Person, way: string) => {
      await page.waitForSelector(`[data-testid="unfinished"][open] [data-card="${blank.facts.id}"]`);
      await page.waitForSelector(`[data-testid="${way}"]:disabled`);
      expect(await faults(page)).toEqual([]);
      await page.check('[data-testid="agree-to-blanks"]');
      await page.click(`[data-testid="${way}"]:enabled`);
    };
    await kim.page.goto('/');
    await agrees(kim, 'play-now');
    expect((await look(kim.page)).over).toBe(false);

    await kim.page.goto('/tables');
    await agrees(kim, 'open-table');
    await kim.page.waitForURL(/\/t\//);
    await tuvok.page.goto(kim.page.url());
    await agrees(tuvok, 'sit-down');
    expect((await look(tuvok.page)).over).toBe(false);
    for (const p of [kim, tuvok]) {
      expect(p.errors).toEqual([]);
      await p.context.close();
    }
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
