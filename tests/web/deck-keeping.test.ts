/** Nothing of a deck is lost: not without a connection, not with the page, not on the way back from a version or a file. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, person } from './browser.ts';
import { LONG, Setting } from './setting.ts';

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

/** A deck as it came from somewhere: with a heading and lines that we know nothing of, and something kept aside. */
const LIST = [
  '// for Tuesdays',
  '2\tManiz',
  '1\tRusot *VP',
  '7',
  'Odds and ends:',
  '1\tKes',
  'Missions:',
  '1\tLiberation',
  'Aside:',
  '1\tMedical Kit',
].join('\n');

async function bring(page: Page, list: string): Promise<void> {
  await page.click('[data-tab="text"]');
  await page.fill('[data-testid="deck-list"]', list);
  await page.click('[data-testid="read-list"]');
  await page.locator('[data-tab="cards"][aria-selected="true"]').waitFor();
}

/** Saves a new deck, and waits until it has its own address. */
async function save(page: Page): Promise<string> {
  await page.click('[data-testid="save-deck"]');
  await page.waitForURL(/\/decks\/(?!new)/);
  await page.getByTestId('share-deck').waitFor();
  return new URL(page.url()).pathname.split('/')[2];
}

const listed = async (page: Page): Promise<{ own: { id: string; name: string }[] }> =>
  (await page.request.get('/api/decks?format=full')).json() as Promise<{ own: { id: string; name: string }[] }>;

/** Something that a page which is fetched again has forgotten. */
const mark = (page: Page) => page.evaluate('window.marked = true');
const isMarked = (page: Page) => page.evaluate('window.marked === true');

