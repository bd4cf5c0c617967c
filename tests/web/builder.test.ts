/** The deck builder: cards are found and taken, and what is wrong with a deck is mended by a click. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, isScrollable, person } from './browser.ts';
import { LONG, Setting } from './setting.ts';
import { quantile, typingTimes } from './typing.ts';

const FILE = ['20 Kathryn Janeway', '1 Phaser Banks', 'Missions:', '1 Contact Resistance'].join('\n');

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

/** Types a query, and waits until the grid begins with that card. */
async function search(page: Page, query: string, first: string): Promise<void> {
  await page.fill('[data-testid="card-search"]', query);
  await page.locator(`[data-testid="card-grid"] > li:first-child[data-card="${first}"]`).waitFor();
}

describe.skipIf(!hasBrowser)('the catalogue', () => {
  it.each(['desk', 'phone'] as const)(
    'finds what one means, and takes it, at a %s',
    { timeout: LONG },
    async (size) => {
      const p = await person(setting.browser, server.url, size);
      const { page } = p;
      await page.goto('/decks/new?format=warp-speed');
      await search(page, 'uss voyager', 'voy-194');
      await page.keyboard.press('Enter');
      await page.locator('[data-card="voy-194"][data-in="true"]').waitFor();

      // what is understood, what is not, and what was meant
      await search(page, 't:personnel a:kazon str>8 foo:1 -is:universal', 'voy-143');
      expect(await page.getByTestId('chips').locator('li').count()).toBe(4);
      expect(await page.getByTestId('search-note').getAttribute('data-kind')).toBe('key');
      await search(page, 'kathrin janway', 'voy-122');
      expect(await faults(page)).toEqual([]);
      expect(await isScrollable(page)).toBe(false);

      // a facet is written into the line; missions that the format plays are not hidden by a logo that they do not need
      await page.fill('[data-testid="card-search"]', '');
      await page.selectOption('[data-facet="t"]', 'mission');
      await page.locator('[data-testid="found"]:not([data-n="0"])').waitFor();
      expect(await page.getByTestId('card-search').inputValue()).toBe('t:mission');
      await search(page, 't:mission q:delta liberation', 'voy-092');

      // of thousands only those on the screen are drawn
      await page.fill('[data-testid="card-search"]', 't:personnel');
      await page.locator('[data-testid="chips"] li').first().waitFor();
      expect(await page.getByTestId('card-grid').locator('> li').count()).toBeLessThan(60);
      expect(p.errors).toEqual([]);
      await p.context.close();
    },
  );
});

