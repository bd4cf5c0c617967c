/** The three lessons, played to their end by clicking what the tutor points at. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, look, person } from './browser.ts';
import { LONG, PSEUDO, Setting } from './setting.ts';
import { some, type WindowName } from './sizes.ts';

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

const LESSONS = { mission: 'start-tutorial', battle: 'start-battle', seeding: 'start-seeding' } as const;
const OVER = '[data-testid="lesson-over"]';

/** Runs in the page: what the tutor says, and what is ringed; null while something is on its way. */
function tutorNow(): { hint: string; at: string | null; covered: boolean; text: string } | null {
  const bar = document.querySelector<HTMLElement>('[data-testid="question"]');
  const tutor = document.querySelector<HTMLElement>('[data-testid="tutor"]');
  if (document.querySelector('[data-testid="lesson-over"]') !== null)
    return { hint: 'over', at: null, covered: false, text: '' };
  if (tutor === null || bar === null || bar.dataset.busy !== 'false') return null;
  const hint = tutor.dataset.hint ?? '';
  const got = document.querySelector('[data-testid="got-it"]') !== null;
  const ring = document.querySelector<HTMLElement>('[data-testid="ring"]');
  const target = ring === null ? null : document.querySelector(ring.dataset.at ?? '');
  // nothing to point at yet: the other player moves, or the page is about to show it
  if (!got && target === null) return null;
  if (ring !== null && target !== null) {
    const [a, b] = [ring.getBoundingClientRect(), target.getBoundingClientRect()];
    // the ring is on its way to where the thing is now
    if (Math.abs(a.left + 5 - b.left) > 1 || Math.abs(a.top + 5 - b.top) > 1) return null;
  }
  const t = tutor.getBoundingClientRect();
  const r = target?.getBoundingClientRect();
  const middle = r && { x: r.left + r.width / 2, y: r.top + r.height / 2 };
  const covered = !!middle && middle.x > t.left && middle.x < t.right && middle.y > t.top && middle.y < t.bottom;
  return { hint, at: got ? '[data-testid="got-it"]' : (ring?.dataset.at ?? null), covered, text: tutor.innerText };
}

const now = async (page: Page) => {
  try {
    const seen = await page.waitForFunction(tutorNow, null, { polling: 30 });
    return (await seen.jsonValue())!;
  } catch (cause) {
    // what is there instead, for whoever has to find out why
    const tutor = await page.locator('[data-testid="tutor"]').allInnerTexts();
    const bar = await page.locator('[data-testid="question"]').allInnerTexts();
    const picture = process.env.SPACELINE_PICTURE;
    if (picture) await page.screenshot({ path: picture });
    throw new Error(`the tutor points at nothing: ${JSON.stringify({ tutor, bar })}`, { cause });
  }
};

/** Clicks what is ringed until the lesson is over; answers how many clicks that took. */
async function follow(page: Page, most = 120): Promise<{ clicks: number; hints: Set<string> }> {
  const hints = new Set<string>();
  for (let clicks = 0; clicks < most; clicks++) {
    const { hint, at, covered, text } = await now(page);
    if (hint === 'over') return { clicks, hints };
    hints.add(hint);
    expect({ hint, covered }).toEqual({ hint, covered: false });
    if (!PSEUDO) expect(text).not.toMatch(/\bEsc\b|press (Space|[A-Z])\b/i);
    // what is pressed may have moved away meanwhile, and a rule be opened in its place: it is closed again
    const rule = page.locator('[data-testid="rule-drawer"]');
    if (await rule.isVisible()) {
      await page.keyboard.press('Escape');
      await rule.waitFor({ state: 'detached' });
      continue;
    }
    await page.locator(at!).first().click();
  }
  throw new Error(`not over after ${most} clicks: ${(await now(page)).hint}`);
}

async function begin(size: WindowName, lesson: keyof typeof LESSONS) {
  const p = await person(setting.browser, server.url, size);
  await p.page.goto('/learn');
  await p.page.click(`[data-testid="${LESSONS[lesson]}"]`);
  await look(p.page);
  return p;
}

describe.skipIf(!hasBrowser)('the lessons', () => {
  for (const size of some('desk', 'phone', 'side', 'low'))
    it(`teach missions, battle and seeding by clicking (${size})`, { timeout: LONG }, async () => {
      for (const lesson of Object.keys(LESSONS) as (keyof typeof LESSONS)[]) {
        const p = await begin(size, lesson);
        const { hints } = await follow(p.page);
        expect(await p.page.locator(OVER).getAttribute('data-lesson')).toBe(lesson);
        expect(TAUGHT[lesson].filter((x) => !hints.has(x))).toEqual([]);
        expect(await faults(p.page)).toEqual([]);
        expect(p.errors).toEqual([]);
        await p.context.close();
      }
    });

  it('lead back whoever goes astray, and end where they are told to', { timeout: LONG }, async () => {
    const p = await begin('desk', 'mission');
    const { page } = p;
    await page.locator('[data-testid="got-it"]').click();
    // somebody else is taken from the hand: that is something else, says the tutor
    await page.locator('[data-key^="hand-"]').last().click();
    expect((await now(page)).at).toContain('cancel');
    await page
      .locator((await now(page)).at!)
      .first()
      .click();
    // the turn is ended before anything was done; the other player moves; it goes on from there
    const before = await look(page);
    await page.locator('[data-choice="end-turn"]').click();
    if ((await look(page)).n === before.n) await page.locator('[data-choice="end-turn"]').click();
    const { hints } = await follow(page);
    expect(hints).toContain('attempt-space');
    expect(p.errors).toEqual([]);
    // and then the next lesson
    await page.locator('[data-testid="next-lesson"]').click();
    await expect.poll(async () => (await now(page)).hint).toBe('why');
    await page.locator('[data-testid="end-lesson"]').click();
    await expect.poll(() => page.locator('[data-testid="tutor"]').count()).toBe(0);
    await p.context.close();
  });
});

const TAUGHT: Readonly<Record<keyof typeof LESSONS, string[]>> = {
  mission: ['report', 'beam', 'attempt', 'met', 'board', 'undock', 'fly', 'attempt-space'],
  battle: ['why', 'attack', 'fought', 'fight'],
  seeding: ['phases', 'mission', 'missions', 'dilemma', 'dilemmas', 'facility'],
};
