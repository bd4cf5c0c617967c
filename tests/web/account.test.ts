/** An account on the settings page: made, lost and found again by its code, signed in elsewhere and out again, left for good. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, type Person, person } from './browser.ts';
import { LONG, Setting } from './setting.ts';

let setting: Setting;
let server: ServerProcess;

beforeAll(async () => {
  setting = await Setting.open();
  server = await setting.serve(await setting.places.fresh('sqlite'));
}, LONG);
afterAll(async () => {
  await server?.stop();
  await setting?.close();
}, LONG);

const MODES = { login: 0, account: 1, lost: 2 };

/** Fills in the form of one who is not signed in; a code where it asks for one. */
async function enter({ page }: Person, mode: keyof typeof MODES, login: string, password: string, code = '') {
  await page.goto('/settings');
  await page.locator('input[name="mode"]').nth(MODES[mode]).check({ force: true });
  await page.fill('input[autocomplete="username"]', login);
  if (code !== '') await page.fill('input[autocomplete="off"]', code);
  await page.fill('input[type="password"]', password);
  await page.locator('form:has(input[autocomplete="username"]) button[type="submit"]').click();
}

async function codeOf({ page }: Person): Promise<string> {
  const shown = page.getByTestId('recovery-code');
  await shown.waitFor();
  const code = (await shown.textContent())!;
  expect(await faults(page)).toEqual([]);
  await page.locator('dialog [data-testid="recovery-code"] ~ div button').click();
  await shown.waitFor({ state: 'detached' });
  return code;
}

/** Opens one of the things that are done seldom, fills in its passwords and sends it. */
async function seldom({ page }: Person, testid: string, ...passwords: string[]) {
  const part = page.getByTestId(testid);
  await part.locator('summary').click();
  const fields = part.locator('input[type="password"]');
  for (const [i, password] of passwords.entries()) await fields.nth(i).fill(password);
  await part.locator('button[type="submit"]').click();
}

describe.skipIf(!hasBrowser)('an account', () => {
  it.each(['desk', 'phone'] as const)('is kept, lost, found and left at a %s', { timeout: LONG }, async (size) => {
    const p = await person(setting.browser, server.url, size);
    const login = `ines.${size}`;
    await enter(p, 'account', login, 'first password');
    const code = await codeOf(p);
    await p.page.getByTestId('leave').waitFor();
    expect(await faults(p.page)).toEqual([]);

    // somebody else may not be called so
    const stranger = await person(setting.browser, server.url, size);
    await stranger.page.goto('/settings');
    await stranger.page.fill('input[autocomplete="nickname"]', login.toUpperCase());
    await stranger.page.locator('form:has(input[autocomplete="nickname"]) button[type="submit"]').click();
    await stranger.page.locator('form:has(input[autocomplete="nickname"]) p').waitFor();

    // the same account in another browser, which is signed out when the password changes
    await enter(stranger, 'login', login, 'first password');
    await stranger.page.getByTestId('leave').waitFor();
    await p.page.reload();
    const sessions = p.page.getByTestId('sessions');
    await sessions.locator('summary').click();
    await sessions.locator('[data-here="false"]').waitFor();
    await seldom(p, 'change-password', 'first password', 'second password');
    await p.page.getByTestId('change-password').locator('[role="status"]').waitFor();
    await stranger.page.reload();
    await stranger.page.locator('input[autocomplete="username"]').waitFor();

    // the password is lost, the code is not
    await enter(stranger, 'lost', login, 'third password', code.toLowerCase());
    const next = await codeOf(stranger);
    expect(next).not.toBe(code);
    await stranger.page.getByTestId('leave').waitFor();
    await seldom(stranger, 'new-code', 'third password');
    expect(await codeOf(stranger)).not.toBe(next);

    await seldom(stranger, 'leave', 'wrong password');
    await stranger.page.getByTestId('leave').locator('[role="alert"]').waitFor();
    await stranger.page.getByTestId('leave').locator('input').fill('third password');
    await stranger.page.getByTestId('leave').locator('button[type="submit"]').click();
    await stranger.page.locator('input[autocomplete="username"]').waitFor();
    await enter(stranger, 'login', login, 'third password');
    await stranger.page.locator('form:has(input[autocomplete="username"]) [role="alert"]').waitFor();

    expect([p.errors, stranger.errors]).toEqual([[], []]);
    await p.context.close();
    await stranger.context.close();
  });
});
