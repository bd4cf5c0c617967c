/** The Collective, by people who click: an objective is aimed, a planet scouted, a probe turned up, the planet assimilated. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import {
  changed,
  faults,
  hasBrowser,
  isScrollable,
  look,
  menuLine,
  offers,
  type Person,
  person,
  press,
} from './browser.ts';
import { aim, beamDown, endTurn, readOn } from './collective.ts';
import { COLLECTIVE } from './positions.ts';
import { type Prepared, prepare } from './prepared.ts';
import { LONG, PSEUDO, Setting } from './setting.ts';

let setting: Setting;
let server: ServerProcess;
let game: Prepared;

beforeAll(async () => {
  setting = await Setting.open();
  const place = await setting.places.fresh('sqlite');
  game = await prepare(place, COLLECTIVE, ['Ines', 'Ravi']);
  server = await setting.serve(place);
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
}, LONG);

async function sit(seat: number, size: 'desk' | 'phone'): Promise<Person> {
  const p = await person(setting.browser, server.url, size);
  await p.context.addCookies([{ name: 'spaceline', value: encodeURIComponent(game.cookies[seat]), url: server.url }]);
  await p.page.goto(`/t/${game.game}`);
  await look(p.page);
  return p;
}

const open = (p: Person, place: number) => p.page.locator(`[data-key="place-${place}"]`).first().click();

/** The steps of the objective at the opened place: what is done of each. */
const steps = async (p: Person): Promise<string> => {
  const list = await p.page
    .locator('[data-testid="steps"] [data-step]')
    .evaluateAll((all) => all.map((x) => `${x.getAttribute('data-step')} ${x.getAttribute('data-met')}`));
  return list.join(', ');
};

async function isFit(...people: Person[]): Promise<void> {
  for (const p of people) {
    expect(await isScrollable(p.page)).toBe(false);
    expect(await faults(p.page)).toEqual([]);
    expect(p.errors).toEqual([]);
  }
}

describe.skipIf(!hasBrowser)('the Collective', () => {
  it('scouts a planet, probes, and assimilates it', { timeout: LONG }, async () => {
    const [desk, phone, them] = await Promise.all([sit(0, 'desk'), sit(0, 'phone'), sit(1, 'desk')]);

    // the objective has a target, and nothing more yet; the other player is not told whether a probe is near
    await aim(desk.page);
    await open(desk, 1);
    await expect.poll(() => steps(desk)).toBe('aimed met, scouted missing, probe missing');
    await open(them, 1);
    await expect.poll(() => steps(them)).toBe('aimed met, scouted missing, probe unknown');
    // its chip leads there from elsewhere
    await open(desk, 0);
    await expect.poll(() => steps(desk)).toBe('');
    await desk.page.locator('[data-testid="objective"]').click();
    await expect.poll(() => steps(desk)).toBe('aimed met, scouted missing, probe missing');
    await beamDown(desk.page, 1);

    // scouted from the sheet of the phone, where an attempt would stand
    await open(phone, 1);
    await phone.page.locator('[role="tab"]').first().click();
    const scout = phone.page.locator('button[data-verb="scout"]');
    expect(await scout.count()).toBe(1);
    if (!PSEUDO) expect(await scout.innerText()).toBe('Scout with the team (2)');
    const before = await look(phone.page);
    await scout.click();
    await changed(phone.page, before);
    const met = [
      { how: 'scouting', outcome: 'overcome' },
      { how: 'scouting', outcome: 'left' },
      { how: 'scouting', outcome: 'scouted' },
    ];
    expect(await readOn(phone.page)).toEqual(met);
    await isFit(phone);
    expect(await readOn(desk.page)).toEqual(met);
    await open(desk, 1);
    // not in the turn in which it was scouted
    await expect.poll(() => steps(desk)).toBe('aimed met, scouted met, probe missing');
    await endTurn(desk.page);
    await endTurn(them.page);

    // the probe, as the next turn ends
    await expect.poll(() => steps(desk)).toBe('aimed met, scouted met, probe met');
    await endTurn(desk.page);
    expect((await look(desk.page)).who).toBe('you');
    await press(desk.page, 'yes');
    const probe = desk.page.locator('[data-testid="encounter"][data-how="probe"]');
    await probe.waitFor();
    expect(await probe.getAttribute('data-outcome')).toBe('fits');
    if (!PSEUDO) {
      expect(await probe.locator('h3').innerText()).toMatch(/Five of Eleven/i);
      expect(await probe.locator('[data-testid="probe-line"]').innerText()).toMatch(/the planet is assimilated/);
    }
    await isFit(desk);
    await readOn(desk.page);

    // what is left: whoever was there, the marker, and the artifact for whom the Borg did not want it
    await open(desk, 1);
    expect(await desk.page.locator('[data-condition="assimilated"]', { hasText: 'Leah Brahms' }).count()).toBe(1);
    expect(await desk.page.locator('[data-lies="completed"]').count()).toBe(1);
    expect(await desk.page.locator('[data-lies="open"]').getAttribute('data-act')).toBe('false');
    await readOn(them.page);
    await open(them, 1);
    await beamTwo(them);
    await them.page.locator('[data-lies="open"][data-act="true"]').click();
    const seen = await look(them.page);
    await them.page.locator(menuLine('acquire')).click();
    await changed(them.page, seen);
    await expect.poll(() => them.page.locator('[data-lies="open"]').count()).toBe(0);
    await isFit(them);
    for (const p of [desk, phone, them]) await p.context.close();
  });

  it('has other times on a line of their own', { timeout: LONG }, async () => {
    const [desk, phone] = await Promise.all([sit(1, 'desk'), sit(1, 'phone')]);
    // no tile of the present stands in its row, and none of its own in another
    const otherTime = desk.page.locator('[data-testid="line"][data-time="true"]');
    const keys = await otherTime
      .locator('button[data-key^="place-"]')
      .evaluateAll((all) => all.map((x) => x.getAttribute('data-key')));
    expect(keys).toEqual(['place-3']);
    expect(await desk.page.locator('[data-testid="line"][data-time="false"]').count()).toBeGreaterThan(0);
    if (!PSEUDO) expect(await otherTime.innerText()).toMatch(/another time/i);
    for (const p of [desk, phone]) {
      await readOn(p.page);
      await open(p, 3);
      if (p === phone) await p.page.locator('[role="tab"]').first().click();
      await p.page.locator('[data-testid="time"]', { hasText: 'Khitomer Research' }).waitFor();
    }
    await isFit(desk, phone);
    for (const p of [desk, phone]) await p.context.close();
  });
});

/** Both of the crew go down. */
async function beamTwo(p: Person): Promise<void> {
  await p.page.locator('[data-seat][data-act="true"]', { hasText: 'Hood' }).first().click();
  await p.page.locator(menuLine('beam')).first().click();
  // there are cards to play, and this is the first order
  if (await offers(p.page, 'order')) await press(p.page, 'order');
  for (const name of ['Data', 'Giusti'])
    await p.page.locator('[data-testid="chip"]', { hasText: name }).first().click();
  const before = await look(p.page);
  await press(p.page, 'choose');
  await changed(p.page, before);
}
