/** The judge's bench in the browser: a board laid out by search, by hand and by keyboard; something refused and something done; the file. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { faults, hasBrowser, look, person, playOut, startGame } from './browser.ts';
import { LONG, Setting } from './setting.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'spaceline-judge-'));
let setting: Setting;
let server: ServerProcess;

beforeAll(async () => {
  setting = await Setting.open();
  server = await setting.serve(await setting.places.fresh('sqlite'));
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
  rmSync(folder, { recursive: true, force: true });
}, LONG);

/** The engine has answered to what lies there now. */
const settled = (page: Page) => page.locator('[data-testid="bench"][data-busy="false"]').waitFor();

/** Types a name, and Enter puts the first card found where the hand points. */
async function put(page: Page, name: string): Promise<void> {
  await page.fill('[data-testid="card-search"]', name);
  await page.locator('[data-testid="found-card"]', { hasText: name }).first().waitFor();
  await page.press('[data-testid="card-search"]', 'Enter');
}

const slot = (page: Page, target: object) =>
  page.locator(`[data-testid="slot"][data-target='${JSON.stringify(target)}']`);
const onBoard = (page: Page, name: string) => page.locator(`[data-testid="board-card"][data-card="${name}"]`);
const outcome = (page: Page, is: string) => page.locator(`[data-testid="answer"][data-outcome="${is}"]`).waitFor();

async function tryOut(page: Page, verb: string, card: string, aim: string): Promise<void> {
  await settled(page);
  await page.selectOption('[data-testid="verb"]', verb);
  await page.selectOption('[data-testid="actor"]', card);
  await page.selectOption('[data-testid="aim"]', aim);
  await page.click('[data-testid="say-it"]');
}

async function saved(page: Page): Promise<string> {
  await settled(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-testid="save"]')]);
  const path = join(folder, `${Date.now()}-${file.suggestedFilename()}`);
  await file.saveAs(path);
  return path;
}

/** The saved file, run by the command. */
async function passes(path: string): Promise<{ passed: number; failed: number }> {
  const { stdout } = await run(process.execPath, [await ensureBuilt(), 'scenario', '--json', path]);
  return JSON.parse(stdout) as { passed: number; failed: number };
}

describe.skipIf(!hasBrowser)('the judge’s bench', () => {
  it('lays out a board, refuses, does, and saves what runs', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/judge');
    await settled(page);
    // by keyboard: two places, then a ship and somebody aboard
    await put(page, 'Catalog Phenomena');
    await put(page, 'Liberation');
    await slot(page, { to: 'side', place: 0, side: 'A' }).click();
    await put(page, 'Kazon Raider');
    await onBoard(page, 'Kazon Raider').click();
    await put(page, 'Narret');
    // by hand: a person from the list onto the ship
    await page.fill('[data-testid="card-search"]', 'Rabek');
    await page.locator('[data-testid="found-card"]', { hasText: 'Rabek' }).dragTo(onBoard(page, 'Kazon Raider'));
    await onBoard(page, 'Rabek').waitFor();
    await page.fill('[data-testid="card-search"]', '');
    await onBoard(page, 'Kazon Raider').click();
    await page.click('[data-testid="chosen"] [data-state="stopped"]');

    // what is not allowed, with the rule, and what would let it through
    await tryOut(page, 'move', 'Kazon Raider', 'Liberation');
    await outcome(page, 'refused');
    expect(await page.locator('[data-testid="reason"] [data-testid="cite"]').first().innerText()).toBe('R-8.22');
    expect(await page.locator('[data-testid="sources"] [data-rule="R-8.22"][data-cited="true"]').count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-testid="reason"] [data-testid="cite"]').first().click();
    await page.locator('[data-testid="rule-drawer"][data-rule="R-8.22"] h2').waitFor();
    await page.keyboard.press('Escape');
    const refusal = await saved(page);
    expect(readFileSync(refusal, 'utf8')).toContain('because: R-8.22');
    expect(await passes(refusal)).toMatchObject({ passed: 1, failed: 0 });

    // the change that was found is made, and it is done
    await page.locator('[data-testid="remedy"]').first().click();
    await outcome(page, 'done');
    expect(await page.locator('[data-testid="step"] [data-kind="moved"] [data-testid="cite"]').innerText()).toBe(
      'R-7.3',
    );
    const flight = await saved(page);
    expect(readFileSync(flight, 'utf8')).toContain('at Liberation');
    expect(await passes(flight)).toMatchObject({ passed: 1, failed: 0 });

    // what is offered next is a step, too; the link has all of it
    await page.locator('[data-testid="offered"] [data-verb="end-turn"]').click();
    await page.locator('[data-testid="step"]').nth(1).waitFor();
    await page.click('[data-testid="share"]');
    await page.waitForURL(/#b=/);
    const link = page.url();
    const other = await person(setting.browser, server.url, 'phone');
    await other.page.goto(link);
    await other.page.locator('[data-testid="step"]').nth(1).waitFor();
    expect(await onBoard(other.page, 'Rabek').count()).toBe(1);
    for (const x of [p, other]) {
      expect(x.errors).toEqual([]);
      await x.context.close();
    }
  });

  it('moves a card by keyboard alone, and takes it off again', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await page.goto('/judge?scenario=base%2FR-7.3-several-moves-in-a-turn');
    await settled(page);
    const cards = page.locator('[data-testid="board-card"]');
    const before = await cards.count();
    expect(before).toBeGreaterThan(1);
    await cards.last().focus();
    const name = await cards.last().getAttribute('data-card');
    await page.keyboard.press('Enter');
    await page.selectOption('[data-testid="move-to"]', { label: 'B’s hand' });
    await page.locator('details summary').first().click();
    expect(await page.locator(`[data-side="B"] [data-testid="board-card"][data-card="${name}"]`).count()).toBe(1);
    await page.locator(`[data-side="B"] [data-testid="board-card"][data-card="${name}"]`).last().focus();
    await page.keyboard.press('Delete');
    await settled(page);
    expect(await cards.count()).toBe(before - 1);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });

  it('opens from any moment of a game that is over', { timeout: LONG }, async () => {
    const p = await person(setting.browser, server.url);
    const { page } = p;
    await startGame(page);
    await playOut(page);
    const id = /\/t\/([^/?]+)/.exec(page.url())![1];
    await page.goto(`/replay/${id}?n=40`);
    await page.locator('[data-testid="ask-a-judge"]').click();
    await page.waitForURL(/\/judge\?game=/);
    await settled(page);
    expect(await page.locator('[data-testid="board-card"]').count()).toBeGreaterThan(2);
    expect(await page.locator('[data-testid="bench-problem"]').count()).toBe(0);
    await page.locator('[data-testid="play-on"]').click();
    await page.waitForURL(/\/t\//);
    expect((await look(page)).over).toBe(false);
    expect(p.errors).toEqual([]);
    await p.context.close();
  });
});
