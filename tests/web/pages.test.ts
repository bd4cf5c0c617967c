/** What every page must be: readable by machines, fit for a phone, and light. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, isScrollable, person, startGame } from './browser.ts';
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
});

const PAGES = [
  '/',
  '/tables',
  '/games',
  '/decks',
  '/decks/federation',
  '/rules',
  '/rules/WARP-36',
  '/learn',
  '/settings',
  '/decks/new?format=warp-speed',
  '/packs',
  '/packs?products=voyager-booster&seed=a',
  '/rules/BOG-47/table',
  '/gallery',
  '/nowhere',
];

describe.skipIf(!hasBrowser)('the pages', () => {
  it('have no serious violation, and do not scroll sideways on a phone', { timeout: LONG }, async () => {
    const look = async (size: 'desk' | 'phone') => {
      const p = await person(setting.browser, server.url, size);
      for (const path of PAGES) {
        await p.page.goto(path);
        await p.page.waitForLoadState('networkidle');
        if (size === 'desk') expect({ path, faults: await faults(p.page) }).toEqual({ path, faults: [] });
        else expect({ path, sideways: await isScrollable(p.page) }).toEqual({ path, sideways: false });
      }
      await p.page.goto('/gallery');
      await p.page.waitForSelector('article');
      expect(p.errors).toEqual([]);
      await p.context.close();
    };
    await Promise.all([look('desk'), look('phone')]);
  });

  it('load with little', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    let sum = 0;
    p.page.on('response', async (r) => {
      if (/\.(js|css)$/.test(new URL(r.url()).pathname)) sum += gzipSync(await r.body()).length;
    });
    await startGame(p.page);
    await p.page.waitForLoadState('networkidle');
    expect(sum).toBeGreaterThan(50_000);
    expect(sum).toBeLessThan(FIRST_LOAD);
    await p.context.close();
  });
});
