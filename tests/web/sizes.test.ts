/** The table in every window: nothing scrolls sideways, nothing is cut, a finger finds what it wants, nothing jumps. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import {
  changed,
  faults,
  hasBrowser,
  intoTheGame,
  isScrollable,
  look,
  type Person,
  person,
  startGame,
} from './browser.ts';
import { ANSWERS, TWO_QUADRANTS } from './positions.ts';
import { type Prepared, prepare } from './prepared.ts';
import { LONG, Setting } from './setting.ts';
import { some, WINDOWS, type WindowName } from './sizes.ts';

const POSITIONS = { full: TWO_QUADRANTS, answers: ANSWERS } as const;
type Name = keyof typeof POSITIONS;

let setting: Setting;
let server: ServerProcess;
const games = {} as Record<Name, Prepared>;

beforeAll(async () => {
  setting = await Setting.open();
  const place = await setting.places.fresh('sqlite');
  for (const name of Object.keys(POSITIONS) as Name[])
    games[name] = await prepare(place, POSITIONS[name], ['Ines', 'Ravi']);
  server = await setting.serve(place);
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
}, LONG);

async function sit(name: Name, seat: number, size: WindowName): Promise<Person> {
  const p = await person(setting.browser, server.url, size);
  const value = encodeURIComponent(games[name].cookies[seat]);
  await p.context.addCookies([{ name: 'spaceline', value, url: server.url }]);
  await p.page.goto(`/t/${games[name].game}`);
  await look(p.page);
  return p;
}

/** Runs in the page: those of these that cannot be pressed where they are, or are too small for a finger. */
function outOfReach([selector, least]: readonly [string, number]): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((el) => {
    el.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const r = el.getBoundingClientRect();
    if (r.width === 0) return [];
    const name = (el.dataset.key ?? el.dataset.choice ?? el.innerText).slice(0, 40);
    const hit = (x: number, y: number) => el.contains(document.elementFromPoint(x, y));
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    if (!hit(x, y)) return [`${name} is covered`];
    if (r.left < -1 || r.right > innerWidth + 1 || r.top < -1 || r.bottom > innerHeight + 1) return [`${name} is cut`];
    // what is written small may still be large to the finger
    const tall = r.height >= least || (hit(x, y - least / 2 + 2) && hit(x, y + least / 2 - 2));
    return tall && r.width >= Math.min(least, 40)
      ? []
      : [`${name} is ${Math.round(r.width)} x ${Math.round(r.height)}`];
  });
}

/** What Chromium tells of something that moved by itself. */
interface Shift {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
  sources: { node: unknown }[];
}

/** What is pressed most: answers, cards, locations, ships, sites. */
const PRESSED = [
  '[data-testid="question"] button:enabled',
  '[data-testid="tray"] button',
  '[data-testid="map"] [data-key^="place-"]',
  '[data-testid="site"]',
  '[role="tab"]',
  '[data-testid="chip"]',
].join(', ');

const reach = (page: Page, size: WindowName): Promise<string[]> =>
  page.evaluate(outOfReach, [PRESSED, WINDOWS[size].touch ? 44 : 20] as const);

describe.skipIf(!hasBrowser)('the table', () => {
  for (const size of some('low', 'phone', 'side', 'tablet', 'zoomed'))
    it(`of two quadrants is whole in a window of ${size}`, { timeout: LONG }, async () => {
      const p = await sit('full', 0, size);
      const { page } = p;
      // all fourteen locations are there at once, in two lines or more, and each opens
      await expect.poll(() => page.locator('[data-testid="map"] [data-key^="place-"]').count()).toBe(14);
      expect(await page.locator('[data-testid="line"]').count()).toBeGreaterThanOrEqual(2);
      for (const place of [6, 2]) {
        await page.locator(`[data-testid="map"] [data-key="place-${place}"]`).click();
        await page.locator(`[data-key="place-${place}"][aria-expanded="true"]`).first().waitFor();
      }
      expect(await reach(page, size)).toEqual([]);
      expect(await isScrollable(page)).toBe(false);
      expect(await faults(page)).toEqual([]);
      // what is known of what lies there: Ravi's, and the own
      // on its side a phone has it beside the crew
      if (size === 'phone') await page.locator('[data-tab="needs"]').click();
      await expect.poll(() => page.locator('[data-testid="known-seeds"] li').count()).toBe(2);
      expect(await page.locator('[data-testid="known-seeds"] li[data-known="true"]').count()).toBe(1);
      expect(p.errors).toEqual([]);
      await p.context.close();
    });

  for (const size of some('phone', 'side'))
    it(`cuts no answer in a window of ${size}`, { timeout: LONG }, async () => {
      // whoever looks in later sees the same question
      const a = await sit('answers', 0, size);
      if ((await look(a.page)).prompt === 'orders') {
        const before = await look(a.page);
        await a.page.click('[data-key^="hand-"][data-can="true"]');
        expect(await a.page.evaluate(outOfReach, ['[data-menu] button', 44] as const)).toEqual([]);
        await a.page.locator('[data-menu] [data-testid="action"]').first().click();
        await changed(a.page, before);
      }
      const b = await sit('answers', 1, size);
      await b.page.locator('[data-testid="tray"] button').first().waitFor();
      expect(await reach(b.page, size)).toEqual([]);
      for (const p of [a, b]) {
        expect(p.errors).toEqual([]);
        await p.context.close();
      }
    });

  it('keeps a card open after a long press', { timeout: LONG }, async () => {
    const { page, context } = await sit('full', 0, 'phone');
    const card = await page.locator('[data-key^="hand-"]').first().boundingBox();
    const touch = await context.newCDPSession(page);
    const at = { x: card!.x + 30, y: card!.y + 20 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.locator('dialog').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // two frames later whatever the finger's leaving could have done is done
    await page.evaluate('new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)))');
    expect(await page.locator('dialog').count()).toBe(1);
    expect(await page.locator('[data-menu]').count()).toBe(0);
    await context.close();
  });

  for (const size of some('desk', 'phone'))
    it(`does not jump in a window of ${size}`, { timeout: LONG }, async () => {
      const p = await person(setting.browser, server.url, size);
      await p.page.addInitScript(() => {
        const w = window as unknown as { shifts: number; moved: string[] };
        w.shifts = 0;
        w.moved = [];
        // Chromium excuses what moves within half a second of a press. On a busy machine an answer takes longer: then what
        // moves within half a second of what came back for it is excused as well.
        let answered = Number.NEGATIVE_INFINITY;
        const watch = () => {
          if (document.querySelector('[data-testid="question"][data-busy="true"]')) answered = performance.now();
          requestAnimationFrame(watch);
        };
        watch();
        new PerformanceObserver((list) => {
          for (const e of list.getEntries() as unknown as Shift[]) {
            if (e.hadRecentInput || e.startTime - answered < 500) continue;
            w.shifts += e.value;
            for (const { node } of e.sources)
              w.moved.push(`${e.value.toFixed(3)} ${(node as HTMLElement | null)?.outerHTML?.slice(0, 120)}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await startGame(p.page);
      await intoTheGame(p.page, 30);
      const moved = (await p.page.evaluate('moved')) as string[];
      expect(await p.page.evaluate('shifts'), moved.join('\n')).toBeLessThan(0.05);
      await p.context.close();
    });
});
