/** An operator's case: from a report to a mute, a ban, an appeal and its end; and that nobody else sees any of it. */
import type { OrderAct, OrderReport, OrderReportDetail, OrderSanction } from '@spaceline/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { Sanctions } from '../database/sanctions.ts';
import type { RunningServer } from '../server.ts';
import { Client, type Wire } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { orderByCommand } from './by-command.ts';

const places = new Places();
const servers: RunningServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  places.close();
});

const PASSWORD = 'correct horse';

async function account(url: string, name: string): Promise<Client> {
  const client = new Client(url, name);
  await client.ok('POST', '/account', { login: `${name}.login`, password: PASSWORD, name });
  return client;
}

async function refusal(wire: Wire, message: object): Promise<{ code: string; text: unknown }> {
  const error = wire.next('error');
  wire.socket.send(JSON.stringify(message));
  return error;
}

describe.each(KINDS)('on %s', (kind) => {
  it('goes from a report to a ban, an appeal and its end', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const server = await testServer(place);
    servers.push(server);
    const at = { databaseUrl: place.url, data: place.folder };
    const [tuvok, kim, maje] = [
      await account(server.url, 'Tuvok'),
      await account(server.url, 'Kim'),
      await account(server.url, 'Maje'),
    ];
    const asked = (client: Client, command: object) => client.call('POST', '/operator', command);
    const given = async (command: object) => (await tuvok.ok('POST', '/operator', command)).answer;

    // nobody is an operator by himself, and the address is not there
    const nothing = await kim.call('POST', '/no-such-address', {});
    for (const client of [tuvok, kim, new Client(server.url, '')]) {
      const reply = await asked(client, { do: 'reports' });
      expect([reply.status, reply.body]).toEqual([404, nothing.body]);
    }
    // the command line makes one, while the server runs
    await expect(orderByCommand(at, { do: 'operator', who: 'nobody', on: true })).rejects.toThrow('nobody');
    expect(await orderByCommand(at, { do: 'operator', who: 'TUVOK', on: true })).toMatchObject({ name: 'Tuvok' });
    expect((await tuvok.ok('GET', '/me')).me.operator).toBe(true);
    expect((await kim.ok('GET', '/me')).me).not.toHaveProperty('operator');
    expect((await asked(tuvok, { do: 'operator', who: 'Kim', on: true })).status).toBe(403);

    // Maje is rude, and Kim reports the line
    const { id } = await kim.openTable();
    await maje.joinTable(id);
    const [a, b] = [await kim.at(id), await maje.at(id)];
    b.send({ t: 'say', game: id, text: 'You play like a targ' });
    await a.until(() => a.messages.some((m) => m.t === 'said'));
    const reported = a.next('reported');
    a.send({ t: 'report', game: id, text: 'Rude', line: 0 });
    await reported;
    const [report]: OrderReport[] = await given({ do: 'reports' });
    expect(report).toMatchObject({
      text: 'Rude',
      by: { name: 'Kim', kind: 'person' },
      about: { name: 'Maje', muted: false },
    });
    const detail: OrderReportDetail = await given({ do: 'report', id: report.id });
    expect(detail.talk.map((l) => [l.name, l.text])).toEqual([['Maje', 'You play like a targ']]);
    expect(detail.people.map((p) => p.name).sort()).toEqual(['Kim', 'Maje']);

    // muted: plays on, and says nothing
    await given({ do: 'mute', who: report.about!.id, days: 1, reason: 'Insults' });
    const no = await refusal(b, { t: 'say', game: id, text: 'So what' });
    expect([no.code, no.text]).toEqual(['not-now', expect.stringContaining('Insults')]);

    // banned: told why, until when; does nothing any more, and may write once
    const waiting = await maje.openTable();
    const ban: OrderSanction = await given({ do: 'ban', who: 'Maje', days: 7, reason: 'More insults' });
    await b.until(() => b.closed !== null);
    expect(b.closed?.code).toBe(4001);
    expect((await kim.call('POST', `/tables/${waiting.id}/join`, { deck: 'federation' })).status).toBe(404);
    const { me } = await maje.ok('GET', '/me');
    expect(me.ban).toMatchObject({ reason: 'More insults', until: ban.until, appeal: null });
    expect((await maje.call('POST', '/tables', { format: 'warp-speed', deck: 'kazon' })).body.error).toMatchObject({
      code: 'banned',
      text: expect.stringContaining('More insults'),
    });
    const watching = await maje.at(id);
    expect(watching.game!.seat).toBe(-1);
    expect((await kim.call('POST', '/appeal', { text: 'x' })).status).toBe(404);
    await maje.ok('POST', '/appeal', { text: 'It was a joke' });
    expect((await maje.call('POST', '/appeal', { text: 'Really' })).body.error.code).toBe('appealed');
    // the data of a banned person are still theirs to have
    expect((await maje.ok('GET', '/account/data')).sanctions).toMatchObject([
      { kind: 'ban', reason: 'More insults', appeal: 'It was a joke' },
      { kind: 'mute' },
    ]);

    const standing: OrderSanction[] = await given({ do: 'sanctions' });
    expect(standing.map((s) => [s.kind, s.appeal])).toEqual([
      ['ban', 'It was a joke'],
      ['mute', null],
    ]);
    await given({ do: 'answer', id: ban.id, text: 'Others did not laugh' });
    expect((await maje.ok('GET', '/me')).me.ban.answer).toBe('Others did not laugh');
    await orderByCommand(at, { do: 'lift', id: ban.id, note: 'Said sorry' });
    expect((await maje.ok('GET', '/me')).me).not.toHaveProperty('ban');
    await maje.ok('POST', '/tables', { format: 'warp-speed', deck: 'kazon' });
    expect((await asked(tuvok, { do: 'lift', id: ban.id, note: 'again' })).body.error.code).toBe('lifted');

    // the name goes, everywhere
    const renamed = await given({ do: 'release-name', who: 'Maje', reason: 'Impersonates' });
    expect((await kim.ok('GET', `/games/${id}`)).game.players.map((p: { name: string }) => p.name)).toEqual([
      'Kim',
      renamed.name,
    ]);
    await account(server.url, 'Maje2');
    await (await Client.guest(server.url, 'Maje')).ok('GET', '/me');

    await given({ do: 'close-report', id: report.id, note: 'Banned for a week' });
    expect(await given({ do: 'reports' })).toEqual([]);
    expect(await given({ do: 'reports', all: true })).toHaveLength(1);

    const log: OrderAct[] = await orderByCommand(at, { do: 'log' });
    expect(log.map((l) => [l.by, l.act]).reverse()).toEqual([
      ['command line', 'operator'],
      ['Tuvok', 'mute'],
      ['Tuvok', 'ban'],
      ['Tuvok', 'answer-appeal'],
      ['command line', 'lift-ban'],
      ['Tuvok', 'release-name'],
      ['Tuvok', 'close-report'],
    ]);
    // an operator is not banned; first the role is taken away, and with it the page
    expect((await asked(tuvok, { do: 'ban', who: 'Tuvok', days: null, reason: 'x' })).body.error.code).toBe('operator');
    await orderByCommand(at, { do: 'operator', who: 'Tuvok', on: false });
    expect(await orderByCommand(at, { do: 'operators' })).toEqual([]);
    expect((await asked(tuvok, { do: 'log' })).status).toBe(404);

    // who leaves takes the name out of the log
    await maje.ok('POST', '/account/leave', { password: PASSWORD });
    const after: OrderAct[] = await orderByCommand(at, { do: 'log' });
    expect(after.filter((l) => l.act === 'ban').map((l) => l.about)).toEqual(['Former player']);
  });
});

