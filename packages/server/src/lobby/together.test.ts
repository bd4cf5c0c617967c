/** Friends and those who are blocked, invitations and challenges, looking for games, and the public list. */
import type { GameSummary, MyData, PersonView, TableView } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
afterAll(() => places.close());

const PASSWORD = 'correct horse';

describe.each(KINDS)('on %s', (kind) => {
  let server: RunningServer;
  beforeAll(async () => {
    if (!lacks(kind)) server = await testServer(await places.fresh(kind));
  });
  afterAll(async () => {
    await server?.close();
  });

  async function account(name: string): Promise<Client> {
    const client = new Client(server.url, name);
    await client.ok('POST', '/account', { login: `${name.replace(/[^\w]/g, '')}.login`, password: PASSWORD, name });
    return client;
  }
  const idOf = async (client: Client): Promise<string> => (await client.ok('GET', '/me')).me.id;
  const people = async (client: Client): Promise<PersonView[]> => (await client.ok('GET', '/people')).people;
  const relations = async (client: Client) => (await people(client)).map((p) => [p.name, p.relation]);
  const code = (reply: { body: { error?: { code: string } } }) => reply.body.error?.code;

  it('people become friends, and part', { skip: lacks(kind) }, async () => {
    const [ines, ravi, olu] = [await account('Ines'), await account('Ravi'), await account('Olu')];
    expect(code(await ines.call('POST', '/people', { name: 'Nobody' }))).toBe('nobody');
    expect(code(await ines.call('POST', '/people', { name: 'INES' }))).toBe('yourself');
    await ines.ok('POST', '/people', { name: 'ravi' });
    expect(await relations(ines)).toEqual([['Ravi', 'asked']]);
    expect(await relations(ravi)).toEqual([['Ines', 'asks']]);
    await ravi.ok('POST', '/people', { id: await idOf(ines) });
    expect(await relations(ines)).toEqual([['Ravi', 'friend']]);
    const wire = await ravi.connect();
    expect(await people(ines)).toMatchObject([{ name: 'Ravi', here: true }]);
    wire.close();

    // whoever is blocked asks in vain, is not told, and sits down nowhere
    const data: MyData = await ravi.ok('GET', '/account/data');
    expect(data.people).toMatchObject([{ name: 'Ines', relation: 'friend' }]);
    await ravi.ok('PUT', `/people/${await idOf(ines)}/blocked`, { blocked: true });
    expect(await relations(ines)).toEqual([]);
    await ines.ok('POST', '/people', { name: 'Ravi' });
    expect(await relations(ines)).toEqual([['Ravi', 'asked']]);
    expect(await relations(ravi)).toEqual([['Ines', 'blocked']]);
    const { id } = await ravi.openTable();
    expect(code(await ines.call('POST', `/tables/${id}/join`, { deck: 'federation' }))).toBe('not-for-you');
    await olu.joinTable(id);
    expect(await relations(olu)).toEqual([['Ravi', 'none']]);
    await ravi.ok('PUT', `/people/${await idOf(ines)}/blocked`, { blocked: false });
    await ines.ok('DELETE', `/people/${await idOf(ravi)}`);
    expect(await relations(ines)).toEqual([]);
    // who leaves is on nobody's list any more, and waits at no table
    const { id: empty } = await olu.openTable();
    await olu.ok('POST', '/account/leave', { password: PASSWORD });
    expect(await relations(ravi)).toEqual([]);
    expect((await ravi.ok('GET', '/tables')).tables.map((t: TableView) => t.id)).not.toContain(empty);
  });

  it('whom one has played is invited; a challenge sets both decks', { skip: lacks(kind) }, async () => {
    const [kim, paris, seven] = [await account('Kim'), await Client.guest(server.url, 'Paris'), await account('Seven')];
    const table = { format: 'warp-speed', deck: 'kazon' };
    expect(code(await kim.call('POST', '/tables', { ...table, invite: await idOf(seven) }))).toBe('not-known');
    const first = await kim.openTable();
    await paris.joinTable(first.id);
    expect(await people(kim)).toMatchObject([{ name: 'Paris', kind: 'guest', relation: 'none', games: 1 }]);

    const asked = await kim.openTable({ invite: await idOf(paris), theirs: 'federation', clock: { minutes: 20 } });
    expect(asked).toMatchObject({ private: true, invited: 'somebody', minutes: 20 });
    expect(asked.decks).toMatchObject({ host: expect.any(String), guest: expect.any(String) });
    expect((await seven.ok('GET', '/tables')).tables.map((t: TableView) => t.id)).not.toContain(asked.id);
    const invitations = async (client: Client): Promise<TableView[]> => (await client.ok('GET', '/invitations')).tables;
    expect(await invitations(seven)).toEqual([]);
    expect(await invitations(paris)).toMatchObject([{ id: asked.id, host: { name: 'Kim' }, invited: 'you' }]);
    expect(code(await seven.call('POST', `/tables/${asked.id}/join`, { deck: 'kazon' }))).toBe('not-for-you');
    const { game } = await paris.ok('POST', `/tables/${asked.id}/join`, {});
    expect(game.players.map((p: { deck: string }) => p.deck)).toEqual([asked.decks!.host, asked.decks!.guest]);

    const again = await kim.openTable({ invite: await idOf(paris) });
    expect(code(await paris.call('POST', `/tables/${again.id}/join`, {}))).toBe('malformed');
    await paris.ok('DELETE', `/invitations/${again.id}`);
    expect(await invitations(paris)).toEqual([]);
    const wire = await kim.connect();
    const no = wire.next('error');
    wire.send({ t: 'join', game: again.id });
    expect((await no).text).toContain('rather not');
    // a challenge for whoever has the link
    const open = await kim.openTable({ private: true, theirs: 'federation' });
    await seven.ok('POST', `/tables/${open.id}/join`, {});
  });

  it('games are found by opponent, deck, format, result and date, page by page', { skip: lacks(kind) }, async () => {
    const [kes, tuvok] = [await account('Kes'), await account('100% Tuvok_')];
    const found = async (client: Client, query: string): Promise<GameSummary[]> =>
      (await client.ok('GET', `/games?${query}`)).games;
    const finished: string[] = [];
    for (const loser of [kes, tuvok]) {
      const { id } = await kes.openTable();
      await tuvok.joinTable(id);
      const wire = await loser.at(id);
      wire.send({ t: 'concede', game: id });
      await wire.until(() => wire.isOver);
      finished.push(id);
    }
    const { id: going } = await kes.playBot();
    const ids = async (client: Client, query: string) => (await found(client, query)).map((g) => g.id).sort();
    expect(await ids(kes, 'opponent=tuvok')).toEqual([...finished].sort());
    // what is typed is looked for as it stands
    expect(await ids(kes, 'opponent=0%25+t')).toEqual([...finished].sort());
    expect(await ids(kes, 'opponent=t%25k')).toEqual([]);
    expect(await ids(kes, 'opponent=kes')).toEqual([]);
    expect(await ids(tuvok, 'opponent=kes')).toEqual([...finished].sort());
    expect(await ids(kes, 'result=lost')).toEqual([finished[0]]);
    expect(await ids(kes, 'result=won')).toEqual([finished[1]]);
    expect(await ids(tuvok, 'result=won')).toEqual([finished[0]]);
    expect(await ids(kes, 'result=open')).toEqual([going]);
    expect(await ids(kes, 'result=drawn')).toEqual([]);
    const { deck } = (await found(kes, 'result=won'))[0].players[0];
    expect(await ids(kes, `deck=${encodeURIComponent(deck.slice(1, 6).toUpperCase())}&result=won`)).toEqual([
      finished[1],
    ]);
    expect(await ids(kes, 'deck=no+such+deck')).toEqual([]);
    expect(await ids(kes, 'format=full')).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await ids(kes, `from=${today}&to=${today}`)).toHaveLength(3);
    expect(await ids(kes, 'to=2020-01-01')).toEqual([]);
    expect(code(await kes.call('GET', '/games?from=yesterday'))).toBe('malformed');
    expect(code(await kes.call('GET', '/games?after=x'))).toBe('malformed');

    // a page, and the one after it
    const bots: string[] = [];
    for (let i = 0; i < 52; i++) bots.push((await tuvok.playBot()).id);
    const page = await tuvok.ok('GET', '/games?result=open');
    expect([page.games.length, typeof page.next]).toEqual([50, 'string']);
    const rest = await tuvok.ok('GET', `/games?result=open&after=${page.next}`);
    expect([rest.games.length, rest.next]).toEqual([2, null]);
    const all = [...page.games, ...rest.games].map((g: GameSummary) => g.id);
    expect([...all].sort()).toEqual(bots.sort());

    // in the public list when both want it, and only then; the others find it by its link alone
    const publicly = async (): Promise<string[]> =>
      (await new Client(server.url, '').ok('GET', '/replays')).games.map((g: GameSummary) => g.id);
    expect(await publicly()).toEqual([]);
    expect(code(await kes.call('PUT', `/games/${going}/listed`, { listed: true }))).toBe('not-now');
    const stranger = await Client.guest(server.url, 'Stranger');
    expect((await stranger.call('PUT', `/games/${finished[0]}/listed`, { listed: true })).status).toBe(404);
    await kes.ok('PUT', `/games/${finished[0]}/listed`, { listed: true });
    expect(await publicly()).toEqual([]);
    const { game } = await tuvok.ok('PUT', `/games/${finished[0]}/listed`, { listed: true });
    expect(game.listed).toEqual({ now: true, yours: true });
    expect(await publicly()).toEqual([finished[0]]);
    expect((await stranger.ok('GET', `/replays/${finished[1]}`)).id).toBe(finished[1]);
    // the same where the games of a deck are listed; who played them sees them all
    const ofDeck = async (client: Client): Promise<string[]> =>
      (await client.ok('GET', '/decks/kazon/results')).results.games
        .map((g: { id: string }) => g.id)
        .filter((id: string) => finished.includes(id));
    expect(await ofDeck(stranger)).toEqual([finished[0]]);
    expect((await ofDeck(tuvok)).sort()).toEqual([...finished].sort());
    expect((await stranger.ok('GET', '/replays?opponent=kes&format=warp-speed')).games).toHaveLength(1);
    expect((await stranger.ok('GET', '/replays?opponent=nobody')).games).toEqual([]);
    // by how it ended for whoever is looked for, or for anybody
    const ended = async (query: string) => (await stranger.ok('GET', `/replays?${query}`)).games.length;
    expect(await ended('opponent=kes&result=lost')).toBe(1);
    expect(await ended('opponent=kes&result=won')).toBe(0);
    expect(await ended('opponent=tuvok&result=won')).toBe(1);
    expect(await ended('result=won')).toBe(1);
    for (const result of ['drawn', 'open']) expect(await ended(`result=${result}`)).toBe(0);
    // a game of no turns is nothing to show on the first page
    expect(await stranger.ok('GET', '/showcase')).toEqual({ recorded: null });
    await kes.ok('PUT', `/games/${finished[0]}/listed`, { listed: false });
    expect(await publicly()).toEqual([]);
  });
});
