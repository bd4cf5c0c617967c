/** An ordinary turn by the mouse: somebody reports, a team boards, flies, beams down and attempts a mission. Each click is counted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { changed, faults, hasBrowser, look, menuLine, offers, type Person, person, press } from './browser.ts';
import { type Prepared, prepare } from './prepared.ts';
import { LONG, Setting } from './setting.ts';

const TURN = `
title: A team at home, a mission away
format: warp-speed
rules: []
players:
  A: { hand: [Kes], deck: [Kes x20] }
  B: { hand: [Drenol], deck: [Drenol x20] }
spaceline:
  - mission: Liberation
    owner: A
    A:
      facilities:
        - card: Federation Outpost
          crew: [Kathryn Janeway, Chakotay, Harry Kim, Tuvok, Thomas Paris]
          docked: [{ ship: U.S.S. Voyager }]
  - { mission: Research Phage, owner: B }
  - { mission: Study Interment Site, owner: A, seeds: [{ card: Lack of Preparation, owner: B }] }
turn: { player: A, number: 3, segment: play }
steps: []
`;

let setting: Setting;
let server: ServerProcess;
let turn: Prepared;
let undone: Prepared;

beforeAll(async () => {
  setting = await Setting.open();
  const place = await setting.places.fresh('sqlite');
  turn = await prepare(place, TURN, ['Ines', 'Ravi']);
  undone = await prepare(place, TURN.replace(/, seeds: .*\]/, ''), ['Ines', 'Ravi']);
  server = await setting.serve(place);
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
});

async function sit(at: Prepared): Promise<Person> {
  const p = await person(setting.browser, server.url);
  await p.context.addCookies([{ name: 'spaceline', value: encodeURIComponent(at.cookies[0]), url: server.url }]);
  await p.page.goto(`/t/${at.game}`);
  await look(p.page);
  return p;
}

const MOST = 8;

describe.skipIf(!hasBrowser)('a turn with an attempt', () => {
  it(`takes at most ${MOST} clicks`, { timeout: LONG }, async () => {
    const p = await sit(turn);
    const { page } = p;
    let clicks = 0;
    const click = async (selector: string) => {
      clicks++;
      await page.locator(selector).first().click();
    };
    let before = await look(page);
    await click('[data-key^="hand-"][data-can="true"]');
    await click(menuLine('report'));
    before = await changed(page, before);
    await click('[data-key^="place-"]:has-text("Study Interment Site")');
    await click('[data-testid="question"] [data-choice="send"]');
    await page.locator('[data-testid="journey"] li').nth(4).waitFor();
    expect(await faults(page)).toEqual([]);
    before = await look(page);
    await click('[data-testid="question"] [data-choice="give"]');
    // board, undock, fly, beam down, attempt: then the dilemma and the mission are read
    await page.locator('[data-testid="encounter"]').waitFor();
    const outcomes: (string | null)[] = [];
    while (await offers(page, 'go-on')) {
      outcomes.push(await page.locator('[data-testid="encounter"]').getAttribute('data-outcome'));
      before = await look(page);
      await click('[data-testid="question"] [data-choice="go-on"]');
      await changed(page, before);
    }
    expect(outcomes).toEqual(['overcome', 'solved']);
    await click('[data-testid="question"] [data-choice="end-turn"]');
    await page.locator('[data-testid="question"][data-who="them"]').waitFor();
    expect(p.errors).toEqual([]);
    expect(clicks).toBeLessThanOrEqual(MOST);
    await p.context.close();
  });

  it('is taken back in one go, where nothing was revealed', { timeout: LONG }, async () => {
    const p = await sit(undone);
    const { page } = p;
    const outpost = page.locator('[data-seat="you"][data-crew="5"]');
    await outpost.waitFor();
    const before = await look(page);
    await page.locator('[data-key^="place-"]:has-text("Study Interment Site")').click();
    await press(page, 'send');
    // the rest stay at home
    await page.locator('[data-testid="journey"] button', { hasText: 'Chakotay' }).click();
    await page.locator('[data-testid="journey"] [aria-pressed="false"]').waitFor();
    await page.locator('[data-testid="question"] [data-choice="give"]:enabled').click();
    await page.locator('[data-testid="encounter"][data-outcome="solved"]').waitFor();
    await press(page, 'go-on');
    await page.locator('[data-seat="you"][data-crew="1"]').waitFor();
    await page.keyboard.press('u');
    await outpost.waitFor();
    expect((await look(page)).prompt).toBe(before.prompt);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});
