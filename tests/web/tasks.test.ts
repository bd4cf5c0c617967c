/** The tasks of docs/tasks.md that a stranger must do without help, in one window after the other. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import {
  changed,
  hasBrowser,
  intoTheGame,
  look,
  menuLine,
  openMenu,
  type Person,
  person,
  press,
  startGame,
  step,
} from './browser.ts';
import { CAPTURE } from './positions.ts';
import { type Prepared, prepare } from './prepared.ts';
import { LONG, Setting } from './setting.ts';
import { some, WINDOWS, type WindowName } from './sizes.ts';

let setting: Setting;
let server: ServerProcess;
const captures = new Map<WindowName, Prepared>();

const SIZES = some('low', 'phone', 'side');

beforeAll(async () => {
  setting = await Setting.open();
  const place = await setting.places.fresh('sqlite');
  for (const size of SIZES) captures.set(size, await prepare(place, CAPTURE, [`Ines ${size}`, `Ravi ${size}`]));
  server = await setting.serve(place);
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
}, LONG);

const isSmall = (size: WindowName): boolean => WINDOWS[size].width < 820 || WINDOWS[size].height < 500;

/** Opens a menu of the table, gives up, and confirms it. */
async function concede({ page }: Person): Promise<void> {
  await openMenu(page);
  await page.click('[data-testid="concede"]');
  await page.click('dialog [data-testid="confirm"]');
  await page.waitForSelector('[data-testid="result"]');
}

/** Until the seed cards are to be laid out. */
async function toTheSeeds(page: Page): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const seen = await look(page);
    if (seen.prompt === 'batch' && seen.who === 'you') return;
    if (!(await step(page, seen))) await changed(page, seen);
  }
  throw new Error('nothing to lay out after 30 steps');
}

describe.skipIf(!hasBrowser).each(SIZES)('a stranger at a window of %s', (size) => {
  const arrive = () => person(setting.browser, server.url, size);
  const leave = async (...people: Person[]) => {
    for (const p of people) {
      expect(p.errors).toEqual([]);
      await p.context.close();
    }
  };

  it('begins a first game, seeds by hand, gives up and looks at it again', { timeout: LONG }, async () => {
    const p = await arrive();
    const { page } = p;
    await startGame(page);
    await toTheSeeds(page);
    const laid = () => page.locator('[data-testid="question"]').getAttribute('data-n');
    const before = await laid();
    // by hand: a card, then where it goes
    await page.locator('[data-key^="hand-"][data-can="true"]').first().click();
    await page.locator(menuLine('seed')).first().click();
    await expect.poll(laid).not.toBe(before);
    // the rest as the table proposes; nothing is final before one says so
    await look(page);
    await press(page, 'lay-out');
    await page.locator('[data-choice="stop"]').waitFor({ state: 'detached' });
    await press(page, 'pass');
    await intoTheGame(page, 30);
    await concede(p);
    await page.click('[data-testid="result"] a[href^="/replay/"]');
    const scrub = page.locator('input[type="range"]');
    await scrub.waitFor();
    expect(Number(await scrub.getAttribute('max'))).toBeGreaterThan(20);
    await leave(p);
  });

  it('captures somebody', { timeout: LONG }, async () => {
    const p = await arrive();
    const { page } = p;
    const { cookies, game } = captures.get(size)!;
    await p.context.addCookies([{ name: 'spaceline', value: encodeURIComponent(cookies[0]), url: server.url }]);
    await page.goto(`/t/${game}`);
    await look(page);
    await page.locator('[data-key="place-0"]').first().click();
    if (isSmall(size)) await page.locator('[data-tab="team-0-0"]').click();
    await page.locator('[data-testid="chip"]', { hasText: 'Ilon Tandro' }).first().click();
    const before = await look(page);
    await page.locator(menuLine('use')).first().click();
    expect((await changed(page, before)).prompt).toBe('escort');
    const keldon = page.locator('[data-testid="tray"] button', { hasText: 'Keldon' });
    await keldon.click();
    await keldon.click();
    await expect.poll(async () => (await look(page)).prompt).toBe('orders');
    await page.locator('[data-key="place-0"]').first().click();
    if (isSmall(size)) await page.locator('[role="tab"]', { hasText: 'Keldon' }).click();
    await expect.poll(() => page.locator('[data-testid="chip"][data-condition="captive"]').count()).toBe(1);
    await leave(p);
  });

  it('finds a rule, puts it on the table and plays on from there', { timeout: LONG }, async () => {
    const p = await arrive();
    const { page } = p;
    await page.goto('/rules');
    await page.fill('[data-testid="rule-search"]', 'docked');
    await page.locator('[data-testid="rules-found"] a[href^="/rules/"]').first().click();
    await page.locator('[data-testid="rule"]').waitFor();
    await page.goto('/rules/R-7.8/table');
    await page.locator('[data-testid="next-step"]').click();
    await page.locator('[data-testid="play-on"]').first().click();
    await page.waitForURL(/\/t\//);
    expect((await look(page)).over).toBe(false);
    await leave(p);
  });

  it('plays a friend', { timeout: LONG }, async () => {
    const [a, b] = [await arrive(), await arrive()];
    await a.page.goto('/tables');
    await a.page.click('[data-testid="open-table"]:enabled');
    await a.page.waitForURL('**/t/*');
    await b.page.goto(a.page.url());
    await b.page.click('[data-testid="sit-down"]:enabled');
    const seen = await Promise.all([look(a.page), look(b.page)]);
    expect(seen.map((x) => x.over)).toEqual([false, false]);
    expect(seen.some((x) => x.who === 'you')).toBe(true);
    await leave(a, b);
  });
});
