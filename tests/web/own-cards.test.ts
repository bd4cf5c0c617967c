/** The player's own LackeyCCG folder: shown instead of our faces, kept on the device, and never sent. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@spaceline/cards';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, intoTheGame, isScrollable, person, startGame } from './browser.ts';
import { LONG, Setting } from './setting.ts';

/** Words that nothing else has. */
const WORDING = 'Quixotic zeppelins yodel';
const LORE = 'Marmalade wombat';
/** A picture of one dot, with a remark that is as telling. */
const REMARK = 'xylophone-custard';
const PICTURE = Buffer.concat([
  Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACH+', 'base64'),
  Buffer.from([REMARK.length]),
  Buffer.from(REMARK),
  Buffer.from([0]),
  Buffer.from('LAAAAAABAAEAAAICRAEAOw==', 'base64'),
]);

/** Enough to sit at a table with. */
const TITLES = [...new Set(catalogue.defs.filter((d) => d.facts.set === 'voy').map((d) => d.title))];

let setting: Setting;
let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-plugin-'));
  mkdirSync(join(folder, 'trek/sets/setimages/general'), { recursive: true });
  const row = (...cells: string[]) => cells.join('\t');
  writeFileSync(
    join(folder, 'trek/sets/Physical.txt'),
    [
      row('Name', 'Set', 'ImageFile', 'Release', 'Lore', 'Text'),
      ...TITLES.map((name) => row(name, 'Any', name === 'Handshake' ? 'none' : 'dot', 'voy', LORE, WORDING)),
      row('Not a Card of Ours', 'Any', 'dot', 'voy', '', ''),
    ].join('\r\n'),
  );
  writeFileSync(join(folder, 'trek/sets/setimages/general/dot.gif'), PICTURE);
  setting = await Setting.open();
  server = await setting.serve(await setting.places.fresh('sqlite'));
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
  rmSync(folder, { recursive: true, force: true });
}, LONG);

/** Everything that leaves the page, whole. */
function overhear(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (r) =>
    sent.push(r.url(), r.postDataBuffer()?.toString('latin1') ?? '', JSON.stringify(r.headers())),
  );
  return sent;
}

const searched = async (page: Page, query: string, first: string) => {
  await page.fill('[data-testid="card-search"]', query);
  await page.locator(`[data-testid="card-grid"] > li:first-child[data-card="${first}"]`).waitFor();
};

describe.skipIf(!hasBrowser)('the player’s own cards', () => {
  it.each(['desk', 'phone'] as const)(
    'are shown where they are wanted, and never sent, at a %s',
    { timeout: LONG },
    async (size) => {
      const p = await person(setting.browser, server.url, size);
      const { page } = p;
      const sent = overhear(page);
      await page.goto('/settings');
      const panel = page.getByTestId('own-cards');
      await panel.locator('[data-testid="own-choose"]:enabled').waitFor();
      await page.setInputFiles('[data-testid="own-field"]', join(folder, 'trek'));
      const about = page.getByTestId('own-about');
      await about.waitFor();
      expect(await about.getAttribute('data-cards')).toBe(String(TITLES.length));
      expect(await about.getAttribute('data-pictures')).toBe(String(TITLES.length - 1));
      expect(await faults(page)).toEqual([]);
      expect(await isScrollable(page)).toBe(false);

      // the builder; the switch gives our faces back, and a reload forgets nothing
      await page.goto('/decks/new?format=full');
      await searched(page, 'name:culluh', 'voy-143');
      const pictured = page.locator('[data-card="voy-143"] [data-testid="own-picture"]').first();
      await pictured.waitFor();
      await page.getByTestId('own-shown').uncheck();
      await pictured.waitFor({ state: 'detached' });
      await page.getByTestId('own-shown').check();
      await pictured.waitFor();
      expect(await faults(page)).toEqual([]);

      // the page of a card; where there is no picture, the wording stands on our face
      await page.goto('/cards/culluh');
      await page.getByTestId('own-wording').waitFor();
      await page.getByTestId('own-picture').first().waitFor();
      await page.goto('/cards/handshake');
      await page.locator('[data-testid="card-page"] article', { hasText: WORDING }).waitFor();

      // the table
      if (size === 'desk') {
        await startGame(page);
        await intoTheGame(page);
        await page.locator('[data-key^="hand-"] [data-testid="own-picture"]').first().waitFor();
      }

      await page.goto('/settings');
      await page.getByTestId('own-forget').click();
      await about.waitFor({ state: 'detached' });
      await page.goto('/cards/culluh');
      await page.getByTestId('text-now').waitFor();
      expect(await page.getByTestId('own-wording').count()).toBe(0);

      const out = [...sent, ...p.said].join('\n');
      expect(out.length).toBeGreaterThan(1000);
      for (const own of [WORDING, LORE, REMARK, 'Physical.txt', 'dot.gif']) expect(out).not.toContain(own);
      expect(p.errors).toEqual([]);
      await p.context.close();
    },
  );
});
