import { catalogue } from '@spaceline/cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client } from '../testing/client.ts';
import { KINDS, type Kind, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { stockDecks } from './stock-decks.ts';

/** Whatever card of the pool has no text yet, and a deck with it. */
const blank = catalogue.defs.find((d) => d.dilemma && d.status === 'facts-only' && d.facts.property === 'VOY')!;
const BLANKS = {
  name: 'With a blank',
  format: 'warp-speed',
  text: stockDecks()
    .find((d) => d.id === 'kazon')!
    .text.replace('Astral Eddy', `${blank.title} [${blank.facts.set}]`),
};

const places = new Places();
afterAll(() => places.close());

const lobby = (kind: Kind) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer(await places.fresh(kind));
  });
  afterAll(() => server.close());

  it('takes guests by name alone', async () => {
    const client = new Client(server.url, 'Kim');
    expect(await client.ok('GET', '/me')).toEqual({ me: null });
    expect((await client.call('GET', '/games')).body.error.code).toBe('no-session');
    const reply = await client.call('POST', '/session', { name: '  Kim ' });
    expect(reply.body.me).toMatchObject({ name: 'Kim', login: null });
    const cookie = reply.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect((await client.ok('GET', '/me')).me.id).toBe(reply.body.me.id);
    expect((await client.ok('PATCH', '/me', { name: 'Harry' })).me.name).toBe('Harry');
    for (const name of ['', ' ', 'x'.repeat(25), 'a\u0007b', 7])
      expect((await client.call('POST', '/session', { name })).status).toBe(400);
    // a cookie that somebody made up
    client.cookie = client.cookie.replace(/=.{5}/, '=AAAAA');
    expect(await client.ok('GET', '/me')).toEqual({ me: null });
  });

  it('keeps decks and games behind a password', async () => {
    const text = stockDecks().find((d) => d.id === 'kazon')!.text;
    const client = await Client.guest(server.url, 'Ensign Kim');
    const deck = (await client.ok('POST', '/decks', { name: 'Mine', format: 'warp-speed', text })).deck;
    const guest = client.cookie;
    const account = { login: `harry-${kind}`, password: 'clarinet solo' };
    expect((await client.call('POST', '/account', { ...account, password: 'short' })).status).toBe(400);
    expect((await client.ok('POST', '/account', account)).me).toMatchObject({
      login: account.login,
      name: 'Ensign Kim',
    });
    expect(client.cookie).not.toBe(guest);
    const old = new Client(server.url, 'Kim');
    old.cookie = guest;
    expect((await old.ok('GET', '/me')).me).toBeNull();
    const other = new Client(server.url, 'other');
    expect(
      (await other.call('POST', '/account', { ...account, login: account.login.toUpperCase() })).body.error.code,
    ).toBe('login-taken');
    expect((await other.call('POST', '/login', { ...account, password: 'guess guess' })).status).toBe(401);
    expect((await other.call('POST', '/login', { login: 'nobody', password: 'guess guess' })).status).toBe(401);
    await other.ok('POST', '/login', account);
    expect((await other.ok('GET', '/decks?format=warp-speed')).own).toMatchObject([{ id: deck.id, name: 'Mine' }]);
    await other.ok('POST', '/logout', {});
    expect((await other.ok('GET', '/me')).me).toBeNull();
    expect((await client.ok('GET', '/me')).me.login).toBe(account.login);
  });

  it('lists formats, bots and decks', async () => {
    const client = await Client.guest(server.url, 'Kim');
    const { formats } = await client.ok('GET', '/formats');
    expect(formats.map((f: { id: string; minutes: number }) => [f.id, f.minutes])).toContainEqual(['warp-speed', 15]);
    expect((await client.ok('GET', '/bots')).bots.map((b: { id: string }) => b.id)).toContain('lieutenant');
    const { stock } = await client.ok('GET', '/decks?format=warp-speed');
    expect(stock.length).toBeGreaterThan(1);
    expect(stock[0]).toMatchObject({ kind: 'stock', legal: true, format: 'warp-speed' });
    expect(stock[0].about.length).toBeGreaterThan(20);
    const { deck } = await client.ok('GET', `/decks/${stock[0].id}?format=warp-speed`);
    expect(deck.piles.missions.length).toBeGreaterThan(0);
    expect((await client.call('GET', '/decks?format=chess')).body.error.code).toBe('no-such-format');
    expect((await client.call('GET', '/decks/none')).status).toBe(404);
  });

  it('says what is wrong with a deck', async () => {
    const client = await Client.guest(server.url, 'Kim');
    const text = '3\tKes\n1\tNo Such Card\n';
    const check = await client.ok('POST', '/decks/check', { format: 'warp-speed', text });
    expect(check.legal).toBe(false);
    expect(check.problems).toContainEqual(expect.objectContaining({ rule: 'deck-file', line: 2 }));
    expect(check.problems.some((p: { rule: string }) => p.rule.startsWith('WARP'))).toBe(true);
    const { deck } = await client.ok('POST', '/decks', { name: 'Draft', format: 'warp-speed', text });
    expect(deck).toMatchObject({ legal: false, text });
    const refused = await client.call('POST', '/games', { format: 'warp-speed', deck: deck.id });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'illegal-deck' } } });
    expect(refused.body.error.problems.length).toBeGreaterThan(1);
    const mended = { name: 'Good', format: 'warp-speed', text: stockDecks().find((d) => d.id === 'kazon')!.text };
    expect((await client.ok('PUT', `/decks/${deck.id}`, mended)).deck).toMatchObject({ id: deck.id, legal: true });
    expect((await client.playBot({ deck: deck.id })).players[0].deck).toBe('Good');
    await client.ok('DELETE', `/decks/${deck.id}`);
    expect((await client.call('DELETE', `/decks/${deck.id}`)).status).toBe(404);
    expect((await client.call('POST', '/decks/check', { format: 'warp-speed', text: 'x'.repeat(61_000) })).status).toBe(
      400,
    );
    expect((await client.call('POST', '/decks/check', 'x'.repeat(100_000))).status).toBe(413);
    expect((await client.call('POST', '/decks/check', '{"format":')).status).toBe(400);
  });

  it('shares a deck by its link, and with everybody', async () => {
    const [kim, tuvok] = await Promise.all(['Kim', 'Tuvok'].map((n) => Client.guest(server.url, n)));
    const text = stockDecks().find((d) => d.id === 'kazon')!.text;
    const { deck } = await kim.ok('POST', '/decks', { name: 'Nistrim Nights', format: 'warp-speed', text });
    const listed = async (q: string): Promise<string[]> =>
      (await tuvok.ok('GET', `/decks/shared?format=warp-speed&q=${q}`)).decks.map((d: { id: string }) => d.id);
    expect((await tuvok.call('GET', `/decks/${deck.id}`)).status).toBe(404);
    expect((await tuvok.call('PUT', `/decks/${deck.id}/shared`, { shared: 'link' })).status).toBe(404);

    expect((await kim.ok('PUT', `/decks/${deck.id}/shared`, { shared: 'link' })).deck.shared).toBe('link');
    const seen = (await tuvok.ok('GET', `/decks/${deck.id}?format=warp-speed`)).deck;
    expect(seen).toMatchObject({
      kind: 'shared',
      by: { name: 'Kim', kind: 'guest' },
      name: 'Nistrim Nights',
      legal: true,
    });
    expect(seen).not.toHaveProperty('folder');
    expect(await listed('nistrim')).not.toContain(deck.id);
    // to be played with, but not to be changed
    expect((await tuvok.playBot({ deck: deck.id })).players[0].deck).toBe('Nistrim Nights');
    expect((await tuvok.call('PUT', `/decks/${deck.id}`, { name: 'x', format: 'warp-speed', text })).status).toBe(404);

    await kim.ok('PUT', `/decks/${deck.id}/shared`, { shared: 'public' });
    expect(await listed('nistrim')).toContain(deck.id);
    expect(await listed('culluh%20kim')).toContain(deck.id);
    expect(await listed('picard')).not.toContain(deck.id);
    const page = await tuvok.ok('GET', '/cards/culluh');
    expect(page.decks.map((d: { id: string }) => d.id)).toContain(deck.id);

    await kim.ok('PUT', `/decks/${deck.id}/shared`, { shared: 'no' });
    expect((await tuvok.call('GET', `/decks/${deck.id}`)).status).toBe(404);
  });

  it('stores a deck once that is sent twice', async () => {
    const kim = await Client.guest(server.url, 'Kim');
    const request = { name: 'Twice', format: 'warp-speed', text: '1\tKes\n', once: '17-0.5' };
    const first = (await kim.ok('POST', '/decks', request)).deck;
    expect((await kim.ok('POST', '/decks', { ...request, text: '2\tKes\n' })).deck).toMatchObject({
      id: first.id,
      cards: 2,
    });
    expect((await kim.ok('GET', '/decks?format=warp-speed')).own).toHaveLength(1);
    const tuvok = await Client.guest(server.url, 'Tuvok');
    expect((await tuvok.ok('POST', '/decks', request)).deck.id).not.toBe(first.id);
    // at one moment, too
    const many = Array.from({ length: 5 }, () => kim.ok('POST', '/decks', { ...request, once: '18' }));
    expect(new Set((await Promise.all(many)).map(({ deck }) => deck.id)).size).toBe(1);
  });

  it('takes a deck back with what it was before, and no date of a day to come', async () => {
    const kim = await Client.guest(server.url, 'Kim');
    const earlier = (n: number, at: number) => ({
      name: `Draft ${n}`,
      format: 'full',
      text: `${n}\tKes\n${'// a long remark\n'.repeat(1000)}`,
      note: `change ${n}`,
      at,
    });
    const versions = [earlier(2, 9e15), earlier(1, 1_700_000_000_000)];
    const request = { name: 'From a file', format: 'warp-speed', text: '3\tKes\n', versions };
    const { deck } = await kim.ok('POST', '/decks', request);
    const kept = (await kim.ok('GET', `/decks/${deck.id}/versions`)).versions;
    expect(kept).toMatchObject([
      { number: 2, name: 'Draft 2', format: 'full', note: 'change 2', text: versions[0].text },
      { number: 1, name: 'Draft 1', format: 'full', note: 'change 1', at: versions[1].at },
    ]);
    expect(kept[0].at).toBeLessThanOrEqual(Date.now());
    const strange = { ...request, versions: [{ ...versions[1], format: 'third' }] };
    expect((await kim.call('POST', '/decks', strange)).status).toBe(400);
  });

  it('keeps what a deck was, with a note', async () => {
    const kim = await Client.guest(server.url, 'Kim');
    const first = { name: 'Draft', format: 'warp-speed', text: '1\tKes\n', folder: 'Ideas' };
    const { deck } = await kim.ok('POST', '/decks', first);
    expect(deck.folder).toBe('Ideas');
    const versions = async () => (await kim.ok('GET', `/decks/${deck.id}/versions`)).versions;
    expect(await versions()).toEqual([]);
    // where it is kept is nothing of the deck
    await kim.ok('PUT', `/decks/${deck.id}`, { ...first, folder: 'Done' });
    expect(await versions()).toEqual([]);
    await kim.ok('PUT', `/decks/${deck.id}`, { ...first, name: 'Renamed', format: 'full' });
    await kim.ok('PUT', `/decks/${deck.id}`, {
      ...first,
      name: 'Renamed',
      text: '2\tKes\n1\tNobody\n',
      note: 'one more',
    });
    await kim.ok('PUT', `/decks/${deck.id}`, first);
    expect(await versions()).toMatchObject([
      {
        number: 3,
        name: 'Renamed',
        format: 'warp-speed',
        piles: { draw: ['voy-164', 'voy-164'] },
        beside: { unknown: [{ name: 'Nobody', copies: 1 }] },
      },
      { number: 2, name: 'Renamed', format: 'full', text: '1\tKes\n', note: 'one more' },
      { number: 1, name: 'Draft', format: 'warp-speed', text: '1\tKes\n', note: '', piles: { draw: ['voy-164'] } },
    ]);
    const other = await Client.guest(server.url, 'Seska');
    expect((await other.call('GET', `/decks/${deck.id}/versions`)).status).toBe(404);
  });

  it('opens tables, public and private', async () => {
    const [kim, tuvok, seska] = await Promise.all(['Kim', 'Tuvok', 'Seska'].map((n) => Client.guest(server.url, n)));
    const open = await kim.openTable({ clock: { minutes: 20, away: 60 } });
    const secret = await kim.openTable({ private: true });
    expect(open).toMatchObject({ minutes: 20, private: false, spectators: true, mine: true });
    expect(secret).toMatchObject({ minutes: 15, private: true, spectators: false });
    const { tables } = await tuvok.ok('GET', '/tables');
    expect(tables.map((t: { id: string }) => t.id)).toContain(open.id);
    expect(tables.map((t: { id: string }) => t.id)).not.toContain(secret.id);
    expect((await tuvok.ok('GET', `/tables/${secret.id}`)).table).toMatchObject({
      host: { name: 'Kim', kind: 'guest' },
      mine: false,
      status: 'open',
    });
    expect((await kim.call('POST', `/tables/${open.id}/join`, { deck: 'kazon' })).body.error.code).toBe('own-table');
    const race = await Promise.all(
      [tuvok, seska].map((c) => c.call('POST', `/tables/${secret.id}/join`, { deck: 'kazon' })),
    );
    expect(race.map((r) => r.status).sort()).toEqual([200, 409]);
    expect((await seska.call('DELETE', `/tables/${open.id}`)).status).toBe(404);
    await kim.ok('DELETE', `/tables/${open.id}`);
    expect((await tuvok.call('POST', `/tables/${open.id}/join`, { deck: 'kazon' })).status).toBe(404);
    const winner = race[0].status === 200 ? tuvok : seska;
    expect((await winner.ok('GET', '/games')).games).toMatchObject([{ id: secret.id, seat: 1, status: 'playing' }]);
    for (let i = 0; i < 5; i++) await seska.openTable();
    expect((await seska.call('POST', '/tables', { format: 'warp-speed', deck: 'kazon' })).body.error.code).toBe(
      'too-many',
    );
  });

  it('has unfinished cards agreed on before a game, by both who play', async () => {
    const [kim, tuvok] = await Promise.all(['Kim', 'Tuvok'].map((n) => Client.guest(server.url, n)));
    const listed = [{ id: blank.facts.id, title: blank.title, status: 'facts-only', missing: null }];
    const refusedAs = (code: string) => ({ status: 409, body: { error: { code, unfinished: listed } } });
    const { deck } = await kim.ok('POST', '/decks', BLANKS);
    const theirs = (await tuvok.ok('POST', '/decks', BLANKS)).deck.id;
    const mine = deck.id;
    expect(deck).toMatchObject({ legal: true, warnings: listed });
    expect((await kim.ok('GET', '/decks?format=warp-speed')).own).toMatchObject([{ id: mine, warnings: listed }]);

    const play = (more: object) => kim.call('POST', '/games', { format: 'warp-speed', deck: 'kazon', ...more });
    expect(await play({ deck: mine })).toMatchObject(refusedAs('unfinished-cards'));
    expect(await play({ against: mine, blanks: false })).toMatchObject(refusedAs('unfinished-cards'));
    expect((await play({ deck: mine, blanks: true })).status).toBe(200);
    expect((await play({})).status).toBe(200);

    const open = (more: object) => kim.call('POST', '/tables', { format: 'warp-speed', ...more });
    expect(await open({ deck: mine })).toMatchObject(refusedAs('unfinished-cards'));
    const withBlanks = (await open({ deck: mine, blanks: true })).body.table;
    const without = (await open({ deck: 'kazon' })).body.table;
    expect(withBlanks).toMatchObject({ blanks: true, unfinished: listed });
    expect(without).toMatchObject({ blanks: false, unfinished: [] });
    expect((await tuvok.ok('GET', '/tables')).tables).toContainEqual({ ...withBlanks, mine: false });

    const join = (id: string, more: object) => tuvok.call('POST', `/tables/${id}/join`, { deck: 'kazon', ...more });
    expect(await join(without.id, { deck: theirs, blanks: true })).toMatchObject(refusedAs('no-blanks'));
    expect(await join(withBlanks.id, {})).toMatchObject(refusedAs('unfinished-cards'));
    expect((await tuvok.ok('GET', `/tables/${withBlanks.id}`)).table.status).toBe('open');
    expect((await join(withBlanks.id, { blanks: true })).status).toBe(200);
    expect((await join(without.id, {})).status).toBe(200);
  });

  it('seats whoever wants to go first or second so', async () => {
    const kim = await Client.guest(server.url, 'Kim');
    for (const go of ['first', 'second', 'first', 'second', 'first', 'second', 'first', 'second']) {
      const { id, seat } = await kim.playBot({ go, bot: 'random' });
      const wire = await kim.at(id);
      const { turn } = wire.game!.view;
      expect({ go, first: turn.seat === seat }).toEqual({ go, first: go === 'first' });
      wire.close();
    }
  });
};
for (const kind of KINDS) describe.skipIf(lacks(kind))(`the lobby on ${kind}`, () => lobby(kind));

describe('limits', () => {
  it('requests are counted', async () => {
    const server = await testServer(await places.fresh('sqlite'), { requestLimit: 15 });
    const client = await Client.guest(server.url, 'Kim');
    const replies = await Promise.all(Array.from({ length: 30 }, () => client.call('GET', '/me')));
    const refused = replies.filter((r) => r.status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0].body.error).toMatchObject({ code: 'too-many' });
    // those who only look at the page, and those who look after the server, are not
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.close();
  });

  it('connections are counted', async () => {
    const server = await testServer(await places.fresh('sqlite'), { connectionLimit: 3 });
    const client = await Client.guest(server.url, 'Kim');
    const wires = await Promise.all([client.connect(), client.connect(), client.connect()]);
    await expect(client.connect()).rejects.toThrow('too many connections');
    wires[0].close();
    await wires[0].until(() => wires[0].closed !== null);
    // the server hears of it a moment later
    const comesIn = () =>
      client.connect().then(
        () => true,
        () => false,
      );
    await expect.poll(comesIn, { timeout: 60_000 }).toBe(true);
    await server.close();
  });
});
