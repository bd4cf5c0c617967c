/**
 * A sealed event of eight in real browsers, from its creation to the last place: two players, six bots and a director. One player is lost and
 * comes back, one result is repaired, one judge is called, and the server is killed in the middle of a round.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../packages/server/src/testing/port.ts';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, isScrollable, openMenu, type Person, person } from './browser.ts';
import { LONG, PSEUDO, Setting } from './setting.ts';

let setting: Setting;
let server: ServerProcess;

beforeAll(async () => {
  setting = await Setting.open();
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
}, LONG);

const test = (id: string): string => `[data-testid="${id}"]`;
const PAGE = test('event-page');
/** The page of the event in this phase and round, told by a server that answers. */
const at = ({ page }: Person, phase: string, round: number): Promise<unknown> =>
  page.waitForSelector(`${PAGE}[data-phase="${phase}"][data-round="${round}"][data-lost="false"]`);
const tap = ({ page }: Person, id: string): Promise<void> => page.click(`${test(id)}:enabled`);

/** What is played: one box of Enhanced Premiere each, by its place in the list. */
const BOXES = 1;

/** The row of the own table. */
const MY_ROW = `${test('tables')} li[data-mine="true"]`;

/** The own table has a result in this round. */
const isDone = ({ page }: Person, round: number): Promise<unknown> =>
  page.waitForSelector(`${test('tables')}[data-round="${round}"] li[data-mine="true"][data-done="true"]`);

