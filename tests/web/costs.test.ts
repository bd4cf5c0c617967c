/** What used to cost people a game at this table: a key that did something unseen, Space that gave something up, a line that broke. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../packages/server/src/testing/client.ts';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { changed, hasBrowser, look, offers, openMenu, type Person, person, press } from './browser.ts';
import { type Prepared, prepare } from './prepared.ts';
import { LONG, Setting } from './setting.ts';

/** Harry Kim solves the one mission that Ines lacks; her play is unused, and she has somebody to report. */
const WINNING = `
title: One mission away from winning
format: warp-speed
rules: []
players:
  A:
    hand: [Kes, Neelix]
    deck: [Kes x20]
    solved: [Return Life-form]
  B: { hand: [Drenol], deck: [Drenol x20] }
spaceline:
  - { mission: Return Life-form, owner: A }
  - mission: Study Interment Site
    owner: A
    seeds: [{ card: Lack of Preparation, owner: B }]
    A:
      facilities: [{ card: Federation Outpost }]
      ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Chakotay] }]
      planet: [Harry Kim, Tuvok, Thomas Paris]
  - { mission: Research Phage, owner: B }
turn: { player: A, number: 5, segment: play }
steps: []
`;

let setting: Setting;
let server: ServerProcess;
let digits: Prepared;
let winning: Prepared;
let outpost: Prepared;
let refused: Prepared;
let unseeded: Prepared;
let consent: Prepared;

beforeAll(async () => {
  setting = await Setting.open();
  const place = await setting.places.fresh('sqlite');
  digits = await prepare(place, WINNING, ['Ines', 'Ravi']);
  winning = await prepare(place, WINNING, ['Ines', 'Ravi']);
  outpost = await prepare(place, OUTPOST, ['Ines', 'Ravi']);
  refused = await prepare(place, REFUSED, ['Ines', 'Ravi']);
  unseeded = await prepare(place, OUTPOST, ['Ines', 'Ravi']);
  consent = await prepare(place, WINNING.replace('solved: [Return Life-form]', 'points: 0'), ['Ines', 'Ravi']);
  server = await setting.serve(place);
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
});

async function sit(at: Prepared, seat = 0): Promise<Person> {
  const p = await person(setting.browser, server.url);
  await p.context.addCookies([{ name: 'spaceline', value: encodeURIComponent(at.cookies[seat]), url: server.url }]);
  await p.page.goto(`/t/${at.game}`);
  await look(p.page);
  return p;
}

