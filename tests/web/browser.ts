/// <reference lib="dom" />
/** A real browser for the tests of the table, and a person in it who clicks. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM, findChromium, skipping } from '../../scripts/machine.mjs';
import { contextFor, type WindowName } from './sizes.ts';

const FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const found = findChromium();

/** Where there is none, the tests that need one are skipped. */
export const hasBrowser = found.at !== null;
if (found.at === null) console.warn(skipping(CHROMIUM, found.why));

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: found.at ?? undefined, args: FLAGS });

export interface Person {
  context: BrowserContext;
  page: Page;
  /** what went wrong in the page */
  errors: string[];
  /** every message that came over the WebSocket */
  heard: string[];
  /** every message that the page sent over it */
  said: string[];
}

export async function person(browser: Browser, url: string, size: WindowName = 'desk'): Promise<Person> {
  const context = await browser.newContext({ baseURL: url, ...contextFor(size) });
  const page = await context.newPage();
  const errors: string[] = [];
  const heard: string[] = [];
  const said: string[] = [];
  page.on('pageerror', (e) => errors.push(e.message));
  page.on('console', (m) => {
    // a server that was killed on purpose is no error of the page
    if (m.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(m.text()))
      errors.push(m.text());
  });
  page.on('websocket', (ws) => {
    ws.on('framereceived', (f) => heard.push(String(f.payload)));
    ws.on('framesent', (f) => said.push(String(f.payload)));
  });
  page.setDefaultTimeout(20_000);
  return { context, page, errors, heard, said };
}

const BAR = '[data-testid="question"]';

export interface Seen {
  n: number;
  who: string;
  prompt: string;
  text: string;
  /** what has happened is to be read before anything is asked: a dilemma that was met, a battle that is over */
  reading: boolean;
  over: boolean;
}

/** The little of a page that these tests touch from inside. */
declare const document: {
  querySelector(selector: string): { dataset: Record<string, string | undefined>; innerText: string } | null;
};

/** Runs in the page: what it shows when it is not busy, and other than before; else null. */
function seenIn([bar, n, text]: readonly [string, number, string]): Seen | null {
  const el = document.querySelector(bar);
  const over = document.querySelector('[data-testid="result"]') !== null;
  if (!over && (el === null || el.dataset.busy !== 'false')) return null;
  const now = {
    n: Number(el?.dataset.n ?? -1),
    who: el?.dataset.who ?? '',
    prompt: el?.dataset.prompt ?? '',
    text: el?.innerText ?? '',
    // the bar, and not the panel, says so: the screens of a battle come with the first one, a moment after its question
    reading: document.querySelector(`${bar} [data-choice="go-on"]`) !== null,
    over,
  };
  return over || now.n !== n || now.text !== text ? now : null;
}

async function wait(page: Page, n: number, text: string): Promise<Seen> {
  try {
    const seen = await page.waitForFunction(seenIn, [BAR, n, text] as const, { polling: 30 });
    return (await seen.jsonValue()) as Seen;
  } catch (cause) {
    // what is there instead, for whoever has to find out why
    const there = await page.evaluate(() => document.querySelector('body')?.innerText ?? '').catch(() => '');
    throw new Error(`nothing new at ${page.url()}: ${there.slice(0, 600)}`, { cause });
  }
}

/** What the page asks, when it is not busy. */
export const look = (page: Page): Promise<Seen> => wait(page, -2, '');

/** Waits until the page asks or shows something else. */
export const changed = (page: Page, before: Seen): Promise<Seen> => wait(page, before.n, before.text);

/**
 * Clicks, where there is something to click. What the other player does may take it away under the finger: then nothing is
 * clicked, and above all nothing else.
 */
async function click(page: Page, selector: string): Promise<boolean> {
  const found = await page.$(selector);
  if (found === null) return false;
  try {
    await found.click();
  } catch (error) {
    if (await found.evaluate((element) => element.isConnected)) throw error;
  }
  return true;
}

/** The default answer in the question bar. */
const PRIMARY = `${BAR} [data-answer="default"]`;

/** Whether the default answer can be given: it cannot while something must be chosen for it. */
export const canConfirm = async (page: Page): Promise<boolean> => (await page.$(`${PRIMARY}:disabled`)) === null;

/** A button in the question bar, by what it does. */
const choice = (id: string): string => `${BAR} [data-choice="${id}"]`;

/** Presses a button in the question bar. */
export const press = (page: Page, id: string): Promise<void> => page.locator(choice(id)).first().click();

/** Does the question bar have this button? */
export const offers = async (page: Page, id: string): Promise<boolean> => (await page.locator(choice(id)).count()) > 0;

/** The key that is written on a button of the question bar. */
export async function keyOf(page: Page, id: string): Promise<string> {
  const key = (await page.locator(choice(id)).first().getAttribute('aria-keyshortcuts')) ?? '';
  return key === 'Space' ? ' ' : key.toLowerCase();
}

/** The menu of the game: its button is in the strip where the window has no room for the rail. */
export const openMenu = (page: Page): Promise<void> => page.locator('[data-testid="menu"]:visible').first().click();

/** A line of the open menu, by what it does. */
export const menuLine = (verb: string): string => `[data-menu] [data-testid="action"][data-verb="${verb}"]`;

