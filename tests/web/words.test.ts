/**
 * The words on the page. In English: what happened, what can be done, what is asked and why not, as a reader sees it. And in a
 * language that nobody speaks: the same page, of which no sentence is English, is played to the end all the same.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { changed, hasBrowser, look, menuLine, type Person, person, playOut, startGame } from './browser.ts';
import { prepare } from './prepared.ts';
import { LONG, PSEUDO, Setting } from './setting.ts';

const POSITION = `
title: Somebody in hand, a ship without a crew
rules: []
players:
  A: { hand: [Culluh, Maniz], deck: [Haliz x10] }
  B: { deck: [Drenol x10] }
spaceline:
  - mission: Combat Training
    owner: A
    A: { facilities: [Kazon Outpost], ships: [Kazon Warship] }
  - mission: Research Phage
    owner: B
turn: { player: A, number: 3, segment: play }
steps: []
`;

async function sit(setting: Setting, server: ServerProcess, game: string, cookie: string): Promise<Person> {
  const p = await person(setting.browser, server.url);
  await p.context.addCookies([{ name: 'spaceline', value: encodeURIComponent(cookie), url: server.url }]);
  await p.page.goto(`/t/${game}`);
  await look(p.page);
  return p;
}

/** Answers to what is asked at a prepared table: the menu, the question, the log and a reason, as they read. */
async function readings(setting: Setting): Promise<Record<'menu' | 'question' | 'reason' | 'log' | 'card', string>> {
  const place = await setting.places.fresh('sqlite');
  const prepared = await prepare(place, POSITION, ['Ines', 'Ravi']);
  const server = await setting.serve(place);
  const p = await sit(setting, server, prepared.game, prepared.cookies[0]);
  const { page } = p;
  try {
    // a ship without a crew does not fly: the menu says why
    await page.click('[data-seat="you"]:has-text("Warship")');
    await page.hover('[role="menu"] [data-verb="move"]');
    const why = page.locator('[role="menu"] [role="status"]').first();
    await expect.poll(async () => (await why.innerText()).length > 20).toBe(true);
    const reason = await why.innerText();
    await page.keyboard.press('Escape');
    // somebody reports
    const before = await look(page);
    await page.click('[data-key^="hand-"][data-can="true"]');
    const lines = page.locator('[role="menu"]');
    await expect.poll(() => lines.innerText()).toContain('Kazon Outpost');
    const menu = await lines.innerText();
    const question = (await look(page)).text;
    await page.locator(menuLine('report')).first().click();
    await changed(page, before);
    const line = page.locator('[role="log"] [data-kind="reported"]');
    await line.waitFor();
    const card = await page.locator('[aria-label="Card"]').innerText();
    expect(p.errors).toEqual([]);
    return { menu, question, reason, log: await line.innerText(), card };
  } finally {
    await p.context.close();
    await server.stop();
  }
}

/** Letters of no language that the page is written in. */
const NONSENSE = /[а-я]{3}/i;

describe.skipIf(!hasBrowser)('the words of the page', () => {
  describe.skipIf(PSEUDO)('in English', () => {
    let setting: Setting;
    beforeAll(async () => {
      setting = await Setting.open('english');
    }, LONG);
    afterAll(() => setting?.close());

    it('say what happened, what can be done, what is asked, and why not', { timeout: LONG }, async () => {
      const { menu, question, reason, log } = await readings(setting);
      expect(menu).toMatch(/Culluh/i);
      expect(menu).toMatch(/Kazon Outpost/);
      expect(question).toMatch(/What should Culluh do\?|Report/);
      expect(reason).toMatch(/ship/i);
      expect(log).toMatch(/^You report Culluh to Kazon Outpost\.$/);
    });
  });

  describe('in a language that nobody speaks', () => {
    let setting: Setting;
    beforeAll(async () => {
      setting = await Setting.open('pseudo');
    }, LONG);
    afterAll(() => setting?.close());

    it('are nonsense wherever the game speaks; names stay', { timeout: LONG }, async () => {
      const { menu, question, reason, log, card } = await readings(setting);
      for (const text of [menu, question, reason, log, card]) expect(text).toMatch(NONSENSE);
      expect(menu).toMatch(/Kazon Outpost/);
      expect(log).toMatch(/Culluh .*Kazon Outpost\.$/);
      expect(log).not.toMatch(/report/i);
    });

    // `npm run test:pseudo` plays all the others, too
    it.skipIf(PSEUDO)('are not needed: a game is played to its result by clicking', { timeout: LONG }, async () => {
      const server = await setting.serve(await setting.places.fresh('sqlite'));
      const p = await person(setting.browser, server.url);
      try {
        await startGame(p.page);
        await playOut(p.page);
        await p.page.waitForSelector('[data-testid="result"] svg');
        expect(p.errors).toEqual([]);
      } finally {
        await p.context.close();
        await server.stop();
      }
    });
  });
});