/** Presses a key, and then one that is sure to show something: what the first one did has been done by then. */
async function pressKey({ page }: Person, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

const sent = (p: Person): number => p.said.filter((text) => text.includes('"t":"answer"')).length;

describe.skipIf(!hasBrowser)('a key', () => {
  it('acts only on what is shown with it', { timeout: LONG }, async () => {
    const p = await sit(digits);
    for (const key of ['1', '2', '3']) await pressKey(p, key);
    expect(sent(p)).toBe(0);
    expect(await p.page.locator('[data-menu]').count()).toBe(0);
    // with the menu of a card open its lines have their digits
    await p.page.locator('[data-key^="hand-"][data-can="true"]').first().click();
    await p.page.locator('[data-menu] [data-digit="1"]').waitFor();
    const before = await look(p.page);
    await p.page.keyboard.press('1');
    await changed(p.page, before);
    await expect.poll(() => sent(p)).toBe(1);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('Space', () => {
  it('asks before it ends a turn in which a mission could win, and an order before it ends the card plays', {
    timeout: LONG,
  }, async () => {
    const p = await sit(winning);
    const { page } = p;
    await page.keyboard.press(' ');
    await page.locator('[data-testid="question"] [data-choice="cancel"]').waitFor();
    expect(sent(p)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('[data-testid="question"] [data-choice="attempt"]').first().waitFor();
    // what is known of an attempt is looked at first, and that it ends the card plays is said: it can still be left
    await press(page, 'attempt');
    await page.locator('[data-testid="attempt-forecast"] [data-testid="attempt-seeds"]').waitFor();
    expect(sent(p)).toBe(0);
    await press(page, 'cancel');
    await page.locator('[data-testid="question"] [data-choice="end-turn"]').waitFor();
    await press(page, 'attempt');
    await press(page, 'try');
    await expect.poll(() => sent(p)).toBe(1);
    // the last dilemma and the winning mission are read before the result is shown
    for (;;) {
      const seen = await look(page);
      if (seen.over) break;
      expect(await page.locator('[data-testid="encounter"]').count()).toBe(1);
      expect(await offers(page, 'go-on')).toBe(true);
      await press(page, 'go-on');
      await changed(page, seen);
    }
    await page.locator('[data-testid="result"]').waitFor();
    expect(p.errors).toEqual([]);
    // the table can be looked at, and left again
    await page.locator('[data-testid="look-at-table"]').click();
    await press(page, 'summary');
    await page.locator('[data-testid="result"]').waitFor();
    // whoever plays on from it finds the game where it stands
    const begun = await p.context.request.post(`/api/replays/${winning.game}/play-on`, { data: { n: 1, seat: 0 } });
    expect([begun.status(), await begun.text()]).toEqual([200, expect.anything()]);
    await page.goto('/games');
    await page.locator('[data-testid="game"][data-status="playing"][data-turn="5"][data-your-move="true"]').waitFor();
    await p.context.close();
  });
});

/** Two people at a new table, with a second for being away. */
async function twoPeople(): Promise<{ asked: Person; other: Person }> {
  const people: Person[] = [];
  const clients: Client[] = [];
  for (const name of ['Ines', 'Ravi']) {
    const client = await Client.guest(server.url, name);
    const p = await person(setting.browser, server.url);
    const [, value] = client.cookie.split('=');
    await p.context.addCookies([{ name: 'spaceline', value, url: server.url }]);
    people.push(p);
    clients.push(client);
  }
  const { id } = await clients[0].openTable({ clock: { minutes: 20, away: 1 } });
  await clients[1].joinTable(id);
  for (const p of people) await p.page.goto(`/t/${id}`);
  const seen = await Promise.all(people.map((p) => look(p.page)));
  const i = seen.findIndex((x) => x.who === 'you');
  return { asked: people[i], other: people[1 - i] };
}

const choice = (id: string): string => `[data-testid="question"] [data-choice="${id}"]`;

describe.skipIf(!hasBrowser)('whoever is away', () => {
  it('is waited for, comes back, saves the game with the other, goes on, and has left the table at last', {
    timeout: LONG,
  }, async () => {
    const { asked, other } = await twoPeople();
    const address = asked.page.url();
    // both are here: nothing is counted
    expect(await offers(other.page, 'claim')).toBe(false);
    await asked.page.goto('about:blank');
    await other.page.locator('[data-testid="away"]').waitFor();
    await other.page.locator(`${choice('claim')}:enabled`).waitFor();
    // who waits may save the game instead; the other is asked on coming back, and told of having been away
    await press(other.page, 'save');
    // what is told goes away by itself: both look at once
    const told = other.page.locator('[data-testid="notice"]').waitFor();
    await asked.page.goto(address);
    await Promise.all([told, asked.page.locator('[data-testid="notice"]').waitFor()]);
    await asked.page.locator(choice('save')).waitFor();
    await other.page.locator('[data-testid="away"]').waitFor({ state: 'detached' });
    // Space is no consent
    await pressKey(asked, ' ');
    expect(await offers(asked.page, 'save')).toBe(true);
    await asked.page.keyboard.press('y');
    for (const p of [asked, other]) await p.page.locator(choice('resume')).waitFor();
    // a saved game is found under Games, and goes on when both want to
    await asked.page.goto('/games');
    await asked.page.locator('[data-testid="game"][data-status="saved"] a').click();
    await press(asked.page, 'resume');
    await asked.page.locator(choice('not-yet')).waitFor();
    await press(other.page, 'resume');
    for (const p of [asked, other]) await p.page.locator(choice('not-yet')).waitFor({ state: 'detached' });
    await look(asked.page);
    // and at last one leaves for good
    await asked.page.goto('about:blank');
    await other.page.locator(`${choice('claim')}:enabled`).waitFor();
    await press(other.page, 'claim');
    await other.page.locator('[data-testid="result"][data-kind="left"]').waitFor();
    await asked.page.goto(address);
    await asked.page.locator('[data-testid="result"][data-kind="left"]').waitFor();
    expect([...asked.errors, ...other.errors]).toEqual([]);
    await asked.context.close();
    await other.context.close();
  });
});

/** Where the outpost may not stand. */
const OUTPOST = `
title: An outpost and a mission that does not take it
rules: []
players:
  A: { deck: [Maniz x9], seeds: [Kazon Outpost] }
  B: { deck: [Drenol x9] }
spaceline:
  - { mission: Combat Training, owner: A }
  - { mission: Ambush Ship, owner: A }
  - { mission: Research Phage, owner: B }
turn: { number: 0, player: A, segment: facility-phase }
steps: []
`;

/** A ship in one quadrant and a mission in another; somebody stopped aboard; cards in hand that nothing can be done with. */
const REFUSED = `
title: What cannot be done
rules: []
players:
  A: { hand: [Kazon Raider, Kevin Uxbridge], deck: [Maniz x9] }
  B: { deck: [Drenol x9] }
spaceline:
  - { mission: Combat Training, owner: A }
  - mission: Liberation
    owner: A
    A: { ships: [{ card: Kazon Warship, crew: [Maniz, Culluh, Haliz, { card: Jabin, stopped: true }] }] }
  - { mission: Archanis Dispute, owner: B }
turn: { player: A, number: 3, segment: play }
steps: []
`;

/** A menu stands within the window, and off the question. */
async function expectMenuOffTheQuestion({ page }: Person): Promise<void> {
  const menu = page.locator('[data-menu]');
  await menu.waitFor();
  const boxes = async () => {
    const [m, q] = await Promise.all([menu.boundingBox(), page.locator('[data-testid="question"]').boundingBox()]);
    return m !== null && q !== null && m.y >= 0 && m.x >= 0 && m.x + m.width <= 1440 && m.y + m.height <= q.y;
  };
  await expect.poll(boxes).toBe(true);
}

const RULE = '[data-testid="question"][data-refused="true"] [data-rule]';

describe.skipIf(!hasBrowser)('a refusal', () => {
  it('says why in place, with the rule: an outpost at a mission that does not take it', { timeout: LONG }, async () => {
    const p = await sit(outpost);
    const { page } = p;
    await page.locator('[data-key^="hand-"]').first().click();
    await page.locator('[data-menu]').waitFor();
    await page.locator('[data-key^="place-"]', { hasText: 'Ambush Ship' }).click();
    expect(await page.locator(RULE).getAttribute('data-rule')).toBe('R-3.17');
    // the card stays in the hand, and another mission may do
    const before = await look(page);
    await page.locator('[data-key^="place-"]', { hasText: 'Combat Training' }).click();
    await changed(page, before);
    expect(sent(p)).toBe(1);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });

  it('says why in place, with the rule: a ship, her crew, and cards in hand', { timeout: LONG }, async () => {
    const p = await sit(refused);
    const { page } = p;
    // a ship flies to no other quadrant
    await page.locator('[data-seat="you"][data-key^="card-"]', { hasText: 'Warship' }).click();
    await expectMenuOffTheQuestion(p);
    await page.locator('[data-key^="place-"]', { hasText: 'Archanis Dispute' }).click();
    expect(await page.locator(RULE).getAttribute('data-rule')).toBe('R-7.5');
    // somebody stopped says so
    await page.locator('[data-key^="place-"]', { hasText: 'Liberation' }).click();
    await page.locator('[data-testid="chip"]', { hasText: 'Jabin' }).click();
    await page.locator('[data-menu] [data-rule]').first().waitFor();
    await page.keyboard.press('Escape');
    // a ship without an outpost to report to, and an interrupt with nothing to be played on
    for (const [card, rule] of [
      ['Kazon Raider', 'R-5.2'],
      ['Kevin Uxbridge', 'R-4.26'],
    ] as const) {
      await page.locator('[data-key^="hand-"]', { hasText: card }).click();
      await page.locator(`[data-menu] [data-rule="${rule}"]`).waitFor();
      await expectMenuOffTheQuestion(p);
      await page.keyboard.press('Escape');
    }
    expect(sent(p)).toBe(0);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('seeding', () => {
  it('is not passed by Space while something can be seeded, unless the guards are off', { timeout: LONG }, async () => {
    const p = await sit(unseeded);
    const { page } = p;
    await page.locator(choice('pass')).waitFor();
    await pressKey(p, ' ');
    expect(sent(p)).toBe(0);
    // by its own key it is asked about, once
    await page.keyboard.press('p');
    await page.locator(choice('cancel')).waitFor();
    expect(sent(p)).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator(choice('cancel')).waitFor({ state: 'detached' });
    // everybody can switch that off
    await openMenu(page);
    await page.locator('[data-testid="guard"] input').click();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    const before = await look(page);
    await page.keyboard.press(' ');
    await changed(page, before);
    await expect.poll(() => sent(p)).toBe(1);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});

describe.skipIf(!hasBrowser)('consent to an undo', () => {
  it('is not given by Space', { timeout: LONG }, async () => {
    const [ines, ravi] = [await sit(consent, 0), await sit(consent, 1)];
    await press(ines.page, 'attempt');
    await press(ines.page, 'try');
    await ines.page.locator('[data-testid="encounter"]').waitFor();
    await ines.page.keyboard.press('u');
    await ravi.page.locator(choice('allow')).waitFor();
    await pressKey(ravi, ' ');
    expect(await offers(ravi.page, 'allow')).toBe(true);
    await ravi.page.keyboard.press('y');
    // back to where it was: she may attempt it again
    await ines.page.locator(choice('attempt')).first().waitFor();
    await ravi.page.locator(choice('allow')).waitFor({ state: 'detached' });
    expect([...ines.errors, ...ravi.errors]).toEqual([]);
    await ines.context.close();
    await ravi.context.close();
  });
});
