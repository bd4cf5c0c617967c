import { orderByCommand } from '../../packages/server/src/order/by-command.ts';
import { Client } from '../../packages/server/src/testing/client.ts';
import { faults, isScrollable, look, person } from './browser.ts';
import { Setting } from './setting.ts';

const setting = await Setting.open();
const place = await setting.places.fresh('sqlite');
const server = await setting.serve(place);
const acc = async (name: string) => {
  const c = new Client(server.url, name);
  await c.ok('POST', '/account', { login: `${name}.login`, password: 'correct horse', name });
  return c;
};
const [ines, ravi, olu, tuvok] = [await acc('Ines'), await acc('Ravi'), await acc('Olu'), await acc('Tuvok')];
await orderByCommand({ databaseUrl: null, data: place.folder }, { do: 'operator', who: 'Tuvok', on: true });
const games: string[] = [];
for (let i = 0; i < 3; i++) {
  const { id } = await ines.openTable();
  await ravi.joinTable(id);
  games.push(id);
  if (i === 2) break;
  const w = await ravi.at(id);
  w.send({
    t: i === 0 ? 'concede' : 'say',
    game: id,
    ...(i === 1 && { text: 'You play like a targ, and your deck was made by a Pakled who could not count to thirty' }),
  } as never);
  if (i === 0) await w.until(() => w.isOver);
}
const idOf = async (c: Client) => (await c.ok('GET', '/me')).me.id;
await ines.ok('POST', `/games/${games[1]}/report`, {
  text: 'He insults me in every line, and does not stop when asked',
  line: 0,
});
await ines.ok('PUT', `/games/${games[0]}/listed`, { listed: true });
await ravi.ok('PUT', `/games/${games[0]}/listed`, { listed: true });
await olu.ok('POST', '/people', { name: 'Ines' });
await ines.ok('POST', '/people', { name: 'Tuvok' });
await tuvok.ok('POST', '/people', { name: 'Ines' });
const kes = await Client.guest(server.url, 'Kes');
const { id: kt } = await kes.openTable();
await ines.joinTable(kt);
await ravi.openTable({ invite: await idOf(ines), theirs: 'federation', clock: { minutes: 20 } });
const challenge = await ravi.openTable({ private: true, theirs: 'federation' });
const ban = async (c: object) => (await tuvok.ok('POST', '/operator', c)).answer;
const b = await ban({ do: 'ban', who: 'Olu', days: 7, reason: 'Insults at three tables' });
await olu.ok('POST', '/appeal', { text: 'I was provoked, see the second game. It will not happen again.' });
await ban({ do: 'mute', who: 'Ravi', days: 1, reason: 'Loud' });
void b;

const shoot = async (
  client: Client | null,
  path: string,
  name: string,
  then?: (p: Awaited<ReturnType<typeof person>>) => Promise<void>,
) => {
  for (const size of ['desk', 'phone'] as const) {
    const p = await person(setting.browser, server.url, size);
    if (client)
      await p.context.addCookies([
        { name: 'spaceline', value: client.cookie.slice(client.cookie.indexOf('=') + 1), url: server.url },
      ]);
    if (size === 'desk') await p.page.setViewportSize({ width: 1440, height: 900 });
    else await p.page.setViewportSize({ width: 390, height: 844 });
    await p.page.goto(path);
    await p.page.waitForLoadState('networkidle');
    if (then) await then(p);
    await p.page.waitForTimeout(500);
    await p.page.screenshot({ path: `/tmp/pshots/${name}-${size}.png`, fullPage: true });
    const f = await faults(p.page);
    console.log(name, size, f.length ? f : 'axe ok', (await isScrollable(p.page)) ? 'SCROLLS' : '', p.errors);
    await p.context.close();
  }
};
const only = process.argv.slice(2);
const all: [string, Client | null, string, ((p: Awaited<ReturnType<typeof person>>) => Promise<void>)?][] = [
  ['home', null, '/'],
  ['people', ines, '/people'],
  ['tables', ines, '/tables'],
  ['games', ines, '/games'],
  ['search', ines, '/games?opponent=rav'],
  ['public', null, '/games?list=public'],
  ['waiting', null, `/t/${challenge.id}`],
  ['settings', ines, '/settings'],
  ['banned', olu, '/games'],
  [
    'reports',
    tuvok,
    '/operator',
    async (p) => {
      await p.page.getByTestId('report').locator('button').first().click();
      await p.page.getByTestId('report-detail').waitFor();
      await p.page.locator('[data-measure="ban"]').first().click();
    },
  ],
  ['sanctions', tuvok, '/operator?tab=sanctions'],
  ['opeople', tuvok, '/operator?tab=people'],
  ['log', tuvok, '/operator?tab=log'],
  ['nooperator', ines, '/operator'],
  [
    'draw',
    ravi,
    `/t/${games[2]}`,
    async (p) => {
      const w = await ines.at(games[2]);
      w.send({ t: 'draw', game: games[2], wish: true });
      await p.page.locator('[data-choice="agree"]').waitFor();
      w.send({ t: 'draw', game: games[2], wish: false });
      await p.page.waitForTimeout(300);
    },
  ],
];
for (const [name, c, path, then] of all) if (only.length === 0 || only.includes(name)) await shoot(c, path, name, then);
await server.stop();
await setting.close();
void look;
