/** The other player's turn at reading speed: it can be held, gone through step by step, and skipped; one's own move comes after it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { changed, faults, hasBrowser, look, person, press } from './browser.ts';
import { type Prepared, prepare } from './prepared.ts';
import { LONG, Setting } from './setting.ts';

const THEIR_TURN = `
title: A bot with people to report
format: warp-speed
rules: []
players:
  A: { hand: [Kes], deck: [Kes x20] }
  B: { hand: [Maniz, Culluh, Haliz, Jabin], deck: [Maniz x20] }
spaceline:
  - { mission: Liberation, owner: A }
  - { mission: Combat Training, owner: B, B: { facilities: [Kazon Outpost] } }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

const SOLVED = `
title: A crew that has all that is asked for
format: warp-speed
rules: []
players:
  A: { hand: [Kes], deck: [Kes x20] }
  B: { hand: [Maniz], deck: [Maniz x20] }
spaceline:
  - mission: Inversion Mystery
    owner: A
    A: { ships: [{ card: U.S.S. Intrepid, crew: [Kathryn Janeway, Harry Kim] }] }
  - { mission: Combat Training, owner: B }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

let setting: Setting;
let server: ServerProcess;
let prepared: Prepared;
let solved: readonly Prepared[];

beforeAll(async () => {
  setting = await Setting.open();
  const place = await setting.places.fresh('sqlite');
  prepared = await prepare(place, THEIR_TURN, ['Ines', 'Ravi'], 'heuristic');
  solved = [await prepare(place, SOLVED, ['Ines', 'Ravi']), await prepare(place, SOLVED, ['Ines', 'Ravi'])];
  server = await setting.serve(place);
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
});

describe.skipIf(!hasBrowser)('the turn of a bot', () => {
  it('waits for the reader, who may hold it, step on, and skip', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    // so slow that nothing goes on by itself meanwhile
    await page.addInitScript(() => localStorage.setItem('spaceline.settings', JSON.stringify({ watch: 'slow' })));
    await p.context.addCookies([
      { name: 'spaceline', value: encodeURIComponent(prepared.cookies[0]), url: server.url },
    ]);
    await page.goto(`/t/${prepared.game}`);
    await look(page);
    await press(page, 'end-turn');
    const steps = page.locator('[data-testid="watch"] li');
    await steps.first().waitFor();
    await page.keyboard.press('p');
    const held = await look(page);
    expect(held.who).toBe('them');
    // the bot has gone on: there is more to see, and it is seen when the reader wants to
    await expect.poll(() => steps.count()).toBeGreaterThan(2);
    expect((await look(page)).n).toBe(held.n);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('.');
    expect((await changed(page, { ...held, text: (await look(page)).text })).n).toBeGreaterThan(held.n);
    // on to the own turn
    await page.keyboard.press(' ');
    await page.locator('[data-testid="question"][data-who="you"]').waitFor();
    expect(await steps.count()).toBe(0);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('a mission that is solved', () => {
  for (const [i, motion] of (['full', 'reduced'] as const).entries())
    it(`has ${motion === 'full' ? 'a moment, which any key ends' : 'none where nothing should move'}`, {
      timeout: LONG,
    }, async () => {
      const p = await person(setting.browser, server.url);
      const { page } = p;
      await page.addInitScript(
        (m) => localStorage.setItem('spaceline.settings', JSON.stringify({ motion: m })),
        motion,
      );
      const { game, cookies } = solved[i];
      await p.context.addCookies([{ name: 'spaceline', value: encodeURIComponent(cookies[0]), url: server.url }]);
      // what moves stands still, so that it is there to be seen
      const tools = await p.context.newCDPSession(page);
      await tools.send('Animation.enable');
      await tools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto(`/t/${game}`);
      await look(page);
      await press(page, 'attempt');
      await press(page, 'try');
      await page.locator('[data-testid="encounter"][data-outcome="solved"]').waitFor();
      const moment = page.locator('[data-testid="moment"]');
      expect(await moment.count()).toBe(motion === 'full' ? 1 : 0);
      await page.keyboard.press('Shift');
      await moment.waitFor({ state: 'detached' });
      await press(page, 'go-on');
      await page.locator('[data-testid="encounter"]').waitFor({ state: 'detached' });
      expect(p.errors).toEqual([]);
      await p.context.close();
    });
});
