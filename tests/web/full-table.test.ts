/** What the full format has besides: captives, the sites of a station, infiltrators, answers to answers; by two people who click. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { changed, faults, hasBrowser, isScrollable, look, menuLine, type Person, person, press } from './browser.ts';
import { endTurn, readOn } from './collective.ts';
import { ANSWERS, CAPTURE, FULL_TABLE, INFILTRATION, LAST_MISSION } from './positions.ts';
import { type Prepared, prepare } from './prepared.ts';
import { LONG, PSEUDO, Setting } from './setting.ts';

const POSITIONS = {
  capture: CAPTURE,
  station: FULL_TABLE,
  infiltration: INFILTRATION,
  answers: ANSWERS,
  last: LAST_MISSION,
} as const;
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

async function sit(name: Name, seat: number, size: 'desk' | 'phone'): Promise<Person> {
  const p = await person(setting.browser, server.url, size);
  const value = encodeURIComponent(games[name].cookies[seat]);
  await p.context.addCookies([{ name: 'spaceline', value, url: server.url }]);
  await p.page.goto(`/t/${games[name].game}`);
  await look(p.page);
  return p;
}

async function answer(p: Person, choice: string): Promise<void> {
  const before = await look(p.page);
  await press(p.page, choice);
  await changed(p.page, before);
}

/** Opens the menu of a card that is called so, and takes a line of it. */
async function order(p: Person, title: string, verb: string): Promise<void> {
  const before = await look(p.page);
  await chip(p, title).first().click();
  await p.page.locator(menuLine(verb)).first().click();
  await changed(p.page, before);
}

const chip = (p: Person, title: string) => p.page.locator('[data-testid="chip"]', { hasText: title });
const foot = (p: Person, title: string, kind: string) =>
  p.page.locator(`[data-testid="chip"][data-condition="${kind}"]`, { hasText: title });
const open = (p: Person, place: number) => p.page.locator(`[data-key="place-${place}"]`).first().click();

async function isFit(...people: Person[]): Promise<void> {
  for (const p of people) {
    expect(await isScrollable(p.page)).toBe(false);
    expect(await faults(p.page)).toEqual([]);
    expect(p.errors).toEqual([]);
    await p.context.close();
  }
}