describe.skipIf(!hasBrowser)('what is found', () => {
  it('stands there in less than a frame after each letter, of all cards', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    await p.page.goto('/decks/new?format=full');
    const times = await typingTimes(p.page, 2);
    expect(times.length).toBeGreaterThan(100);
    // docs/performance.md has the figures of a machine that does nothing else
    expect(quantile(times, 0.5)).toBeLessThan(40);
    expect(quantile(times, 0.99)).toBeLessThan(250);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('a deck that is not legal', () => {
  it.each(['desk', 'phone'] as const)(
    'is mended by a click, and says what it can do, at a %s',
    {
      timeout: LONG,
    },
    async (size) => {
      const p = await person(setting.browser, server.url, size);
      const { page } = p;
      await page.goto('/decks/new?format=full');
      if (size === 'phone') await page.click('[data-half-button="deck"]');
      await page.click('[data-tab="text"]');
      await page.fill('[data-testid="deck-list"]', FILE);
      await page.click('[data-testid="read-list"]');

      // the Tactic lies in the draw deck, and its side deck has no door: two clicks
      await page.locator('[data-fix="BOG-10"]:visible').click();
      await page.locator('[data-pile="tactics"] [data-card="bog-phaser-banks"]').waitFor();
      await page.locator('[data-fix="BOG-03"]:visible').click();
      await page.locator('[data-pile="seeds"] [data-card="bog-battle-bridge-door"]').waitFor();
      await page.locator('[data-fix="BOG-03"]:visible').waitFor({ state: 'detached' });

      if (size === 'phone') await page.click('[data-tab="overview"]');
      const coverage = page.locator('[data-testid="coverage"]:visible');
      await coverage.locator('[data-hint="many-copies"]').waitFor();
      expect(await coverage.locator('[data-mission] [data-state="lacking"]').count()).toBeGreaterThan(0);
      expect(await faults(page)).toEqual([]);
      expect(await isScrollable(page)).toBe(false);
      expect(p.errors).toEqual([]);
      await p.context.close();
    },
  );

  it('is built by dragging, too', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/new?format=full');
    await search(page, 'name:"astral eddy"', 'voy-003');
    await page.dragAndDrop('[data-card="voy-003"] button', '[data-pile="draw"]');
    await page.locator('[data-pile="draw"] [data-card="voy-003"]').waitFor();
    await page.dragAndDrop('[data-pile="draw"] [data-card="voy-003"]', '[data-pile="seeds"]');
    await page.locator('[data-pile="seeds"] [data-card="voy-003"]').waitFor();
    expect(await page.locator('[data-pile="draw"] [data-card="voy-003"]').count()).toBe(0);
    // aside, where no card lies yet
    await page.dragAndDrop('[data-pile="seeds"] [data-card="voy-003"]', 'li[data-pile="aside"]');
    await page.getByTestId('kept-aside').waitFor();
    await page.locator('[data-pile="seeds"] [data-card="voy-003"]').waitFor({ state: 'detached' });
    await p.context.close();
  });
});

/** A legal deck of one's own, opened in the builder. */
async function ownDeck(page: Page, name: string): Promise<string> {
  await page.goto('/decks/kazon?format=warp-speed');
  await page.getByTestId('deck-name').fill(name);
  await page.click('[data-testid="save-deck"]');
  await page.waitForURL(/\/decks\/(?!kazon)/);
  await page.getByTestId('share-deck').waitFor();
  return new URL(page.url()).pathname.split('/')[2];
}

describe.skipIf(!hasBrowser)('a deck of one’s own', () => {
  it.each(['desk', 'phone'] as const)(
    'is shared between two browsers, and copied, at a %s',
    {
      timeout: LONG,
    },
    async (size) => {
      const [kim, tuvok] = await Promise.all([1, 2].map(() => person(setting.browser, server.url, size)));
      const id = await ownDeck(kim.page, `Shared ${size}`);
      await kim.page.click('[data-testid="share-deck"]');
      await kim.page.click('input[value="public"]');
      const link = await kim.page.getByTestId('share-link').inputValue();
      expect(await faults(kim.page)).toEqual([]);

      await tuvok.page.goto('/decks');
      const found = tuvok.page.locator(`[data-testid="shared-decks"] [data-deck="${id}"]`);
      await found.waitFor();
      expect(await faults(tuvok.page)).toEqual([]);
      await tuvok.page.goto(link);
      await tuvok.page.click('[data-testid="save-deck"]');
      await tuvok.page.waitForURL((url) => url.pathname.startsWith('/decks/') && !url.pathname.includes(id));
      await tuvok.page.getByTestId('share-deck').waitFor();
      // the page of a card names it, too
      await tuvok.page.goto('/cards/culluh');
      await tuvok.page.locator(`[data-testid="card-decks"] a[href*="${id}"]`).waitFor();
      expect([...kim.errors, ...tuvok.errors]).toEqual([]);
      await Promise.all([kim, tuvok].map((x) => x.context.close()));
    },
  );

  it('keeps its versions, and saves later what was changed without a connection', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await ownDeck(page, 'Versions');
    await search(page, 'name:maniz', 'voy-150');
    await page.click('[data-tab="versions"]');
    await page.fill('[data-testid="version-note"]', 'one more');
    await page.click('[data-add="voy-150"]');
    await p.context.setOffline(true);
    await page.click('[data-testid="save-deck"]');
    await page.getByTestId('waits-for-connection').waitFor();
    await p.context.setOffline(false);
    await page.getByTestId('save-deck').waitFor({ state: 'detached' });

    const version = page.locator('[data-version="1"]');
    await version.locator('[aria-expanded]').click();
    await version.locator('[data-testid="changes"] [data-more="true"]').waitFor();
    expect(await version.locator('[data-testid="changes"] li').count()).toBe(1);
    expect(await faults(page)).toEqual([]);

    // changed again without a connection, and the page closed: the next one sends it, and shows the deck as it is then
    const address = page.url();
    await page.click('[data-add="voy-150"]');
    await page.click('[data-tab="cards"]');
    const copies = (of: Page) => of.locator('button[data-card="voy-150"] > b').first().textContent();
    const now = await copies(page);
    await p.context.setOffline(true);
    await page.click('[data-testid="save-deck"]');
    await page.getByTestId('waits-for-connection').waitFor();
    await page.close();
    await p.context.setOffline(false);
    const again = await p.context.newPage();
    // the slowest way: the deck is on its way to the page until the server has stored the new one, or for a while
    const stored = again.waitForResponse((r) => r.request().method() === 'PUT' && r.ok());
    const late = Promise.race([stored, new Promise((done) => setTimeout(done, 3000))]);
    await again.route(/\/api\/decks\/\w+\?format/, async (route) => {
      const response = await route.fetch();
      await late;
      await route.fulfill({ response });
    });
    await again.goto(address);
    await stored;
    expect(await copies(again)).toBe(now);
    await again.click('[data-tab="versions"]');
    await again.locator('[data-version="2"]').waitFor();
    expect(await again.getByTestId('save-deck').count()).toBe(0);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('the lab', () => {
  it('plays a field, compares, and shows the result to whoever has its address', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    page.setDefaultTimeout(LONG);
    await page.goto('/lab?format=warp-speed&deck=kazon');
    await page.locator('[data-testid="lab-begin"]:enabled').waitFor();
    expect(await page.getByTestId('lab-deck').inputValue()).toBe('kazon');
    await page.selectOption('[data-testid="lab-against"]', 'field');
    await page.selectOption('[data-testid="lab-before"]', 'vidiian');
    await page.getByTestId('lab-begin').click();
    await page.waitForURL(/\/lab\/./);
    await page.locator('[data-testid="lab-result"][data-status="done"] [data-testid="lab-share"]').waitFor();
    expect(await page.getByTestId('lab-opponents').locator('li').count()).toBe(5);
    expect(await page.getByTestId('lab-compared').count()).toBe(1);
    expect(await page.getByTestId('lab-cards').locator('tbody tr').count()).toBeGreaterThan(5);
    expect(await page.getByTestId('lab-stopped').locator('li').count()).toBeGreaterThan(0);
    expect(await faults(page)).toEqual([]);

    const other = await person(setting.browser, server.url, 'phone');
    await other.page.goto(page.url());
    await other.page.getByTestId('lab-compared').waitFor();
    expect(await faults(other.page)).toEqual([]);
    expect(await isScrollable(other.page)).toBe(false);
    // it is among the results of the deck
    await other.page.goto('/decks/kazon?format=warp-speed');
    await other.page.click('[data-tab="overview"]');
    await other.page.locator('[data-testid="deck-results"] a[href^="/lab/"]').first().waitFor();
    expect(await faults(other.page)).toEqual([]);
    expect([...p.errors, ...other.errors]).toEqual([]);
    await Promise.all([p, other].map((x) => x.context.close()));
  });

  it('is cancelled, and says what was played until then', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url, 'phone');
    const { page } = p;
    page.setDefaultTimeout(LONG);
    await page.goto('/lab');
    await page.locator('[data-testid="lab-begin"]:enabled').waitFor();
    await page.selectOption('[data-testid="lab-games"]', '400');
    await page.getByTestId('lab-begin').click();
    await page.waitForURL(/\/lab\/./);
    await page.getByTestId('lab-cancel').click();
    await page.locator('[data-testid="lab-result"][data-status="cancelled"]').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await isScrollable(page)).toBe(false);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('a deck to be tried', () => {
  it('has hands, mulligans, and first turns that the bot plays', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/kazon?format=warp-speed');
    await page.click('[data-tab="hand"]');
    await page.getByTestId('mulligan').click();
    await page.locator('[data-testid="first-turns"]:enabled').click();
    const told = page.getByTestId('turns-told');
    await told.waitFor();
    expect(await told.locator('ol > li').count()).toBeGreaterThan(2);
    expect(await faults(page)).toEqual([]);
    // how often the crew is there by another turn
    const chances = page.locator('[data-testid="coverage"]:visible');
    expect(await chances.getAttribute('data-turn')).toBe('5');
    await chances.getByTestId('by-turn').selectOption('8');
    await page.locator('[data-testid="coverage"][data-turn="8"]:visible').waitFor();
    expect(await page.locator('[data-testid="stops"]:visible li').count()).toBeGreaterThan(0);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});
