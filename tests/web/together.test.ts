/**
 * Three people at one table, two who play and one who looks on: they talk, point, do not listen, offer a draw, adjourn over a restart of the
 * server, go away and come back, and one forfeits. Then an operator's case, from a report to a ban to its end. By keyboard and by touch.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderByCommand } from '../../packages/server/src/order/by-command.ts';
import { Client } from '../../packages/server/src/testing/client.ts';
import { KINDS, type Kind, lacks } from '../../packages/server/src/testing/places.ts';
import type { ServerProcess } from '../../packages/server/src/testing/process.ts';
import { faults, hasBrowser, look, openMenu, type Person, person } from './browser.ts';
import { prepare } from './prepared.ts';
import { LONG, PSEUDO, Setting } from './setting.ts';

const ORDERS = `
title: A turn of Ines
format: warp-speed
rules: []
players:
  A: { hand: [Kes], deck: [Kes x20] }
  B: { hand: [Maniz], deck: [Maniz x20] }
spaceline:
  - { mission: Liberation, owner: A, A: { facilities: [Nekrit Supply Depot] } }
  - { mission: Combat Training, owner: B, B: { facilities: [Kazon Outpost] } }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

let setting: Setting;
beforeAll(async () => {
  setting = await Setting.open();
}, LONG);
afterAll(async () => {
  await setting?.close();
}, LONG);

async function visit(url: string, cookie: string, path: string, size: 'desk' | 'phone'): Promise<Person> {
  const p = await person(setting.browser, url, size);
  await p.context.addCookies([{ name: 'spaceline', value: cookie, url }]);
  await p.page.goto(path);
  return p;
}
const cookieOf = (client: Client): string => client.cookie.slice(client.cookie.indexOf('=') + 1);

const panel = ({ page }: Person) => page.getByTestId('talk-panel');
const lines = (p: Person) => panel(p).getByTestId('talk-line');
const choice = ({ page }: Person, id: string) =>
  page.locator(`[data-testid="question"] [data-choice="${id}"]:visible`).first();
/** A message of the server that has this in it, from some message on. */
const hears = ({ heard }: Person, part: string, since = 0) =>
  expect.poll(() => heard.slice(since).some((message) => message.includes(part)), { timeout: 20_000 }).toBe(true);
/** A short notice, which is gone again after a while. */
const noticed = async ({ page }: Person, text: string): Promise<void> => {
  if (!PSEUDO) await page.getByTestId('notice').filter({ hasText: text }).first().waitFor();
};
async function tell({ page }: Person, text: string): Promise<void> {
  await page.getByTestId('talk-input').fill(text);
  await page.keyboard.press('Enter');
}
/** Something in the menu of the game. */
async function fromMenu({ page }: Person, testid: string): Promise<void> {
  await openMenu(page);
  await page.locator('dialog').getByTestId(testid).click();
}

