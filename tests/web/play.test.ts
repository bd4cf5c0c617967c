/** Whole games in a real browser, against the real server. */
import type { View } from '@spaceline/engine';
import { applyPatch, type ServerMessage } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KINDS, lacks } from '../../packages/server/src/testing/places.ts';
import { freePort } from '../../packages/server/src/testing/port.ts';
import { changed, hasBrowser, look, openMenu, type Person, person, playOut, startGame, step } from './browser.ts';
import { LONG, Setting } from './setting.ts';

let setting: Setting;

beforeAll(async () => {
  setting = await Setting.open();
}, LONG);
afterAll(() => setting?.close(), LONG);

/** Waits until something holds. (`expect.poll` does not know to which of several tests at once it belongs.) */
const eventually = (what: () => Promise<boolean> | boolean): Promise<void> =>
  vi.waitUntil(what, { timeout: 60_000, interval: 50 }).then(() => {});

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

/**
 * Where both are: the same answer on both pages, and everything that led there was heard here, which may come later than the
 * page shows it.
 */
async function together(a: Person, b: Person): Promise<number> {
  const all = async () => {
    const shown = await Promise.all([look(a.page), look(b.page)]);
    return [...shown, position(a), position(b)].map((at) => at.n);
  };
  await eventually(async () => new Set(await all()).size === 1);
  return position(a).n;
}

/** Lets both click until so many more answers are given. */
async function play(a: Person, b: Person, answers: number): Promise<void> {
  const until = (await together(a, b)) + answers;
  for (;;) {
    const [mine, theirs] = await Promise.all([look(a.page), look(b.page)]);
    if (mine.over || theirs.over) throw new Error('the game is over too soon');
    if (Math.max(mine.n, theirs.n) >= until) return;
    if ((await step(a.page)) || (await step(b.page))) continue;
    // whose move it is has not yet been told
    await Promise.race([changed(a.page, mine), changed(b.page, theirs)]);
  }
}

/** Whether the page was told the whole game since then. */
const wasWelcomed = (p: Person, since: number): boolean =>
  p.heard.slice(since).some((text) => (JSON.parse(text) as ServerMessage).t === 'game');

// each game has a server of its own: they are played side by side
describe.skipIf(!hasBrowser).concurrent('a game', () => {
  it('is played against a bot by clicking, to the result', { timeout: LONG }, async () => {
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
      await eventually(async () => (await scrub.inputValue()) === '1');
      expect(p.errors).toEqual([]);
    } finally {
      await p.context.close();
      await server.stop();
    }
  });

  for (const kind of KINDS) {
    it(`between two browsers lives through a reload and a kill, on ${kind}`, {
      timeout: LONG,
      skip: lacks(kind),
    }, async () => {
      const place = await setting.places.fresh(kind);
      const env = { PORT: String(await freePort()) };
      let server = await setting.serve(place, env);
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

        await together(a, b);
        const before = position(a);
        const since = a.heard.length;
        await a.page.reload();
        await eventually(() => wasWelcomed(a, since));
        expect(position(a)).toEqual(before);
        await play(a, b, 10);

        await together(a, b);
        const [mine, theirs] = [position(a), position(b)];
        const heard = [a.heard.length, b.heard.length];
        await server.kill();
        server = await setting.serve(place, env);
        // both come back by themselves, to the same seats and the same position
        await eventually(() => wasWelcomed(a, heard[0]) && wasWelcomed(b, heard[1]));
        expect(position(a)).toEqual(mine);
        expect(position(b)).toEqual(theirs);
        await play(a, b, 8);

        const last = await look(a.page);
        await openMenu(b.page);
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
