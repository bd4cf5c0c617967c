/** Battles in the full format, fought by two people who click. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { changed, faults, hasBrowser, isScrollable, look, type Person, person, press } from './browser.ts';
import { type Prepared, prepare } from './prepared.ts';
import { LONG, Setting } from './setting.ts';

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

/** Presses the button of that name, when this player is asked. */
async function answer(p: Person, name: string): Promise<void> {
  const before = await look(p.page);
  await press(p.page, name);
  await changed(p.page, before);
}

describe.skipIf(!hasBrowser)('a battle', () => {
  it('is fought by clicking: ships with tactics, then people', { timeout: LONG }, async () => {
    const [a, b] = await Promise.all([sit(0, 'desk'), sit(1, 'phone')]);
    // the attack, from the target's own menu
    await a.page.click('[data-seat="them"][data-act="true"]:has-text("Cruiser")');
    await a.page.click('[role="menu"] [data-testid="action"]:has-text("Attack")');
    await answer(b, 'Return fire');
    await answer(a, 'Draw a Tactic');
    await answer(a, 'Draw another');
    await answer(a, 'Use Quantum Torpedo');
    await answer(b, 'Draw a Tactic');
    await answer(b, 'Use Photon Torpedo');
    // both see what came of it: 11 + 5 against the target's SHIELDS and its tactic, and the answer
    for (const p of [a, b]) {
      await stage(p).locator('text=/ATTACK/').first().waitFor();
      const told = await stage(p).innerText();
      expect(told).toMatch(/ATTACK\s+16\s+=\s+11 Warship\s+\+\s+5 Quantum Torpedo/);
      expect(told).toMatch(/Quantum Torpedo[\s\S]*Photon Torpedo/);
      expect(told).toMatch(/landed/i);
      expect(told).toMatch(/Hull −15%/);
      expect(told).toMatch(/becomes|→/);
      expect(await isScrollable(p.page)).toBe(false);
      expect(await faults(p.page)).toEqual([]);
      await press(p.page, 'Go on');
      await stage(p).waitFor({ state: 'detached' });
    }
    // by hand
    await a.page.click('[data-key^="team-0"]');
    await a.page.click('[role="menu"] [data-testid="action"]:has-text("personnel battle")');
    await look(a.page);
    for (let i = 0; i < 4; i++) {
      const asked = await look(a.page);
      if (asked.prompt !== 'combat') break;
      await answer(a, asked.text.includes('Wound') ? 'Wound' : 'Stun');
    }
    for (const p of [a, b]) {
      await stage(p).locator('text=/still standing/').waitFor();
      const told = await stage(p).innerText();
      expect(told).toMatch(/Culluh[\s\S]*9/);
      expect(told).toMatch(/mortally wounded|stunned/);
      expect(told).toMatch(/killed/);
      expect(await faults(p.page)).toEqual([]);
      await press(p.page, 'Go on');
    }
    expect([...a.errors, ...b.errors]).toEqual([]);
    await Promise.all([a.context.close(), b.context.close()]);
  });
});
