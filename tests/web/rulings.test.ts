/** The rulebook in the browser: looked for, read, put on the table, played on; and opened beside a table that cites it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, isScrollable, look, type Person, person } from './browser.ts';
import { prepare } from './prepared.ts';
import { LONG, Setting } from './setting.ts';

const STOPPED = `
title: A ship that was stopped, and one that flies
rules: []
players:
  A: { hand: [Maniz], deck: [Maniz x20] }
  B: { hand: [Maniz], deck: [Maniz x20] }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [Narret], stopped: true }, { card: Kazon Raider, crew: [Rabek, Tersa] }] }
  - { mission: Liberation, owner: A }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

let setting: Setting;
let server: ServerProcess;
let table: { game: string; cookies: string[] };

beforeAll(async () => {
  setting = await Setting.open();
  const place = await setting.places.fresh('sqlite');
  table = await prepare(place, STOPPED, ['Ines', 'Ravi']);
  server = await setting.serve(place);
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
}, LONG);

const DRAWER = '[data-testid="rule-drawer"]';

describe.skipIf(!hasBrowser)('the rulings', () => {
  it('are found, read, put on the table, stepped through and played on', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/rules');
    await page.fill('[data-testid="rule-search"]', 'docked ship');
    const found = page.locator('[data-testid="rules-found"] [data-rule]');
    await page.locator('[data-ground="title"]').waitFor();
    expect(await found.first().getAttribute('data-rule')).toBe('R-7.8');
    // an id with a dot, by its link and by its address
    await page.fill('[data-testid="rule-search"]', 'r-8.17');
    await page.locator('[data-ground="id"]').waitFor();
    await found.first().locator('h2 a').click();
    await page.waitForURL(/\/rules\/R-8\.17$/);
    await page.reload();
    await page.locator('[data-testid="rule"][data-rule="R-8.17"]').waitFor();

    await page.goto('/rules/R-7.3');
    await page.locator('[data-testid="on-the-table"]', { hasText: '' }).nth(2).click();
    await page.waitForURL(/\/rules\/R-7\.3\/table/);
    const scene = page.locator('[data-testid="scene"]');
    await scene.waitFor();
    const said = new Set<string>();
    const next = page.locator('[data-testid="next-step"]');
    for (let i = 0; !(await next.isDisabled()); i++) {
      expect(await scene.getAttribute('data-scene')).toBe(String(i));
      said.add(await scene.innerText());
      await next.click();
    }
    expect(said.size).toBeGreaterThan(1);
    expect(await faults(page)).toEqual([]);

    await page.locator('[data-testid="play-on"]').click();
    await page.waitForURL(/\/t\//);
    expect((await look(page)).over).toBe(false);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });

  const sitDown = async (size: 'desk' | 'phone'): Promise<Person> => {
    const p = await person(setting.browser, server.url, size);
    await p.context.addCookies([{ name: 'spaceline', value: encodeURIComponent(table.cookies[0]), url: server.url }]);
    await p.page.goto(`/t/${table.game}`);
    await look(p.page);
    return p;
  };

  it('open beside the table that refuses, which goes on', { timeout: LONG }, async () => {
    const p = await sitDown('desk');
    const { page } = p;
    await page.locator('[data-seat="you"]', { hasText: 'Raider' }).first().click();
    const cited = page.locator('[data-menu] [role="status"] button').first();
    if ((await cited.count()) === 0) await page.locator('[data-menu] [aria-disabled="true"]').first().hover();
    await cited.click();
    const drawer = page.locator(DRAWER);
    await drawer.locator('h2').waitFor();
    expect(await drawer.getAttribute('data-rule')).toBe('R-8.22');
    expect(new URL(page.url()).pathname).toBe(`/t/${table.game}`);
    // a rule that it names, and back
    await drawer.locator('[data-testid="see-rule"]').first().click();
    await page.waitForFunction("document.querySelector('[data-testid=rule-drawer]').dataset.rule !== 'R-8.22'");
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });

    // what happens on the table cites its rule in the log, and the drawer stands beside whatever comes next
    await page.keyboard.press('Escape');
    await page.locator('[data-seat="you"][data-act="true"]', { hasText: 'Raider' }).first().click();
    await page.locator('[data-menu] [data-verb="move"]').first().click();
    await page.locator('[data-kind="moved"] button', { hasText: 'R-7.3' }).last().click();
    await page.locator(`${DRAWER}[data-rule="R-7.3"] h2`).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-testid="close-rule"]').click();
    expect(p.errors).toEqual([]);
    await p.context.close();
  });

  it('open over the log on a phone', { timeout: LONG }, async () => {
    const p = await sitDown('phone');
    const { page } = p;
    await page.locator('[role="tab"]').last().click();
    await page.locator('[role="log"] button', { hasText: /^R-/ }).first().click();
    await page.locator(`${DRAWER} h2`).waitFor();
    expect(await isScrollable(page)).toBe(false);
    await page.locator('[data-testid="close-rule"]').click();
    await page.locator(DRAWER).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/t/${table.game}`);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});