/** Sits down at the own table, gives up there, and goes back to the event. */
async function concede(p: Person, event: string, round: number): Promise<void> {
  await p.page.click(test('my-table'));
  await p.page.waitForURL(/\/t\//);
  await openMenu(p.page);
  await p.page.click(test('concede'));
  await p.page.click(`dialog ${test('confirm')}`);
  await p.page.waitForSelector(test('result'));
  await p.page.goto(event);
  await isDone(p, round);
}

/** The clock of the round stands at the table of a player, and a table that others play on the page of the event. */
async function sitsDown(pim: Person): Promise<void> {
  await pim.page.waitForSelector(`${test('featured')} ${test('miniature')}`);
  await pim.page.click(test('my-table'));
  await pim.page.waitForSelector(`${test('round-clock')} [role="timer"]`);
  expect(await pim.page.textContent(`${test('round-clock')} [role="timer"]`)).toMatch(/^\d+:\d\d$/);
  expect(await faults(pim.page)).toEqual([]);
}

const news = (kind: string): string => `${test('event-news')}[data-kind="${kind}"]`;

/** What the director announces, and a judge, come to whoever sits at a table. */
async function callsFromTable(pim: Person, ines: Person, event: string): Promise<void> {
  await tap(ines, 'announce');
  await ines.page.fill(test('announce-text'), 'Tea is at the back');
  await tap(ines, 'send-announcement');
  await pim.page.waitForSelector(news('announced'));
  expect(await pim.page.textContent(news('announced'))).toContain('Tea is at the back');
  await pim.page.click(`${news('announced')} button`);
  await pim.page.waitForSelector(news('announced'), { state: 'detached' });

  await pim.page.click(test('round-clock'));
  await pim.page.waitForSelector(`${test('event-desk')} ${test('announcement')}`);
  await pim.page.fill(test('judge-question'), 'Can a stopped crew staff a ship?');
  await tap(pim, 'call-judge');
  await pim.page.waitForSelector(`${test('my-call')}[data-answered="false"]`);
  expect(await faults(pim.page)).toEqual([]);
  await pim.page.keyboard.press('Escape');
  // the director sees the table on the bench, which tells whoever called, and answers
  await ines.page.waitForSelector(test('call'));
  await ines.page.click(test('go-judge'));
  await ines.page.waitForSelector(`${test('bench')}[data-busy="false"]`);
  await pim.page.waitForSelector(news('judge'));
  await ines.page.goBack();
  await at(ines, 'round', 1);
  const answer = 'No: staffing needs people who can act.';
  await ines.page.fill(test('judge-answer'), answer);
  await tap(ines, 'answer-call');
  await pim.page.waitForSelector(`${news('judge')}:has-text("${answer}")`);

  await pim.page.click(test('round-clock'));
  await pim.page.click(test('to-event'));
  await pim.page.waitForURL(`**${event}`);
  await at(pim, 'round', 1);
  await pim.page.waitForSelector(`${test('my-call')}[data-answered="true"]`);
}

/** Leaving in the middle of a round is asked about; and what is refused in a dialog is said in it. */
async function thinksTwice(pim: Person, ines: Person): Promise<void> {
  await tap(pim, 'leave-event');
  await pim.page.waitForSelector(test('sure'));
  await pim.page.keyboard.press('Escape');
  await pim.page.waitForSelector(test('sure'), { state: 'detached' });
  await pim.page.waitForSelector(test('mine'));

  await tap(ines, 'penalty');
  await ines.page.fill(test('penalty-points'), '50');
  await ines.page.fill(test('reason'), 'slow play');
  await tap(ines, 'do-it-to-player');
  await ines.page.waitForSelector(`dialog ${test('dialog-problem')}`);
  expect(await ines.page.locator(test('event-problem')).count()).toBe(0);
  await ines.page.keyboard.press('Escape');
  await ines.page.waitForSelector(test('do-it-to-player'), { state: 'detached' });
}

/** Where these guests stand on the page without the mark of a guest. */
async function unmarked({ page }: Person, guests: readonly string[]): Promise<string[]> {
  const words = (await page.textContent('main')) ?? '';
  const bare = guests.flatMap((name) =>
    words
      .split(name)
      .slice(1)
      .map((after) => name + after.slice(0, 30)),
  );
  return PSEUDO ? [] : bare.filter((told) => !guests.some((name) => told.startsWith(`${name} (guest)`)));
}
/** What the server calls whoever sits at this browser. */
const nameOf = async ({ page }: Person): Promise<string> => (await (await page.request.get('/api/me')).json()).me.name;

/** The director drops a player, who is then let in again. */
async function dropAndReadmit(p: Person): Promise<void> {
  for (const what of ['drop-player', 'readmit-player']) {
    await tap(p, what);
    await tap(p, 'do-it-to-player');
    await p.page.waitForSelector(test('do-it-to-player'), { state: 'detached' });
  }
  for (const kind of ['sent-away', 'let-in'])
    expect(await p.page.textContent(`${test('event-record')} [data-kind="${kind}"]`)).toMatch(/\d \S+/);
  await p.page.waitForSelector(test('readmit-player'), { state: 'detached' });
}

/** The director enters a result of a table, with the reason. */
async function rule(p: Person, table: string, outcome: string, reason: string): Promise<void> {
  await tap(p, 'enter-result');
  await p.page.selectOption(test('result-table'), table);
  await p.page.selectOption(test('result-outcome'), outcome);
  await p.page.fill(test('result-score-0'), '70');
  await p.page.fill(test('result-score-1'), '35');
  await p.page.fill(test('reason'), reason);
  await tap(p, 'send-result');
  await p.page.waitForSelector(test('send-result'), { state: 'detached' });
}

describe.skipIf(!hasBrowser)('an event', () => {
  it('is played by eight from creation to the final standings', { timeout: LONG }, async () => {
    const place = await setting.places.fresh('sqlite');
    const env = { PORT: String(await freePort()) };
    server = await setting.serve(place, env);
    const ines = await person(setting.browser, server.url);
    const pim = await person(setting.browser, server.url, 'phone');
    const oke = await person(setting.browser, server.url);

    // created: two rounds, eight seats, and no round before the director says so
    await ines.page.goto('/events');
    await ines.page.fill(test('event-name'), 'Warp Speed Friday');
    await ines.page.fill(test('event-rounds'), '2');
    await ines.page.click('details summary');
    await ines.page.fill(test('event-break'), '60');
    await tap(ines, 'create-event');
    await at(ines, 'open', 0);
    const event = new URL(ines.page.url()).pathname;
    for (const p of [pim, oke]) {
      await p.page.goto(event);
      await at(p, 'open', 0);
      await tap(p, 'enter-event');
      await p.page.waitForSelector(test('mine'));
    }
    await ines.page.waitForSelector(`${test('players')} > div:nth-of-type(2)`);
    const guests = await Promise.all([ines, pim, oke].map(nameOf));
    await dropAndReadmit(ines);
    expect(await unmarked(ines, guests)).toEqual([]);

    // built: one hands in what lies there, the other from the builder, where the clock runs
    await tap(ines, 'begin-event');
    for (const p of [pim, oke]) await at(p, 'building', 0);
    await tap(pim, 'lock-deck');
    await oke.page.click(test('build-deck'));
    await oke.page.waitForSelector(`${test('building-bar')}[data-building="true"]`);
    await oke.page.waitForSelector('[data-testid="check"][data-legal="true"]', { state: 'attached' });
    // a change is kept without a word
    const kept = oke.page.waitForResponse((r) => r.request().method() === 'PUT' && r.url().includes('/api/decks/'));
    await oke.page.fill(test('deck-name'), 'My Friday');
    expect((await kept).ok()).toBe(true);
    await tap(oke, 'hand-in');
    for (const p of [ines, pim, oke]) await at(p, 'round', 1);
    expect(await ines.page.locator(test('event-table')).count()).toBe(4);
    await pim.page.waitForSelector(`${test('pool')}[data-locked="true"]`);
    expect(await faults(ines.page)).toEqual([]);
    expect(await isScrollable(pim.page)).toBe(false);

    await pim.page.waitForSelector(test('my-table'));
    await sitsDown(pim);
    await callsFromTable(pim, ines, event);
    await thinksTwice(pim, ines);

    // the server is killed: everybody sees it, and the event goes on where it was
    await server.kill();
    for (const p of [ines, pim, oke]) await p.page.waitForSelector(`${PAGE}[data-lost="true"]`);
    server = await setting.serve(place, env);
    for (const p of [ines, pim]) await at(p, 'round', 1);

    // one is lost, and comes back to the same table
    await oke.page.close();
    oke.page = await oke.context.newPage();
    await oke.page.goto(event);
    await at(oke, 'round', 1);
    // the lot may have brought the two together: then one table is done for both
    const tables = await Promise.all([pim, oke].map((p) => p.page.getAttribute(MY_ROW, 'data-table')));
    await concede(oke, event, 1);
    if (tables[0] !== tables[1]) await concede(pim, event, 1);
    for (const p of [ines, pim]) await at(p, 'between', 1);
    for (const p of [ines, pim]) expect(await unmarked(p, guests)).toEqual([]);

    // one result is repaired
    await rule(ines, '0', 'modified-win', 'a mission was counted twice');
    await ines.page.waitForSelector(`${test('event-record')} [data-kind="ruled"]`);
    // everybody reads why
    for (const p of [pim, oke]) {
      await p.page.waitForSelector(`${test('event-record')} [data-kind="ruled"]`);
      expect(await p.page.textContent(test('ruling'))).toContain('a mission was counted twice');
    }
    const points = () =>
      ines.page
        .locator(`${test('standings')} tbody tr`)
        .evaluateAll((rows) => rows.map((r) => Number(r.getAttribute('data-points'))));
    expect((await points()).reduce((a, b) => a + b, 0)).toBe(16);
    expect(await points()).toContain(3);

    // the last round: the director enters what is left
    await tap(ines, 'next-round');
    for (const p of [ines, pim, oke]) await at(p, 'round', 2);
    await rule(ines, '4', 'full-win', 'time');
    for (let i = 5; i < 8; i++) await rule(ines, String(i), 'full-loss', 'time');
    await at(ines, 'between', 2);
    await tap(ines, 'next-round');
    for (const p of [ines, pim, oke]) await at(p, 'over', 2);
    for (const p of [ines, pim, oke]) {
      await p.page.waitForSelector(test('after'));
      expect(await p.page.locator(`${test('standings')} tbody tr`).count()).toBe(8);
      // what each has opened, too
      expect(await p.page.locator(test('pool-of')).count()).toBe(8);
    }
    expect((await points()).reduce((a, b) => a + b, 0)).toBe(32);
    expect(await faults(pim.page)).toEqual([]);
    expect(await isScrollable(pim.page)).toBe(false);
    for (const p of [ines, pim, oke]) expect(p.errors).toEqual([]);

    // a box each: mixed, dealt blind, and built from; the season tells of the event that is over
    await ines.page.goto('/events');
    await ines.page.fill(test('event-name'), 'Premiere night');
    await ines.page.selectOption(test('event-kind'), { index: BOXES });
    await ines.page.fill(test('event-rounds'), '1');
    await ines.page.fill(test('event-fill'), '2');
    await tap(ines, 'create-event');
    await at(ines, 'open', 0);
    await tap(ines, 'enter-event');
    await ines.page.waitForSelector(test('mine'));
    await tap(ines, 'begin-event');
    await at(ines, 'building', 0);
    const pool = await ines.page.locator(`${test('pool')} a[href^="/packs"]`).getAttribute('href');
    expect(pool).toContain('enhanced-premiere');
    expect(await faults(ines.page)).toEqual([]);
    await tap(ines, 'lock-deck');
    await at(ines, 'round', 1);
    await ines.page.waitForSelector(test('my-table'));
    await rule(ines, '0', 'full-win', 'time');
    await at(ines, 'between', 1);
    await tap(ines, 'next-round');
    await at(ines, 'over', 1);
    await ines.page.goto('/season');
    const told = ines.page.locator(`${test('season-events')} a[href^="/events/"]`);
    await told.nth(1).waitFor();
    expect(await told.count()).toBe(2);
    expect(await faults(ines.page)).toEqual([]);
  });
});
