/** Whole games in a real browser, against the real server. */
import type { View } from '@spaceline/engine';
import { applyPatch, type ServerMessage } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '../../packages/server/src/testing/places.ts';
import { changed, look, type Person, person, playOut, startGame, step } from './browser.ts';
import { LONG, Setting } from './setting.ts';

let setting: Setting;

beforeAll(async () => {
  setting = await Setting.open();
}, LONG);
afterAll(() => setting?.close());

/** The position as the page was told it, message by message. */
function position(p: Person): { n: number; view: View } {
  let view: View | null = null;
  let n = -1;
  for (const text of p.heard) {
    const m = JSON.parse(text) as ServerMessage;
    if (m.t === 'game') ({ view, n } = m);
    else if (m.t === 'update' && view !== null) {
      view = applyPatch(view, m.patch);
      n = m.n;
    }
  }
  return { n, view: view! };
}

/** Lets both click until so many more answers are given. */
async function play(a: Person, b: Person, answers: number): Promise<void> {
  const until = position(a).n + answers;
  for (let i = 0; i < 400 && position(a).n < until; i++) {
    for (const p of [a, b]) if (await step(p.page)) break;
  }
  expect(position(a).n).toBeGreaterThanOrEqual(until);
}

async function same(a: Person, b: Person): Promise<void> {
  await expect.poll(() => position(a).n === position(b).n, { timeout: 10_000 }).toBe(true);
}

// each game has a server of its own: they are played side by side
describe.concurrent('a game', () => {
  it('is played against a bot by clicking, to the result', { timeout: LONG, retry: 1 }, async () => {
    const server = await setting.serve(await setting.places.fresh('sqlite'));
    const p = await person(setting.browser, server.url);
    try {
      await startGame(p.page);
      await playOut(p.page);
      await p.page.waitForSelector('[data-testid="result"] svg');
      expect(p.errors).toEqual([]);
      // and it can be looked at again
      await p.page.click('[data-testid="result"] a[href^="/replay/"]');
      const scrub = p.page.locator('input[type="range"]');
      await scrub.waitFor();
      await p.page.keyboard.press('.');
      await expect.poll(() => scrub.inputValue()).toBe('1');
      expect(p.errors).toEqual([]);
    } finally {
      await p.context.close();
      await server.stop();
    }
  });

  for (const kind of KINDS) {
    it(`between two browsers lives through a reload and a kill, on ${kind}`, { timeout: LONG, retry: 1 }, async () => {
      const place = await setting.places.fresh(kind);
      let server = await setting.serve(place);
      const { port } = new URL(server.url);
      const a = await person(setting.browser, server.url);
      const b = await person(setting.browser, server.url);
      try {
        await a.page.goto('/tables');
        await a.page.click('[data-testid="open-table"]');
        await a.page.waitForURL('**/t/*');
        await b.page.goto(a.page.url());
        await b.page.click('[data-testid="sit-down"]');
        await Promise.all([look(a.page), look(b.page)]);
        await play(a, b, 12);

        await same(a, b);
        const before = position(a);
        await a.page.reload();
        await look(a.page);
        await expect.poll(() => position(a).n).toBe(before.n);
        expect(position(a).view).toEqual(before.view);
        await play(a, b, 10);

        await same(a, b);
        const [mine, theirs] = [position(a), position(b)];
        const heard = [a.heard.length, b.heard.length];
        await server.kill();
        server = await setting.serve(place, { PORT: port });
        // both come back by themselves, to the same seats and the same position
        await expect
          .poll(() => a.heard.length > heard[0] + 1 && b.heard.length > heard[1] + 1, { timeout: 20_000 })
          .toBe(true);
        expect(position(a)).toEqual(mine);
        expect(position(b)).toEqual(theirs);
        await play(a, b, 8);

        const last = await look(a.page);
        await b.page.click('[data-testid="menu"]');
        await b.page.click('[data-testid="concede"]');
        await b.page.click('dialog [data-testid="confirm"]');
        await changed(a.page, last);
        await Promise.all([a, b].map((p) => p.page.waitForSelector('[data-testid="result"]')));
        expect([position(a), position(b)].map(({ view }) => view.result?.winner)).toEqual(
          [position(a), position(a)].map(({ view }) => view.viewer),
        );
        expect([...a.errors, ...b.errors]).toEqual([]);
      } catch (e) {
        // what both were told last, for whoever has to find out why
        const errors = [a, b].map((p) => p.heard.filter((t) => t.startsWith('{"t":"error"')).slice(-3));
        const bars = await Promise.all([a, b].map((p) => look(p.page).catch(() => null)));
        throw new Error(JSON.stringify({ errors, bars }), { cause: e });
      } finally {
        await a.context.close();
        await b.context.close();
        await server.stop();
      }
    });
  }
});
