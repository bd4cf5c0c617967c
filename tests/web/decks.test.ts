/** A deck file as players exchange them, brought into the builder: nothing of it is lost, and what is not known can be mended by a click. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@spaceline/cards';
import { full, parseDeckFor, writeDeckFor } from '@spaceline/formats';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { ROOT } from '../../scripts/root.mjs';
import { faults, hasBrowser, person } from './browser.ts';
import { LONG, Setting } from './setting.ts';

const FILE = [
  '2\t% Kazon Raider',
  '1\tMANIZ',
  '1\tRusot *VP',
  '2\tBusiness Gambit',
  'Missions:',
  '1\tLIBERATION',
  'Seed+Dil:',
  '1\tGOD',
  'Aside:',
  '1\tOPS',
  '',
].join('\r\n');

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

/** The little of a page that these tests touch from inside. */
declare const document: { querySelector(selector: string): { value: string } | null };

/** Files beside the project, where there are any. */
const FOLDER = join(ROOT, '../shared/decks');
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((f) => f.endsWith('.txt')) : [];

/** Brings a list in, on a page that shows the form for it, and waits until its cards lie there. */
async function bring(page: Page, list: string): Promise<void> {
  await page.click('[data-tab="text"]');
  await page.fill('[data-testid="deck-list"]', list);
  await page.click('[data-testid="read-list"]');
  await page.locator('[data-tab="cards"][aria-selected="true"]').waitFor();
}

/** The deck in a form, when it is written. */
async function writtenAs(page: Page, form: string, holds: string): Promise<string> {
  await page.click('[data-tab="text"]');
  await page.selectOption('[data-testid="deck-form"]', form);
  await page.waitForFunction(
    ([wanted, part]) => {
      const field = document.querySelector(`[data-testid="deck-text"][data-form="${wanted}"]`);
      return field?.value.includes(part) === true;
    },
    [form, holds] as const,
  );
  return page.getByTestId('deck-text').inputValue();
}

describe.skipIf(!hasBrowser || files.length === 0)('the deck files that players exchange', () => {
  it('come in and go out again without loss, in each form', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/new?format=full');
    for (const [i, file] of files.entries()) {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      const { deck, aside, unknown } = parseDeckFor(text, catalogue, full);
      await bring(page, text);
      const list = writeDeckFor(deck, catalogue, full, { aside, unknown });
      expect(await writtenAs(page, 'lackey', list)).toBe(list);
      const ours = await writtenAs(page, 'json', '"piles"');
      const form = (['dek', 'list', 'csv'] as const)[i % 3];
      const other = await writtenAs(page, form, { dek: '</deck>', list: 'Deck', csv: 'copies' }[form]);
      await bring(page, other);
      expect(await writtenAs(page, 'json', '"piles"')).toBe(ours);
    }
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('a proxy sheet', () => {
  it('has nine cards on a page of the paper one has', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/new?format=full');
    await bring(page, ['10\tAyala', '2\tBusiness Gambit', 'Missions:', '1\tLiberation'].join('\n'));
    await page.click('[data-tab="text"]');
    await page.click('[data-testid="print-proxies"]');
    const count = page.getByTestId('proxy-count');
    await page.locator('[data-testid="print"]:enabled').waitFor();
    expect([await count.getAttribute('data-cards'), await count.getAttribute('data-pages')]).toEqual(['13', '2']);
    expect(await faults(page)).toEqual([]);
    for (const [paper, box] of [
      ['a4', [595, 842]],
      ['letter', [612, 792]],
    ] as const) {
      await page.selectOption('[data-testid="paper"]', paper);
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
      const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
      expect([width, height].map((x) => Math.round(Number(x)))).toEqual(box);
    }
    await page.keyboard.press('Escape');
    await count.waitFor({ state: 'detached' });
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('a deck file of players', () => {
  it('has the version of a reprint that one chooses', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/new?format=full');
    await bring(page, 'Medical Kit x2');
    await page.locator('[data-pile="draw"] [data-card="premiere-medical-kit"]').click();
    await page.selectOption('[data-testid="version"]', { index: 1 });
    await page.locator('[data-pile="draw"] [data-card="premiere-medical-kit"]').waitFor({ state: 'detached' });
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await writtenAs(page, 'csv', 'Medical Kit')).not.toContain('premiere');
    await p.context.close();
  });

  it.each(['desk', 'phone'] as const)(
    'is brought in, mended, kept and written again at a %s',
    { timeout: LONG },
    async (size) => {
      const p = await person(setting.browser, server.url, size);
      const { page } = p;
      await page.goto('/decks/new?format=full');
      if (size === 'phone') await page.click('[data-half-button="deck"]');
      await page.click('[data-tab="text"]');
      await page.fill('[data-testid="deck-list"]', FILE);
      await page.click('[data-testid="read-list"]');

      const unknown = page.getByTestId('unknown-lines');
      await unknown.waitFor();
      expect(await unknown.locator('li').count()).toBe(2);
      expect(await page.getByTestId('kept-aside').locator('li').count()).toBe(1);
      expect(await faults(page)).toEqual([]);
      // the one is said to be the Rusot we know; the other stays as it is
      await unknown.locator('[data-line="Rusot *VP"] [data-means]').first().click();
      await unknown.locator('li').nth(1).waitFor({ state: 'detached' });
      await page.click('[data-testid="save-deck"]');
      await page.waitForURL(/\/decks\/(?!new)/);

      await page.reload();
      await page.getByTestId('unknown-lines').waitFor();
      const written = await writtenAs(page, 'lackey', 'Aside');
      expect(written.trim().split('\n')).toEqual([
        '2\tKazon Raider',
        '1\tManiz',
        '1\tRusot',
        '2\tBusiness Gambit',
        'Missions:',
        '1\tLiberation',
        'Seed+Dil:',
        '1\t"God"',
        'Aside:',
        '1\tOps',
      ]);
      expect(p.errors).toEqual([]);
      await p.context.close();
    },
  );
});
