/** All that is stored of somebody is in the file that they can have, or is left out of it for a reason. */
import type { MyData } from '@spaceline/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { orderByCommand } from '../order/by-command.ts';
import { Client } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { contentsOf } from './contents.ts';

const places = new Places();
afterAll(() => places.close());

/** Where what a table has of somebody stands in the file. */
const IN_THE_FILE = {
  users: 'me',
  names: 'me',
  earlier_names: 'earlierNames',
  sessions: 'sessions',
  decks: 'decks',
  deck_versions: 'decks',
  labs: 'labs',
  games: 'games',
  events: 'events',
  event_log: 'events',
  event_players: 'events',
  settings: 'rated',
  relations: 'people',
  talk: 'talk',
  reports: 'reports',
  sanctions: 'sanctions',
  acts: 'acts',
} as const satisfies Partial<Record<keyof Tables, keyof MyData>>;

const LEFT_OUT = {
  decisions: 'the record of a game is had from the game, by its link; the file has the game',
  records: 'the same, packed',
  checkpoints: 'positions that follow from the record',
  restored: 'positions that belong to the record',
  deck_games: 'which deck was played in which game: the file says so with the game',
  ban_addresses: 'a fingerprint with a key of the server: nobody can read anything from it',
  servers: 'nobody is in it',
  drivers: 'nobody is in it',
} as const satisfies Partial<Record<keyof Tables, string>>;

describe.each(KINDS)('on %s', (kind) => {
  it('is in the file', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const server = await testServer(place);
    const at = { databaseUrl: place.url, data: place.folder };
    const me = new Client(server.url, 'Kim');
    await me.ok('POST', '/account', { login: 'kim', password: 'correct horse', name: 'Kim' });
    await me.ok('PATCH', '/me', { name: 'Harry' });
    const { id } = (await me.ok('GET', '/me')).me;
    const other = await Client.guest(server.url, 'Tom');
    const deck = { name: 'Mine', format: 'warp-speed', text: '1\tKes\n' };
    const own = (await me.ok('POST', '/decks', deck)).deck.id;
    await me.ok('PUT', `/decks/${own}`, { ...deck, text: '2\tKes\n', note: 'Another' });
    const lab = { id: 'lab', deck: own, user: id, view: JSON.stringify({ id: 'lab' }), at: 1 };
    await server.db.insertInto('labs').values(lab).execute();
    const table = await me.openTable();
    await other.joinTable(table.id);
    const wire = await me.at(table.id);
    const said = wire.next('said');
    wire.send({ t: 'say', game: table.id, text: 'Hello' });
    await said;
    const reported = wire.next('reported');
    wire.send({ t: 'report', game: table.id, text: 'Slow' });
    await reported;
    await me.ok('PUT', '/season/mine', { rated: true });
    await me.ok('POST', '/people', { id: (await other.ok('GET', '/me')).me.id });
    const event = (await other.ok('POST', '/events', { name: 'Night', format: 'warp-speed', rounds: 1 })).event.id;
    for (const client of [me, other]) await client.ok('POST', `/events/${event}/enter`, { deck: 'kazon' });
    await other.ok('POST', `/events/${event}/act`, { do: 'begin' });
    const directed = (await me.ok('POST', '/events', { name: 'Mine', format: 'warp-speed', rounds: 1 })).event.id;
    const mute = await orderByCommand(at, { do: 'mute', who: id, days: 1, reason: 'Loud' });
    await me.connect();

    const data: MyData = await me.ok('GET', '/account/data');
    const contents = await contentsOf(server.db);
    const tables = [...contents.keys()].filter((name) => !name.startsWith('kysely_'));
    expect(tables.sort()).toEqual([...Object.keys(IN_THE_FILE), ...Object.keys(LEFT_OUT)].sort());
    for (const [table, part] of Object.entries(IN_THE_FILE)) {
      expect([table, contents.get(table)!.length > 0]).toEqual([table, true]);
      const found: unknown = data[part];
      expect([part, Array.isArray(found) ? found.length > 0 : Boolean(found)]).toEqual([part, true]);
    }

    expect(data.me).toMatchObject({ id, name: 'Harry' });
    expect(data.earlierNames).toEqual([{ key: 'klrn', until: expect.any(Number) }]);
    expect(data.rated).toBe(true);
    expect(data.decks[0].versions).toHaveLength(1);
    expect(data.sanctions.map((s) => s.reason)).toEqual([mute.reason]);
    expect(data.games.find((g) => g.id === table.id)).toMatchObject({ decks: ['Kazon', expect.any(String)] });
    const [night, mine] = ['Night', 'Mine'].map((name) => data.events.find((e) => e.name === name)!);
    expect([night.id, night.directed, mine.id, mine.directed]).toEqual([event, false, directed, true]);
    expect(night.log.map((e) => (e as { kind: string }).kind)).toEqual(expect.arrayContaining(['entered']));
    expect(night.tables).toMatchObject([{ round: 1, against: 'Tom' }]);
    // nothing by which anybody could sign in, and nothing of what others did
    for (const secret of ['argon2', 'password']) expect(JSON.stringify(data).toLowerCase()).not.toContain(secret);
    expect(night.log.every((e) => JSON.stringify(e).includes(id))).toBe(true);
    await server.close();
  });
});
