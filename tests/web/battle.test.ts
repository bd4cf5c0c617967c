/** Battles in the full format, fought by two people who click. */
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
import { type Prepared, prepare } from './prepared.ts';
import { LONG, PSEUDO, Setting } from './setting.ts';

const POSITION = `
title: Two ships in one orbit, two teams on one planet
rules: []
players:
  A:
    tactics: [Quantum Torpedo x3]
    hand: [Culluh]
    deck: [Maniz x20]
  B:
    tactics: [Photon Torpedo x3]
    hand: [Danara Pel]
    deck: [Drenol x20]
spaceline:
  - mission: Combat Training
    owner: A
    A: { planet: [Culluh, Haliz] }
    B: { planet: [Nirata, Losarus] }
  - mission: Ambush Ship
    owner: A
    A:
      ships: [{ card: Kazon Warship, crew: [Maniz, Jabin] }]
    B:
      ships: [{ card: Vidiian Cruiser, crew: [Drenol, Sethis] }]
  - mission: Research Phage
    owner: B
turn: { player: A, number: 3, segment: orders }
steps: []
`;

let setting: Setting;
let server: ServerProcess;
let prepared: Prepared;

beforeAll(async () => {
  setting = await Setting.open();
  const place = await setting.places.fresh('sqlite');
  prepared = await prepare(place, POSITION, ['Ines', 'Ravi']);
  server = await setting.serve(place);
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
}, LONG);

async function sit(seat: number, size: 'desk' | 'phone'): Promise<Person> {
  const p = await person(setting.browser, server.url, size);
  await p.context.addCookies([
    { name: 'spaceline', value: encodeURIComponent(prepared.cookies[seat]), url: server.url },
  ]);
  await p.page.goto(`/t/${prepared.game}`);
  await look(p.page);
  return p;
}

const stage = (p: Person) => p.page.locator('[data-testid="battle"]');

/** Presses the button that does this, when this player is asked. */
async function answer(p: Person, choice: string): Promise<void> {
  const before = await look(p.page);
  await press(p.page, choice);
  await changed(p.page, before);
}

describe.skipIf(!hasBrowser)('a battle', () => {
  it('is fought by clicking: ships with tactics, then people', { timeout: LONG }, async () => {
    const [a, b] = await Promise.all([sit(0, 'desk'), sit(1, 'phone')]);
    // the attack, from the target's own menu
    await a.page.click('[data-seat="them"][data-act="true"]:has-text("Cruiser")');
    await a.page.click(menuLine('attack'));
    // what could come of it is shown first: 11 WEAPONS and a Tactic of the own side deck, against SHIELDS and a Tactic that nobody knows
    const forecast = a.page.locator('[data-testid="shot-forecast"]');
    await expect.poll(() => forecast.count()).toBe(2);
    expect(await forecast.nth(0).getAttribute('data-results')).toBe('miss,hit,direct hit');
    // and what the own side deck would add, with its chances
    expect(await a.page.locator('[data-testid="own-tactics"] tbody tr').count()).toBeGreaterThan(0);
    await answer(a, 'choose');
    await answer(b, 'fire');
    await answer(a, 'draw');
    await answer(a, 'draw');
    await answer(a, 'pick');
    await answer(b, 'draw');
    await answer(b, 'pick');
    // both see what came of it: 11 + 5 against the target's SHIELDS and its tactic, and the answer
    for (const p of [a, b]) {
      const shots = stage(p).locator('[data-testid="shot"]');
      await expect.poll(() => shots.count()).toBe(2);
      expect(await shots.nth(0).getAttribute('data-result')).toBe('hit');
      expect(await stage(p).locator('[data-landing="true"]').count()).toBeGreaterThan(0);
      const hulls = await stage(p)
        .locator('[data-hull]')
        .evaluateAll((list) => list.map((x) => Number(x.getAttribute('data-hull'))));
      expect(hulls).toHaveLength(2);
      expect(Math.min(...hulls)).toBeLessThan(100);
      if (!PSEUDO) expect(await stage(p).innerText()).toMatch(SUMS);
      expect(await isScrollable(p.page)).toBe(false);
      expect(await faults(p.page)).toEqual([]);
      await press(p.page, 'go-on');
      await stage(p).waitFor({ state: 'detached' });
    }
    // by hand
    await a.page.click('[data-key^="team-0"]');
    await a.page.click(menuLine('fight'));
    await look(a.page);
    for (let i = 0; i < 4; i++) {
      const asked = await look(a.page);
      if (asked.prompt !== 'combat') break;
      await answer(a, (await offers(a.page, 'wound')) ? 'wound' : 'stun');
    }
    for (const p of [a, b]) {
      await expect.poll(() => stage(p).getAttribute('data-over')).toBe('true');
      const duels = stage(p).locator('[data-testid="duel"]');
      const fates = await duels.locator('p').evaluateAll((list) => list.map((d) => d.getAttribute('data-fate')));
      expect(fates).toEqual(expect.arrayContaining([expect.stringMatching(/^(mortally wounded|stunned)$/)]));
      if (!PSEUDO) expect(await stage(p).innerText()).toMatch(/Culluh[\s\S]*9[\s\S]*still standing[\s\S]*Killed/);
      expect(await faults(p.page)).toEqual([]);
      await press(p.page, 'go-on');
    }
    expect([...a.errors, ...b.errors]).toEqual([]);
    await Promise.all([a.context.close(), b.context.close()]);
  });
});

/** How the stage puts it. */
const SUMS = /ATTACK\s+16\s+=\s+11 Kazon Warship\s+\+\s+5 Quantum Torpedo/;