describe.skipIf(!hasBrowser)('the full table', () => {
  it('shows a capture, the Brig, and a rescue', { timeout: LONG }, async () => {
    const [a, b] = await Promise.all([sit('capture', 0, 'desk'), sit('capture', 1, 'desk')]);
    await open(a, 0);
    await order(a, 'Ilon Tandro', 'use');
    // whom, and who escorts him: the Keldon
    const before = await look(a.page);
    expect(before.prompt).toBe('escort');
    const keldon = a.page.locator('[data-testid="tray"] button', { hasText: 'Keldon' });
    await keldon.click();
    await keldon.click();
    await changed(a.page, before);
    await expect.poll(() => foot(a, 'Kang', 'captive').count()).toBe(1);
    await order(a, 'Kang', 'brig');
    if (!PSEUDO) await expect.poll(() => foot(a, 'Kang', 'captive').innerText()).toMatch(/in the Brig · Ravi’s/);
    await answer(a, 'end-turn');
    // his owner sees where he is, and why he cannot be freed
    await open(b, 0);
    if (!PSEUDO) expect(await foot(b, 'Kang', 'captive').innerText()).toMatch(/Ines’s captive, in the Brig/);
    await chip(b, 'Kang').click();
    await b.page.locator('[data-menu] [data-verb="rescue"]').waitFor();
    await expect.poll(() => b.page.locator('[data-menu]').innerText()).toMatch(/BOG-81/);
    await b.page.keyboard.press('Escape');
    // the other one lies where somebody of his stands
    await open(b, 1);
    expect(await foot(b, 'Taitt', 'captive').count()).toBe(1);
    await order(b, 'Taitt', 'rescue');
    await expect.poll(() => foot(b, 'Taitt', 'captive').count()).toBe(0);
    expect(await chip(b, 'Taitt').count()).toBe(1);
    await isFit(a, b);
  });

  it('walks through a station', { timeout: LONG }, async () => {
    const [a, b] = await Promise.all([sit('station', 0, 'desk'), sit('station', 0, 'phone')]);
    const site = (p: Person, name: string) => p.page.locator('[data-testid="site"]', { hasText: name });
    /** at each site that anybody was at: the own, the others, those who are held */
    const counts = async (p: Person) => {
      const out: string[] = [];
      for (const name of ['Ops', 'Security Holding Cell', 'Docking Pylons'])
        for (const what of ['mine', 'theirs', 'captives'])
          out.push((await site(p, name).getAttribute(`data-${what}`))!);
      return out.join('');
    };
    await open(a, 0);
    expect(await counts(a)).toBe('200102110');
    // a site is chosen, and shows its people; then somebody, and where to
    await site(a, 'Holding Cell').click();
    expect(await chip(a, 'Weyoun').count()).toBe(1);
    await site(a, 'Ops').click();
    await chip(a, 'Furel').click();
    await site(a, 'Pylons').click();
    expect(await chip(a, 'Furel').getAttribute('aria-pressed')).toBe('true');
    await answer(a, 'choose');
    await expect.poll(() => counts(a)).toBe('100102210');
    // on the phone the sites are a row, and it is done alike
    await expect.poll(() => counts(b)).toBe('100102210');
    await site(b, 'Ops').click();
    await chip(b, 'Shakaar Edon').click();
    await site(b, 'Pylons').click();
    if ((await b.page.locator('[data-choice="choose"]').count()) > 0) await press(b.page, 'choose');
    await expect.poll(() => counts(b)).toBe('000102310');
    // what lies beneath the other station
    await open(a, 3);
    const pips = a.page.locator('[data-testid="beneath"] i');
    expect(await pips.evaluateAll((list) => list.map((x) => x.getAttribute('data-known')))).toEqual(['false', 'true']);
    await isFit(a, b);
  });

  it('is played to its end in two quadrants, from a station through the wormhole', { timeout: LONG }, async () => {
    const [a, b] = await Promise.all([sit('last', 0, 'desk'), sit('last', 1, 'desk')]);
    const { page } = a;
    const site = (name: string) => page.locator('[data-testid="site"]', { hasText: name });
    const ship = page.locator('[data-spaceline] [data-seat="you"]', { hasText: 'Assault Vessel' }).first();
    expect(await page.locator('[data-testid="line"]').count()).toBe(2);
    await open(a, 2);
    // somebody walks about the station
    await site('Ops').click();
    await chip(a, 'Anara').click();
    await site('Infirmary').click();
    await answer(a, 'choose');
    await expect.poll(() => site('Infirmary').getAttribute('data-mine')).toBe('2');
    // who has what is asked for undocks, and flies to the near end; her menu leaves the spaceline free
    const give = async (verb: string) => {
      const before = await look(page);
      await ship.click();
      await page.locator(menuLine(verb)).first().click();
      await changed(page, before);
    };
    const fly = async (place: number) => {
      const before = await look(page);
      await ship.click();
      await page.locator('[data-menu]').waitFor();
      await open(a, place);
      await changed(page, before);
    };
    await give('undock');
    await fly(4);
    await give('use');
    expect(await faults(page)).toEqual([]);
    // cards and tiles are dark in any light, and so what is written on them is light
    const ink = () =>
      b.page
        .locator('[data-key="place-0"] b')
        .first()
        .evaluate((el) => getComputedStyle(el).color);
    const dark = await ink();
    await b.page.evaluate(() => {
      document.documentElement.dataset.theme = 'light';
    });
    expect(await ink()).toBe(dark);
    // she is stopped on arrival; the other player's turn is between
    await endTurn(page);
    await expect.poll(async () => (await look(b.page)).who).toBe('you');
    await endTurn(b.page);
    await expect.poll(async () => (await look(page)).who).toBe('you');
    await fly(11);
    // there are cards to play, and this is the first order
    await answer(a, 'order');
    await press(page, 'attempt');
    await press(page, 'try');
    expect(await readOn(page)).toEqual([{ how: 'attempt', outcome: 'solved' }]);
    await page.locator('[data-testid="result"]').waitFor();
    await b.page.locator('[data-testid="result"], [data-choice="go-on"]').first().waitFor();
    await isFit(a, b);
  });

  it('shows an infiltrator to each side as it may', { timeout: LONG }, async () => {
    const [a, b] = await Promise.all([sit('infiltration', 0, 'desk'), sit('infiltration', 1, 'phone')]);
    await order(a, 'Leyton Founder', 'infiltrate');
    await expect.poll(() => foot(a, 'Leyton Founder', 'infiltrator').count()).toBe(1);
    if (!PSEUDO)
      expect(await foot(a, 'Leyton Founder', 'infiltrator').innerText()).toMatch(/Infiltrating as Federation/);
    // the other side was shown who it is as it began; whoever stands with its people is seen with them
    const theirs = b.page.locator('[data-testid="chip"][data-condition="infiltrator"]');
    await expect.poll(() => theirs.count()).toBe(1);
    if (!PSEUDO) expect(await theirs.innerText()).toMatch(/Ines’s infiltrator/);
    await order(a, 'Leyton Founder', 'expose');
    await expect.poll(() => foot(a, 'Leyton Founder', 'infiltrator').count()).toBe(0);
    await expect.poll(() => theirs.count()).toBe(0);
    await isFit(a, b);
  });

  it('shows what waits for what', { timeout: LONG }, async () => {
    const [a, b] = await Promise.all([sit('answers', 0, 'desk'), sit('answers', 1, 'phone')]);
    await a.page.click('[data-key^="hand-"][data-can="true"]');
    await a.page.locator('[data-menu] [data-testid="action"]').first().click();
    await expect.poll(async () => (await look(b.page)).who).toBe('you');
    await b.page.locator('[data-testid="tray"] button[data-verb="play"]').first().click();
    // A is asked about Quinn, who answers the Distortion
    const stack = a.page.locator('[data-testid="suspended"]');
    await expect.poll(() => stack.getAttribute('data-depth')).toBe('2');
    const lines = await stack.locator('li').allInnerTexts();
    expect(lines).toHaveLength(3);
    if (!PSEUDO)
      expect(lines.slice(1)).toEqual([expect.stringContaining('Distortion'), expect.stringContaining('Quinn')]);
    await isFit(a, b);
  });
});