describe.skipIf(!hasBrowser)('three people at a table', () => {
  for (const kind of KINDS)
    it.skipIf(lacks(kind))(`talk, adjourn, come back and part, on ${kind}`, { timeout: LONG }, () => together(kind));

  async function together(kind: Kind): Promise<void> {
    const place = await setting.places.fresh(kind);
    const { game, cookies } = await prepare(place, ORDERS, ['Ines', 'Ravi'], undefined, 1000);
    let server: ServerProcess = await setting.serve(place);
    const { url } = server;
    const olu = await Client.guest(url, 'Olu');
    const at = `/t/${game}`;
    const a = await visit(url, encodeURIComponent(cookies[0]), at, 'desk');
    const b = await visit(url, encodeURIComponent(cookies[1]), at, 'phone');
    const c = await visit(url, cookieOf(olu), at, 'desk');
    const people = [a, b, c];
    for (const p of people) await look(p.page);
    // whose move it is, the sign of the tab says
    const sign = ({ page }: Person) => page.locator('link[rel="icon"]').getAttribute('href');
    await expect.poll(() => sign(a)).toBe('/icon-move.svg');
    expect(await sign(b)).toBe('/icon.svg');
    /** The same pages on both databases: they are looked at once. */
    const clean = async ({ page }: Person) => {
      if (kind === 'sqlite') expect(await faults(page)).toEqual([]);
    };

    await talk(a, b, c, clean);

    // a draw is offered and declined, which says so; offered again in the same turn it is refused
    await fromMenu(a, 'draw');
    await choice(b, 'agree').waitFor();
    await clean(b);
    await choice(b, 'play-on').click();
    await choice(b, 'agree').waitFor({ state: 'detached' });
    await hears(a, '"why":"declined"');
    await noticed(a, 'does not agree to a draw');
    await fromMenu(a, 'draw');
    await hears(a, '"code":"not-now"');

    // both adjourn; the server goes and comes back; the game waits under Games, and both go on
    await fromMenu(a, 'save-game');
    await choice(b, 'save').click();
    for (const p of [a, b]) await choice(p, 'resume').waitFor();
    const since = b.heard.length;
    await server.stop();
    // what is said meanwhile waits, and is said once
    await b.page.getByTestId('talk').click();
    await tell(b, 'Are you still there?');
    await panel(b).locator('[data-unheard="waits"]').waitFor();
    await clean(b);
    server = await setting.serve(place, { PORT: new URL(url).port });
    await a.page.goto('/games');
    const saved = a.page.locator('[data-testid="game"][data-status="saved"]');
    await saved.waitFor();
    await clean(a);
    await saved.locator('a').click();
    await choice(a, 'resume').waitFor();
    await a.page.keyboard.press(' ');
    await choice(a, 'not-yet').waitFor();
    // the page of the other has found the server again by itself, and is told
    await hears(b, '"asked":[true,false]', since);
    await panel(b).getByTestId('unheard').waitFor({ state: 'detached' });
    expect(b.heard.slice(since).filter((m) => m.includes('"t":"said"') && m.includes('Are you still'))).toHaveLength(1);
    await b.page.keyboard.press('Escape');
    await choice(b, 'resume').click();
    await choice(b, 'resume').waitFor({ state: 'detached' });
    await choice(a, 'not-yet').waitFor({ state: 'detached' });
    expect((await look(a.page)).who).toBe('you');

    // Ines goes, and it is her move: Ravi sees it counted, and may claim the win; she comes back, and he may not
    await a.page.goto('/');
    await choice(b, 'claim').waitFor();
    // on whichever page she is, she sees that it is her move, and how long he waits
    const call = a.page.locator('[data-testid="call"][data-counts="true"]');
    for (const path of ['/', '/settings', '/games', '/gallery', '/decks']) {
      await a.page.goto(path);
      await call.waitFor();
      await expect.poll(() => sign(a)).toBe('/icon-move.svg');
      if (!PSEUDO) expect(await a.page.title()).toContain('Your move');
    }
    await clean(a);
    await call.focus();
    await a.page.keyboard.press('Enter');
    await a.page.waitForURL(`**${at}`);
    await look(a.page);
    expect(await call.count()).toBe(0);
    await choice(b, 'claim').waitFor({ state: 'detached' });
    // she goes again and stays away
    await a.page.goto('/');
    await b.page.locator('[data-testid="question"] [data-choice="claim"]:enabled').waitFor();
    await clean(b);
    await choice(b, 'claim').click();
    for (const p of [b, c]) await p.page.getByTestId('result').waitFor();
    await a.page.goto('/games?result=lost');
    await a.page.locator('[data-testid="game"][data-status="over"]').waitFor();
    for (const p of people) expect(p.errors).toEqual([]);
    for (const p of people) await p.context.close();
    await server.stop();
  }

  async function talk(a: Person, b: Person, c: Person, clean: (p: Person) => Promise<void>): Promise<void> {
    const at = a.page.url();
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
    for (const p of [b, a]) await clean(p);

    // who looks on hears both, and is not heard
    await c.page.getByTestId('talk').click();
    await expect.poll(() => lines(c).count()).toBe(2);
    await tell(c, 'I would go first');
    await expect.poll(() => lines(c).count()).toBe(3);
    // a finger on a card that all can see
    await a.page.locator('[data-key^="place-"]').first().hover();
    await a.page.getByTestId('point').click();
    await expect.poll(() => lines(b).count()).toBe(3);
    expect(await panel(b).locator('[data-channel="spectators"]').count()).toBe(0);
    expect(await lines(b).last().locator('button').count()).toBeGreaterThan(1);

    // who says the same again and again is not heard, and told so
    for (let i = 0; i < 3; i++) await tell(a, 'Ready');
    const refused = panel(a).locator('[data-unheard="refused"]');
    await refused.waitFor();
    if (!PSEUDO) expect(await refused.innerText()).toContain('You have said that already');
    await refused.locator('button').last().click();
    await refused.waitFor({ state: 'detached' });
    await expect.poll(() => lines(b).count()).toBe(5);

    // Ravi does not listen any more, then does again
    await lines(b).first().locator('button').first().click();
    await lines(b).first().locator('span button').first().click();
    await expect.poll(() => lines(b).count()).toBe(1);
    // also when the page is read again
    await b.page.reload();
    await look(b.page);
    await b.page.getByTestId('talk').click();
    await expect.poll(() => lines(b).count()).toBe(1);
    await panel(b).locator('p > button').last().click();
    await expect.poll(() => lines(b).count()).toBe(5);
    await b.page.keyboard.press('Escape');

    // a thumb points at a place, and at a card that was held; Ines sees where
    await b.page.getByTestId('point-here').click();
    await expect.poll(() => a.page.locator('[data-key^="place-"][data-pointed="true"]').count()).toBe(1);
    await a.page.locator('[data-testid="pointed"] span').waitFor();
    await expect.poll(() => lines(a).count()).toBe(6);
    const touch = { pointerType: 'touch', bubbles: true };
    const tile = b.page.locator('[data-key^="place-"]:visible').first();
    await tile.dispatchEvent('pointerdown', touch);
    await b.page.locator('dialog').getByTestId('point').click();
    await tile.dispatchEvent('pointerup', touch);
    await expect.poll(() => lines(a).count()).toBe(7);
    // Ines points by key at what she has come to with Tab
    await a.page.keyboard.press('Escape');
    await a.page.locator('[data-key^="place-"]').last().focus();
    await a.page.keyboard.press('f');
    await expect.poll(() => lines(a).count()).toBe(8);

    // talk can be switched off
    await c.page.goto('/settings');
    await c.page.getByTestId('talk-switch').click();
    await c.page.goto(at);
    await look(c.page);
    expect(await c.page.getByTestId('talk').count()).toBe(0);
  }
});