describe.each(KINDS)('a ban on %s', (kind) => {
  it('does not end with the account', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const server = await testServer(place);
    servers.push(server);
    const at = { databaseUrl: place.url, data: place.folder };
    const [maje, kim] = [await account(server.url, 'Maje'), await account(server.url, 'Kim')];
    const code = async (client: Client, path: string, body: object) =>
      (await client.call('POST', path, body)).body.error?.code;
    const ban = await orderByCommand(at, { do: 'ban', who: 'Maje', days: 7, reason: 'Insults' });
    const left = (await maje.ok('POST', '/account/leave', { password: PASSWORD })).me;
    expect(left).toMatchObject({ name: 'Former player', login: null, ban: { reason: 'Insults' } });
    const again = { login: 'maje.login', password: PASSWORD, name: 'Culluh' };
    // the same session, a new one, and an account: from where the banned person was nobody new comes in
    expect(await code(maje, '/account', again)).toBe('banned');
    expect(await code(maje, '/session', { name: 'Culluh' })).toBe('banned');
    expect(await code(new Client(server.url, ''), '/session', { name: 'Culluh' })).toBe('banned-address');
    expect(await code(new Client(server.url, ''), '/account', again)).toBe('banned-address');
    expect(await code(maje, '/login', { login: 'maje.login', password: PASSWORD })).toBe('wrong-password');
    // who has an account there plays on, and signs in
    await kim.ok('POST', '/tables', { format: 'warp-speed', deck: 'kazon' });
    await new Client(server.url, '').ok('POST', '/login', { login: 'kim.login', password: PASSWORD });
    // it can be appealed against and lifted all the same
    await maje.ok('POST', '/appeal', { text: 'It was my brother' });
    expect(await orderByCommand(at, { do: 'sanctions' })).toMatchObject([
      { id: ban.id, who: { name: 'Former player' }, appeal: 'It was my brother' },
    ]);
    await orderByCommand(at, { do: 'lift', id: ban.id, note: 'It was' });
    await new Client(server.url, '').ok('POST', '/account', again);
  });
});