/**
 * One step of a plain but sensible player, by clicking alone: seeds what can be seeded, reports people, beams a team
 * down and attempts, else gives the default answer. Answers false when it is the other player's move. `now` is what the
 * caller has seen and decided on: a question that has come since is not answered.
 */
export async function step(page: Page, now?: Seen): Promise<boolean> {
  const seen = now ?? (await look(page));
  if (seen.over) return false;
  if (seen.who !== 'you' && !seen.reading) return false;
  const done = async (): Promise<true> => {
    await changed(page, seen);
    return true;
  };
  if (seen.reading) {
    await click(page, PRIMARY);
    return done();
  }
  if (seen.prompt === 'batch') {
    if (!(await click(page, choice('lay-out')))) await click(page, PRIMARY);
    await done();
    // it lays out one card after the other: more is on its way until it cannot be stopped any more
    await page.locator(choice('stop')).waitFor({ state: 'detached' });
    return true;
  }
  if (seen.prompt === 'mission-phase') {
    await click(page, '[data-key^="hand-"][data-can="true"]');
    return done();
  }
  // what is known of an attempt was looked at
  if (await click(page, choice('try'))) return done();
  // a group, or a card to choose: as many as it takes
  if (
    (await offers(page, 'choose')) &&
    (await page.locator('[data-testid="tray"] button, [aria-pressed]').count()) > 0
  ) {
    await click(page, choice('everyone'));
    for (let i = 0; i < 12 && !(await canConfirm(page)); i++) {
      if (!(await click(page, '[data-testid="tray"] button[aria-pressed="false"]')))
        if (!(await click(page, '[aria-pressed="false"]'))) break;
    }
    await click(page, PRIMARY);
    return done();
  }
  if (seen.prompt === 'play' || seen.prompt === 'orders' || seen.prompt === 'facility-phase') {
    if (await click(page, '[data-key^="hand-"][data-can="true"]')) {
      await page.locator('[data-menu] [data-testid="action"]').first().click();
      return done();
    }
    if (seen.prompt !== 'facility-phase' && ((await attempt(page)) || (await beam(page)))) return done();
  }
  await click(page, PRIMARY);
  return done();
}

/** Attempts a mission that glows, when its requirement is met. */
async function attempt(page: Page): Promise<boolean> {
  const tiles = page.locator('[data-key^="place-"][data-act="true"], [data-key^="place-"][data-open="true"]');
  for (let i = 0; i < (await tiles.count()); i++) {
    await tiles.nth(i).click();
    if ((await page.locator('li[data-met="missing"]').count()) > 0) continue;
    if (await click(page, choice('attempt'))) return true;
  }
  return false;
}

/** Sends everybody in the outpost down to its planet, once there are enough. */
async function beam(page: Page): Promise<boolean> {
  const units = page.locator('[data-seat="you"][data-act="true"]');
  for (let i = 0; i < (await units.count()); i++) {
    const unit = units.nth(i);
    if (Number(await unit.getAttribute('data-crew')) < 5) continue;
    await unit.click();
    // planets have negative numbers, ships and facilities have those of their cards
    const down = page.locator(`${menuLine('beam')}[data-option*=">-"]`);
    if ((await down.count()) > 0) {
      await down.first().click();
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Plays until the result is shown. */
export async function playOut(page: Page, most = 1500): Promise<void> {
  for (let i = 0; i < most; i++) {
    const seen = await look(page);
    if (seen.over) return;
    if (!(await step(page, seen))) await changed(page, seen);
  }
  throw new Error(`no result after ${most} steps: ${(await look(page)).text}`);
}

export async function startGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.click('[data-testid="play-now"]');
  await look(page);
}

/** Plays on until so many answers were given: enough for people to stand on the table. */
export async function intoTheGame(page: Page, answers = 34): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const seen = await look(page);
    if (seen.over || seen.n >= answers) return;
    if (!(await step(page, seen))) await changed(page, seen);
  }
  throw new Error(`not ${answers} answers after 80 steps: ${(await look(page)).text}`);
}

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** When every change of colour or place that ends has ended. */
const SETTLED = `Promise.all(document.getAnimations().filter((a) => Number.isFinite(a.effect.getComputedTiming().endTime)).map((a) => a.finished.catch(() => {}))).then(() => undefined)`;

/** From now on colours change at once: what is on its way from one to another has neither. */
const AT_ONCE = `{ const still = new CSSStyleSheet(); still.replaceSync('*, *::before, *::after { transition: none !important }'); document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]; }`;
const AS_BEFORE = `document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)`;

/** Serious faults only: what keeps somebody out. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  await page.evaluate(SETTLED);
  await page.evaluate(AT_ONCE);
  const found = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations.map((v) => ({ id: v.id, impact: v.impact, at: v.nodes.map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')) })))`,
  )) as { id: string; impact: string; at: string[] }[];
  await page.evaluate(AS_BEFORE);
  return found
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${v.id}: ${v.at.slice(0, 3).join(' | ')}`);
}

export const isScrollable = (page: Page): Promise<boolean> =>
  page.evaluate('document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth') as Promise<boolean>;