describe.skipIf(!hasBrowser)('an operator', () => {
  for (const kind of KINDS)
    it.skipIf(lacks(kind))(
      `goes from a report to a ban and its end, on ${kind}, and nobody else sees any of it`,
      {
        timeout: LONG,
      },
      () => order(kind),
    );

  async function order(kind: Kind): Promise<void> {
    const place = await setting.places.fresh(kind);
    const clean = async ({ page }: Person) => {
      if (kind === 'sqlite') expect(await faults(page)).toEqual([]);
    };
    /** By keyboard nobody begins at the top of the page again. */
    const keepsFocus = ({ page }: Person) =>
      expect.poll(() => page.evaluate('document.activeElement?.tagName')).not.toBe('BODY');
    const server = await setting.serve(place);
    const account = async (name: string): Promise<Client> => {
      const client = new Client(server.url, name);
      await client.ok('POST', '/account', { login: `${name}.login`, password: 'correct horse', name });
      return client;
    };
    const [tuvok, kim, maje] = [await account('Tuvok'), await account('Kim'), await account('Maje')];
    await orderByCommand({ databaseUrl: place.url, data: place.folder }, { do: 'operator', who: 'Tuvok', on: true });
    const { id } = await kim.openTable();
    await maje.joinTable(id);
    const rude = await maje.at(id);
    rude.send({ t: 'say', game: id, text: 'You play like a targ' });

    // Kim reports what was said, at the table
    const k = await visit(server.url, cookieOf(kim), `/t/${id}`, 'desk');
    await look(k.page);
    await k.page.getByTestId('talk').click();
    await lines(k).first().locator('button').first().click();
    await lines(k).first().locator('span button').last().click();
    await k.page.locator('dialog textarea').fill('Rude');
    await k.page.locator('dialog button[type="submit"]').click();
    await k.page.locator('dialog code').waitFor();
    // for Kim there is no page of operators, nor a way to it
    await k.page.goto('/operator');
    await k.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await k.page.locator('a[href="/operator"]').count()).toBe(0);
    expect(await k.page.getByTestId('report').count()).toBe(0);

    const t = await visit(server.url, cookieOf(tuvok), '/operator', 'phone');
    await t.page.getByTestId('report').locator('button').first().click();
    const maje1 = t.page.locator('[data-testid="order-person"][data-name="Maje"]');
    await maje1.waitFor();
    expect(await t.page.getByTestId('report-detail').locator('ol li').count()).toBe(1);
    await maje1.locator('[data-measure="ban"]').click();
    await maje1.locator('form input').fill('Insults');
    await clean(t);
    await t.page.keyboard.press('Enter');
    await maje1.locator('form').waitFor({ state: 'detached' });
    await keepsFocus(t);
    await rude.until(() => rude.closed !== null);

    // Maje is told why, and writes once
    const m = await visit(server.url, cookieOf(maje), `/t/${id}`, 'phone');
    await m.page.getByTestId('banned-here').getByRole('link').click();
    const banned = m.page.getByTestId('banned');
    await banned.waitFor();
    if (!PSEUDO) expect(await banned.innerText()).toContain('Insults');
    await banned.locator('textarea').fill('It was a joke');
    await banned.locator('button[type="submit"]').click();
    await banned.locator('textarea').waitFor({ state: 'detached' });
    await clean(m);

    // the report is done with; the appeal is read, and the ban ends
    await t.page.getByTestId('close-report').locator('input').fill('Banned for a week');
    await t.page.keyboard.press('Enter');
    await t.page.getByTestId('report').waitFor({ state: 'detached' });
    await keepsFocus(t);
    await t.page.goto('/operator?tab=sanctions');
    await t.page.getByTestId('appeal').waitFor();
    const sanction = t.page.getByTestId('sanction');
    await sanction.locator('[data-measure="lift"]').click();
    await sanction.locator('form input').fill('Said sorry');
    await clean(t);
    await t.page.keyboard.press('Enter');
    await sanction.waitFor({ state: 'detached' });
    await keepsFocus(t);
    await t.page.goto('/operator?tab=log');
    await expect.poll(() => t.page.getByTestId('act').count()).toBe(4);
    await clean(t);
    await m.page.goto(`/t/${id}`);
    await look(m.page);
    for (const sign of ['banned', 'banned-here']) expect(await m.page.getByTestId(sign).count()).toBe(0);

    // whom one has played is asked to be a friend, says yes, and is invited with both decks set
    await k.page.goto('/people');
    const played = k.page.getByTestId('played').getByTestId('person');
    await played.locator('button').first().click();
    await k.page.locator('[data-testid="person"][data-relation="asked"]').waitFor();
    await clean(k);
    await m.page.goto('/people');
    await m.page.locator('[data-testid="person"][data-relation="asks"] button').first().click();
    await m.page.locator('[data-testid="person"][data-relation="friend"]').waitFor();
    await k.page.reload();
    await k.page.locator('[data-relation="friend"] [data-act="invite"]').click();
    await k.page.getByTestId('for-whom').waitFor();
    await k.page.getByTestId('their-deck').selectOption('kazon');
    await k.page.getByTestId('open-table').click();
    await k.page.getByTestId('challenge').waitFor();
    await m.page.goto('/tables');
    await m.page.getByTestId('invitations').locator('a').click();
    await m.page.getByTestId('sit-down').click();
    for (const p of [k, m]) await look(p.page);
    for (const p of [k, t, m]) expect(p.errors).toEqual([]);
    for (const p of [k, t, m]) await p.context.close();
    await server.stop();
  }
});