describe.each(KINDS)('a ban that is over on %s', (kind) => {
  const YEAR = 365 * 24 * 3600_000;

  it('keeps nobody away when it is forgotten', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const server = await testServer(place);
    servers.push(server);
    const at = { databaseUrl: place.url, data: place.folder };
    const [maje, seska] = [await account(server.url, 'Maje'), await account(server.url, 'Seska')];
    const sanctions = new Sanctions(server.db);
    const ban = (who: string) => orderByCommand(at, { do: 'ban', who, days: 7, reason: 'Insults' });
    const { id } = await ban('Maje');
    const over = { at: Date.now() - 2 * YEAR, until: Date.now() - 2 * YEAR + 1 };
    await server.db.updateTable('sanctions').set(over).where('id', '=', id).execute();
    const user: string = (await maje.ok('GET', '/me')).me.id;
    // of whom nobody has asked since it was over
    await server.db.updateTable('users').set({ ban: id }).where('id', '=', user).execute();
    expect(await sanctions.banned([user], Date.now())).toEqual([]);
    await sanctions.forget(Date.now() - YEAR);
    expect((await maje.ok('GET', '/me')).me).not.toHaveProperty('ban');
    await maje.ok('POST', '/tables', { format: 'warp-speed', deck: 'kazon' });
    // nor does one that was forgotten before that was seen to: from another address, too
    const { id: lost } = await ban('Seska');
    await server.db.deleteFrom('sanctions').where('id', '=', lost).execute();
    expect((await seska.ok('GET', '/me')).me).not.toHaveProperty('ban');
    await seska.ok('POST', '/tables', { format: 'warp-speed', deck: 'kazon' });
    const there = await server.db.selectFrom('users').select('ban').where('ban', 'is not', null).execute();
    expect(there).toEqual([]);
  });
});

it('a login and a name that are two people’s mean neither of them', async () => {
  const place = await places.fresh('sqlite');
  const server = await testServer(place);
  servers.push(server);
  const at = { databaseUrl: null, data: place.folder };
  const [janeway, thief] = [await account(server.url, 'Janeway'), await account(server.url, 'Seska')];
  await thief.ok('PATCH', '/me', { name: 'janeway.login' });
  const make = (who: string) => orderByCommand(at, { do: 'operator', who, on: true });
  await expect(make('janeway.login')).rejects.toThrow('say which by the id');
  const { id } = (await janeway.ok('GET', '/me')).me;
  expect(await make(id)).toMatchObject({ id, name: 'Janeway' });
  expect((await thief.ok('GET', '/me')).me).not.toHaveProperty('operator');
});

it('keeps order in the database of a server that does not run', async () => {
  const place = await places.fresh('sqlite');
  const server = await testServer(place);
  await account(server.url, 'Janeway');
  await server.close();
  const at = { databaseUrl: null, data: place.folder };
  expect(await orderByCommand(at, { do: 'operator', who: 'janeway.login', on: true })).toMatchObject({
    name: 'Janeway',
  });
  expect((await orderByCommand(at, { do: 'operators' })).map((p) => p.name)).toEqual(['Janeway']);
});
