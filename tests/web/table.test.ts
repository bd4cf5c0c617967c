/** What the table must be: reachable by keyboard, readable by machines, fit for a phone, and silent about secrets. */
import type { View } from '@spaceline/engine';
import { applyPatch, type ServerMessage } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import {
  canConfirm,
  changed,
  faults,
  hasBrowser,
  intoTheGame,
  isScrollable,
  keyOf,
  look,
  offers,
  type Person,
  person,
  startGame,
} from './browser.ts';
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

const SEEDS = new Set(['mission-phase', 'facility-phase']);

/** Runs in the page: buttons that a thumb would miss; what an ::after adds counts, words in a sentence do not. */
const SMALL_TARGETS = `[...document.querySelectorAll('button')].filter((b) => {
  const r = b.getBoundingClientRect();
  const more = getComputedStyle(b, '::after');
  const extra = more.content === 'none' ? 0 : -Number.parseFloat(more.top) * 2 || 0;
  return r.width > 0 && b.closest('p') === null && (r.height + extra < 43.5 || r.width < 30);
}).map((b) => b.outerHTML.slice(0, 120))`;

/** Every position as the page was told it. */
function views(p: Person): View[] {
  const out: View[] = [];
  for (const text of p.heard) {
    const m = JSON.parse(text) as ServerMessage;
    if (m.t === 'game') out.push(m.view);
    else if (m.t === 'update') out.push(applyPatch(out[out.length - 1], m.patch));
  }
  return out;
}

describe.skipIf(!hasBrowser)('the table', () => {
  it('has no serious violation, and fits a phone and its thumbs', { timeout: LONG }, async () => {
    const visit = async (size: 'desk' | 'phone') => {
      const p = await person(setting.browser, server.url, size);
      await startGame(p.page);
      expect({ size, faults: await faults(p.page) }).toEqual({ size, faults: [] });
      await intoTheGame(p.page);
      expect({ size, faults: await faults(p.page) }).toEqual({ size, faults: [] });
      expect(await isScrollable(p.page)).toBe(false);
      if (size === 'phone') expect(await p.page.evaluate(SMALL_TARGETS)).toEqual([]);
      expect(p.errors).toEqual([]);
      await p.context.close();
    };
    await Promise.all([visit('desk'), visit('phone')]);
  });

  it('is played by keyboard alone', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    const press = (key: string) => page.keyboard.press(key);
    await page.goto('/');
    await page.waitForSelector('[data-testid="play-now"]:enabled');
    const focus = () => page.evaluate('document.activeElement?.dataset.testid ?? ""') as Promise<string>;
    for (let i = 0; i < 40 && (await focus()) !== 'play-now'; i++) await press('Tab');
    expect(await focus()).toBe('play-now');
    await press('Enter');
    /** What this player has done so far, as the log tells it. */
    const done = () =>
      page
        .locator('[role="log"] [data-by="you"]')
        .evaluateAll((lines) => lines.map((l) => l.getAttribute('data-kind')));
    for (let i = 0; i < 120; i++) {
      const seen = await look(page);
      const kinds = await done();
      const reported = kinds.includes('reported');
      if ((reported && kinds.lastIndexOf('drew') > kinds.indexOf('reported')) || seen.over) break;
      if (seen.who !== 'you' && !seen.reading) {
        await changed(page, seen);
        continue;
      }
      const cards = await page.locator('[data-key^="hand-"][data-can="true"]').count();
      if (seen.prompt === 'batch' && (await offers(page, 'lay-out'))) await press(await keyOf(page, 'lay-out'));
      else if (cards > 0 && (SEEDS.has(seen.prompt) || (seen.prompt === 'play' && !reported))) {
        await press('h');
        for (let k = 0; k < 12; k++) {
          if (await page.evaluate('document.activeElement?.dataset.can === "true"')) break;
          await press('Tab');
        }
        await press('Enter');
        // its menu has the focus; the first line is 1
        if ((await page.locator('[data-menu]').count()) > 0) await press('1');
      } else {
        // where something must be chosen, the first will do
        for (let k = 1; k <= 9 && !(await canConfirm(page)); k++) await press(String(k));
        await press(' ');
      }
      // every key has done something
      await changed(page, seen);
    }
    expect(await done()).toEqual(expect.arrayContaining(['reported', 'drew']));
    await press('?');
    await page.waitForSelector('dialog[open]');
    await press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    const open = () => page.evaluate(`document.querySelector('[data-key^="place-"][data-open="true"]')?.dataset.key`);
    const before = await open();
    await press('ArrowRight');
    expect(await open()).not.toBe(before);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });

  it('tells a spectator nothing that is hidden', { timeout: LONG }, async () => {
    const player = await person(setting.browser, server.url);
    const watcher = await person(setting.browser, server.url);
    await startGame(player.page);
    await watcher.page.goto(player.page.url());
    await look(watcher.page);
    await intoTheGame(player.page, 20);
    const told = watcher.heard
      .map((t) => JSON.parse(t) as ServerMessage)
      .filter((m) => m.t === 'game' || m.t === 'update');
    expect(told.length).toBeGreaterThan(5);
    for (const m of told) expect(m.decision ?? null).toBeNull();
    const known = new Set<string>();
    for (const view of views(watcher)) {
      for (const q of view.players) {
        expect(q.own).toEqual([]);
        for (const c of [...q.discard, ...q.outOfPlay, ...q.points]) known.add(c);
      }
      for (const l of view.locations) for (const seed of l.seeds) expect(seed.card).toBeNull();
      // crews are hidden in Warp Speed (DOM-59): only ships and facilities have names
      for (const c of view.cards) if (c.card !== null) known.add(c.card);
    }
    // what happened names what was shown then
    for (const card of JSON.stringify(told.flatMap((m) => m.log)).matchAll(/"printing":"([^"]+)"/g)) known.add(card[1]);
    const hands = new Set(views(player).flatMap((v) => v.players.flatMap((q) => q.own.map((c) => c.card))));
    const secret = [...hands].filter((c) => !known.has(c));
    expect(secret.length).toBeGreaterThan(3);
    const raw = watcher.heard.join('\n');
    for (const card of secret) expect(raw).not.toContain(`"${card}"`);
    expect(watcher.errors).toEqual([]);
    await player.context.close();
    await watcher.context.close();
  });
});