describe.skipIf(!hasBrowser)('without a connection', () => {
  it('cards of every kind are found and drawn, and the page stays', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    const rare = page.waitForResponse((r) => /rare-.*\.js$/.test(r.url()));
    await page.goto('/decks/new?format=full');
    await rare;
    await page.locator('[data-testid="card-grid"] > li').first().waitFor();
    await mark(page);
    await p.context.setOffline(true);
    await page.fill('[data-testid="card-search"]', 't:interrupt name:"amanda rogers"');
    await page.locator('[data-testid="card-grid"] [data-card="premiere-amanda-rogers"] svg path').first().waitFor();

    // another page comes when the connection does
    await page.click('nav a[href="/events"]');
    await page.getByTestId('out-of-reach').waitFor();
    expect(await faults(page)).toEqual([]);
    await p.context.setOffline(false);
    await page.locator('[data-testid="create-event"]').waitFor();
    expect(await isMarked(page)).toBe(true);
    await p.context.close();
  });

  it('a part that could not be fetched comes the next time it is asked for', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.route(/rare-.*\.js$/, (route) => route.abort());
    await page.route(
      (url) => url.pathname === '/',
      (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()),
    );
    await page.goto('/decks/new?format=full');
    await mark(page);
    await page.fill('[data-testid="card-search"]', 't:interrupt name:"amanda rogers"');
    const card = page.locator('[data-testid="card-grid"] [data-card="premiere-amanda-rogers"]');
    await card.waitFor();
    await page.waitForTimeout(500);
    expect(await isMarked(page)).toBe(true);
    await page.unroute(/rare-.*\.js$/);
    await page.fill('[data-testid="card-search"]', 't:dilemma');
    await page.locator('[data-testid="card-grid"] svg path').first().waitFor();
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('a list that is brought in', () => {
  it('keeps every line that was not understood, and says what was not read', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/new?format=full');
    await bring(page, LIST);
    const unknown = page.getByTestId('unknown-lines');
    expect(await unknown.locator('[data-line]').count()).toBe(2);
    expect(await unknown.locator('[data-line="7"]').count()).toBe(1);
    const headings = page.getByTestId('unread-headings');
    expect(await headings.locator('li').count()).toBe(1);
    // on whichever page of the sheet one is, and after a reload
    await page.click('[data-tab="hand"]');
    await page.reload();
    await headings.waitFor();
    expect(await faults(page)).toEqual([]);
    await headings.locator('button').click();
    await headings.waitFor({ state: 'detached' });
    await save(page);
    await page.reload();
    await unknown.locator('[data-line="7"]').waitFor();

    // brought to the list of decks it is the same
    await page.goto('/decks?format=full');
    await page.fill('[data-testid="deck-list"]', LIST);
    await page.click('[data-testid="read-list"]');
    await page.waitForURL(/\/decks\/\w+\?/);
    await headings.waitFor();
    await unknown.locator('[data-line="7"]').waitFor();
    expect(p.errors).toEqual([]);
    await p.context.close();
  });

  it('has its versions chosen and its proxies printed where it is kept aside, too', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/new?format=full');
    await bring(page, LIST);
    const aside = page.getByTestId('kept-aside');
    const was = await aside.locator('[data-card]').getAttribute('data-card');
    await aside.locator('[data-card]').click();
    await page.selectOption('[data-testid="version"]', { index: 1 });
    await page.keyboard.press('Escape');
    await aside.locator(`[data-card]:not([data-card="${was}"])`).waitFor();
    expect(await aside.locator('[data-card]').count()).toBe(1);
    await page.click('[data-tab="text"]');
    await page.click('[data-testid="print-proxies"]');
    // two, one, one, the mission, two names, the one aside
    await page.locator('[data-testid="proxy-count"][data-cards="7"]').waitFor();
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('a version that is taken back', () => {
  it('brings its name, format, notes, printings, unknown lines and what was aside', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/new?format=full');
    await bring(page, LIST);
    await page.fill('[data-testid="deck-name"]', 'As it was');
    const id = await save(page);
    const before = await page.request.get(`/api/decks/${id}`).then((r) => r.json());

    await page.fill('[data-testid="deck-name"]', 'Something else');
    await bring(page, '// new notes\n1\tNeelix');
    await page.click('[data-tab="versions"]');
    await page.fill('[data-testid="version-note"]', 'all of it');
    await page.click('[data-testid="save-deck"]');
    await page.getByTestId('save-deck').waitFor({ state: 'detached' });

    const version = page.locator('[data-version="1"]');
    await version.locator('[aria-expanded]').click();
    // Neelix more; two Maniz, Kes, Liberation, two lines, and the kit less; and the name
    expect(await version.locator('[data-testid="changes"] [data-more]').count()).toBe(7);
    expect(await version.locator('[data-testid="changes"] li').count()).toBe(8);
    await version.getByTestId('take-back').click();
    expect(await page.getByTestId('deck-name').inputValue()).toBe('As it was');
    await page.click('[data-testid="save-deck"]');
    await page.getByTestId('save-deck').waitFor({ state: 'detached' });
    const after = await page.request.get(`/api/decks/${id}`).then((r) => r.json());
    expect(after).toEqual(before);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('all decks', () => {
  it('go into one file, and come back from it with their versions in another browser', { timeout: LONG }, async () => {
    const [kim, tuvok] = await Promise.all([1, 2].map(() => person(setting.browser, server.url)));
    await kim.page.goto('/decks/new?format=full');
    await bring(kim.page, LIST);
    await kim.page.fill('[data-testid="deck-name"]', 'One');
    await kim.page.click('[data-tab="versions"]');
    await kim.page.fill('[data-testid="deck-folder"]', 'Tuesdays');
    await save(kim.page);
    await kim.page.fill('[data-testid="deck-name"]', 'One, renamed');
    await kim.page.click('[data-tab="versions"]');
    await kim.page.fill('[data-testid="version-note"]', 'a better name');
    await kim.page.click('[data-testid="save-deck"]');
    await kim.page.getByTestId('save-deck').waitFor({ state: 'detached' });
    await kim.page.goto('/decks/kazon?format=warp-speed');
    await save(kim.page);

    const exported = async (page: Page) => {
      await page.goto('/decks');
      const file = page.waitForEvent('download');
      await page.click('[data-testid="export-all"]');
      return readFileSync((await (await file).path())!, 'utf8');
    };
    const file = await exported(kim.page);
    const { page } = tuvok;
    await page.goto('/decks');
    const there = { name: 'decks.json', mimeType: 'application/json', buffer: Buffer.from(file) };
    await page.locator('input[type="file"]').setInputFiles(there);
    await page.click('[data-testid="keep-all"]');
    await page.locator('[data-testid="kept-all"]:not(:empty)').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(JSON.parse(await exported(page))).toEqual(JSON.parse(file));

    // a second time they are there already
    await page.locator('input[type="file"]').setInputFiles(there);
    await page.click('[data-testid="keep-all"]');
    await page.locator('[data-testid="kept-all"]:not(:empty)').waitFor();
    expect(JSON.parse(await exported(page)).decks).toHaveLength(2);
    expect([...kim.errors, ...tuvok.errors]).toEqual([]);
    await Promise.all([kim, tuvok].map((x) => x.context.close()));
  });
});

describe.skipIf(!hasBrowser)('a saving that arrives', () => {
  it('after its page was left does not call anybody back, and leaves no draft', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/new?format=full');
    await bring(page, LIST);
    await page.fill('[data-testid="deck-name"]', 'Left alone');
    let go = (): void => undefined;
    const held = new Promise<void>((done) => {
      go = done;
    });
    await page.route('**/api/decks', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.continue();
    });
    const sent = page.waitForRequest((r) => r.method() === 'POST' && r.url().endsWith('/api/decks'));
    await page.click('[data-testid="save-deck"]');
    await sent;
    await page.click('nav a[href="/events"]');
    await page.locator('[data-testid="create-event"]').waitFor();
    const stored = page.waitForResponse((r) => r.request().method() === 'POST' && r.url().endsWith('/api/decks'));
    go();
    await (await stored).finished();
    expect((await listed(page)).own.map((d) => d.name)).toEqual(['Left alone']);
    await page.waitForFunction('localStorage.getItem("spaceline.draft.new") === null');
    expect(new URL(page.url()).pathname).toBe('/events');
    await p.context.close();
  });

  it('after its page was closed arrives once, by the next page', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/decks/new?format=full');
    await bring(page, LIST);
    await page.fill('[data-testid="deck-name"]', 'Closed early');
    // the answer never comes, but the deck has been stored
    await page.route('**/api/decks', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      else await route.continue();
    });
    await page.click('[data-testid="save-deck"]');
    while ((await listed(page)).own.length === 0) await page.waitForTimeout(50);
    await page.close();
    const next = await p.context.newPage();
    const again = next.waitForResponse((r) => r.request().method() === 'POST' && r.url().endsWith('/api/decks'));
    await next.goto('/events');
    await again;
    expect((await listed(next)).own.map((d) => d.name)).toEqual(['Closed early']);
    await next.waitForFunction('localStorage.getItem("spaceline.draft.new") === null');
    await next.goto('/decks/new?format=full');
    await next.getByTestId('deck-name').waitFor();
    expect(await next.getByTestId('unknown-lines').count()).toBe(0);
    await p.context.close();
  });
});
