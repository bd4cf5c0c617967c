/** Three people at one table, two who play and one who looks on: they talk, do not listen, and switch it off. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../packages/server/src/testing/client.ts';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, look, type Person, person } from './browser.ts';
import { LONG, PSEUDO, Setting } from './setting.ts';

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

async function sit(client: Client, game: string, size: 'desk' | 'phone'): Promise<Person> {
  const p = await person(setting.browser, server.url, size);
  const value = client.cookie.slice(client.cookie.indexOf('=') + 1);
  await p.context.addCookies([{ name: 'spaceline', value, url: server.url }]);
  await p.page.goto(`/t/${game}`);
  await look(p.page);
  return p;
}

const panel = ({ page }: Person) => page.getByTestId('talk-panel');
const lines = (p: Person) => panel(p).getByTestId('talk-line');
async function tell(p: Person, text: string): Promise<void> {
  await p.page.getByTestId('talk-input').fill(text);
  await p.page.keyboard.press('Enter');
}

describe.skipIf(!hasBrowser)('at a table', () => {
  it('players and spectators talk, by keyboard and by touch', { timeout: LONG }, async () => {
    const [ines, ravi, olu] = await Promise.all(['Ines', 'Ravi', 'Olu'].map((n) => Client.guest(server.url, n)));
    const { id } = await ines.openTable();
    await ravi.joinTable(id);
    const people = [await sit(ines, id, 'desk'), await sit(ravi, id, 'phone'), await sit(olu, id, 'desk')];
    const [a, b, c] = people;

    // a first arrival is no return
    const notices = a.page.getByTestId('notice');
    const sees = (here: boolean, since = 0) =>
      expect
        .poll(() =>
          a.heard.slice(since).some((t) => t.startsWith('{"t":"presence"') && t.includes('"connected":false') !== here),
        )
        .toBe(true);
    await sees(true);
    expect(await notices.count()).toBe(0);
    const since = a.heard.length;
    await b.page.goto('/');
    await sees(false, since);
    await b.page.goto(`/t/${id}`);
    await look(b.page);
    await expect.poll(() => notices.count()).toBe(1);
    if (!PSEUDO) expect(await notices.innerText()).toContain('Ravi is back.');

    await a.page.getByTestId('talk').focus();
    await a.page.keyboard.press('Enter');
    await panel(a).waitFor();
    await tell(a, 'Have fun <img src=x onerror=alert(1)>');
    await expect.poll(() => b.page.getByTestId('talk').getAttribute('data-unread')).toBe('1');
    await b.page.getByTestId('talk').click();
    await lines(b).first().waitFor();
    // words are text: no picture was made of them
    expect(await panel(b).locator('img').count()).toBe(0);
    await panel(b).locator('button[aria-expanded]').last().click();
    await panel(b).locator('[data-phrase="thanks"]').click();
    await expect.poll(() => lines(a).count()).toBe(2);
    expect(await faults(b.page)).toEqual([]);
    expect(await faults(a.page)).toEqual([]);

    // who looks on hears both, and is not heard
    await c.page.getByTestId('talk').click();
    await expect.poll(() => lines(c).count()).toBe(2);
    await tell(c, 'I would go first');
    await expect.poll(() => lines(c).count()).toBe(3);
    await tell(a, 'Ready');
    await expect.poll(() => lines(b).count()).toBe(3);
    expect(await panel(b).locator('[data-channel="spectators"]').count()).toBe(0);

    // Ravi does not listen any more, then does again
    await lines(b).first().locator('button').first().click();
    await lines(b).first().locator('span button').first().click();
    await expect.poll(() => lines(b).count()).toBe(1);
    await tell(a, 'Hello?');
    await expect.poll(() => lines(c).count()).toBe(5);
    expect(await lines(b).count()).toBe(1);
    await panel(b).locator('p > button').last().click();
    await expect.poll(() => lines(b).count()).toBe(4);

    // talk can be switched off
    for (const p of people) expect(p.errors).toEqual([]);
    await c.page.goto('/settings');
    await c.page.locator('label:has([role="switch"])').nth(3).click();
    await c.page.goto(`/t/${id}`);
    await look(c.page);
    expect(await c.page.getByTestId('talk').count()).toBe(0);
    for (const p of people) await p.context.close();
  });
});
