/** What somebody is called, and was: one name everywhere, and nobody is taken for whoever had the name before. */
import type { EventView, OrderReportDetail, TalkLine } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderByCommand } from '../order/by-command.ts';
import type { RunningServer } from '../server.ts';
import { Client, type Wire } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { contentsOf, tablesWith } from './contents.ts';

const places = new Places();
afterAll(() => places.close());

const PASSWORD = 'correct horse';

describe.each(KINDS)('on %s', (kind) => {
  let server: RunningServer;
  let at: { databaseUrl: string | null; data: string };
  beforeAll(async () => {
    if (lacks(kind)) return;
    const place = await places.fresh(kind);
    server = await testServer(place);
    at = { databaseUrl: place.url, data: place.folder };
  });
  afterAll(async () => {
    await server?.close();
  });

  let logins = 0;
  async function account(name: string): Promise<Client> {
    const client = new Client(server.url, name);
    await client.ok('POST', '/account', { login: `login.${++logins}`, password: PASSWORD, name });
    return client;
  }
  const idOf = async (client: Client): Promise<string> => (await client.ok('GET', '/me')).me.id;
  const nameOf = async (client: Client): Promise<string> => (await client.ok('GET', '/me')).me.name;
  const code = (reply: { body: { error?: { code: string } } }) => reply.body.error?.code;
  const linesAt = (wire: Wire): TalkLine[] => {
    const lines = new Map<number, TalkLine>();
    for (const m of wire.messages)
      for (const line of m.t === 'talk' ? m.lines : m.t === 'said' ? [m.line] : []) lines.set(line.n, line);
    return [...lines.values()];
  };

  /** Somebody who is everywhere that a name can be: a game, an open table, talk, an event, a report, the log. */
  async function everywhere(who: Client, other: Client) {
    const { id: game } = await who.openTable();
    await other.joinTable(game);
    const [own, theirs] = [await who.at(game), await other.at(game)];
    const { id: table } = await who.openTable();
    const event = (await other.ok('POST', '/events', { name: 'Night', format: 'warp-speed', rounds: 1 })).event.id;
    await who.ok('POST', `/events/${event}/enter`, { deck: 'kazon' });
    own.send({ t: 'say', game, text: 'Before' });
    await theirs.until(() => linesAt(theirs).length === 1);
    const reported = theirs.next('reported');
    theirs.send({ t: 'report', game, text: 'Rude', line: 0 });
    const { id: report } = await reported;
    const mute = await orderByCommand(at, { do: 'mute', who: await idOf(who), days: 1, reason: 'Rude' });
    await orderByCommand(at, { do: 'lift', id: mute.id, note: 'Said sorry' });
    /** What they are called in all these places. */
    const names = async (): Promise<Record<string, string | undefined>> => {
      const ev: EventView = (await other.ok('GET', `/events/${event}`)).event;
      const detail: OrderReportDetail = await orderByCommand(at, { do: 'report', id: report });
      const log = await orderByCommand(at, { do: 'log' });
      const again = await other.at(game);
      await again.until(() => linesAt(again).length > 0);
      const seat = again.game!.seats[0].name;
      const told = linesAt(again)[0].name;
      again.close();
      return {
        list: (await other.ok('GET', `/games/${game}`)).game.players[0].name,
        seat,
        talk: told,
        'talk that is open': linesAt(theirs)[0].name,
        'seat that is open': theirs.messages.findLast((m) => m.t === 'presence')?.seats[0].name,
        table: (await other.ok('GET', `/tables/${table}`)).table.host.name,
        entrant: ev.entrants[0].name,
        line: ev.record.find((l) => l.kind === 'entered')?.player?.name,
        report: detail.talk[0].name,
        log: log.find((l) => l.act === 'lift-mute')?.about,
      };
    };
    const allAre = async (name: string) => {
      await theirs.until(() => linesAt(theirs)[0].name === name);
      await theirs.until(() => theirs.messages.findLast((m) => m.t === 'presence')?.seats[0].name === name);
      const found = await names();
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((where) => [where, name])));
    };
    return { game, own, theirs, allAre };
  }

  it('whoever chooses another name has it everywhere, and the one who is given theirs is not taken for them', {
    skip: lacks(kind),
  }, async () => {
    const [thief, other] = [await account('Quillon Vane'), await Client.guest(server.url, 'Other')];
    const { game, own, theirs, allAre } = await everywhere(thief, other);
    await thief.ok('PATCH', '/me', { name: 'Mallory' });
    await allAre('Mallory');
    // it is nowhere in the database but where it says that it was theirs, and there only without case and spaces
    const contents = await contentsOf(server.db);
    expect(tablesWith(contents, 'Quillon')).toEqual([]);
    expect(tablesWith(contents, 'qulllonvane')).toEqual(['earlier_names']);

    const real = await account('QUILLON VANE');
    await allAre('Mallory');
    own.send({ t: 'say', game, text: 'What was your code?' });
    await theirs.until(() => linesAt(theirs).length === 2);
    expect(linesAt(theirs)[1]).toMatchObject({ name: 'Mallory', by: await idOf(thief) });

    // an operator who says the name could mean either
    const ban = (who: string) => orderByCommand(at, { do: 'ban', who, days: 1, reason: 'x' });
    const [one, two] = [await idOf(real), await idOf(thief)];
    await expect(ban('Quillon Vane')).rejects.toThrow(
      new RegExp(`could be QUILLON VANE \\(${one}\\).*Mallory \\(${two}\\).*until 20`),
    );
    const { id } = await ban('Mallory');
    await orderByCommand(at, { do: 'lift', id, note: 'x' });
    expect((await real.ok('GET', '/me')).me).not.toHaveProperty('ban');
    // nor is it enough that nobody is called so any more
    await real.ok('PATCH', '/me', { name: 'Somebody Else' });
    await real.ok('PATCH', '/me', { name: 'Quillon Vane' });
    await real.ok('POST', '/account/leave', { password: PASSWORD });
    await expect(ban('Quillon Vane')).rejects.toThrow(/could be Mallory/);
  });

  it('a guest who makes an account has one name and is marked as one person everywhere', {
    skip: lacks(kind),
  }, async () => {
    const [guest, other] = [await Client.guest(server.url, 'Zelphine'), await Client.guest(server.url, 'Other')];
    const { game, allAre } = await everywhere(guest, other);
    await guest.ok('POST', '/account', { login: `login.${++logins}`, password: PASSWORD, name: 'Zarabeth' });
    await allAre('Zarabeth');
    const again = await other.at(game);
    await again.until(() => linesAt(again).length > 0);
    expect([again.game!.seats[0].kind, linesAt(again)[0].kind]).toEqual(['person', 'person']);
    expect(tablesWith(await contentsOf(server.db), 'Zelphine')).toEqual([]);
  });

  it('a name that was released is gone everywhere, also over a connection that is older', {
    skip: lacks(kind),
  }, async () => {
    const [rude, other] = [await account('Rudolfus'), await Client.guest(server.url, 'Other')];
    const { game, own, theirs, allAre } = await everywhere(rude, other);
    await orderByCommand(at, { do: 'release-name', who: 'Rudolfus', reason: 'Impersonates' });
    const called = await nameOf(rude);
    expect(called).toMatch(/^Player /);
    await allAre(called);
    own.send({ t: 'say', game, text: 'Still here' });
    await theirs.until(() => linesAt(theirs).length === 2);
    expect(linesAt(theirs)[1].name).toBe(called);
    expect(tablesWith(await contentsOf(server.db), 'Rudolfus')).toEqual(['earlier_names']);
    // and so is a guest's that became an account's
    const guest = await Client.guest(server.url, 'Lyndsay');
    const { id } = await guest.openTable();
    await other.joinTable(id);
    const [g, o] = [await guest.at(id), await other.at(id)];
    await account('LYNDSAY');
    g.send({ t: 'say', game: id, text: 'It is me' });
    await o.until(() => linesAt(o).length === 1);
    expect(linesAt(o)[0]).toMatchObject({ name: await nameOf(guest), kind: 'guest' });
    await expect(orderByCommand(at, { do: 'mute', who: 'Lyndsay', days: 1, reason: 'x' })).rejects.toThrow(/could be/);
  });

  it('of an account that is gone no name is left, in no table', { skip: lacks(kind) }, async () => {
    const [secret, other] = [await account('Hogarthe'), await Client.guest(server.url, 'Other')];
    const id = await idOf(secret);
    const { allAre } = await everywhere(secret, other);
    await secret.ok('PATCH', '/me', { name: 'Secretia' });
    await orderByCommand(at, { do: 'release-name', who: id, reason: 'Impersonates' });
    await secret.ok('PATCH', '/me', { name: 'Hogarthe' });
    await secret.ok('POST', '/account/leave', { password: PASSWORD });
    await allAre('Former player');
    const contents = await contentsOf(server.db);
    for (const name of ['Hogarthe', 'Secretia', 'secretla']) expect(tablesWith(contents, name)).toEqual([]);
    // what it did in an event and what was said goes on under a number that leads to nobody
    expect(tablesWith(contents, id).sort()).toEqual(['event_log', 'event_players', 'reports']);
  });

  it('two who ask at once for names that look alike are not both given them', { skip: lacks(kind) }, async () => {
    const [a, b] = [await account('Aleph'), await account('Beth')];
    const done = await Promise.all([
      a.call('PATCH', '/me', { name: 'Тувок' }),
      b.call('PATCH', '/me', { name: 'ТУВОК' }),
    ]);
    expect(done.map((r) => r.status).sort()).toEqual([200, 409]);
    expect(code(await new Client(server.url, '').call('POST', '/session', { name: 'тувок' }))).toBe('name-taken');
  });

  it('who is somebody else every minute is told to wait', { skip: lacks(kind) }, async () => {
    const guest = await Client.guest(server.url, 'Proteus');
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++)
      codes.push(code(await guest.call('PATCH', '/me', { name: `Proteus ${'abcdefghijkl'[i]}` })));
    expect(codes.filter((c) => c === 'too-many')).toHaveLength(2);
    await guest.ok('PATCH', '/me', { name: await nameOf(guest) });
  });

  it('a session that is used goes on, and so does its cookie', { skip: lacks(kind) }, async () => {
    const guest = await Client.guest(server.url, 'Visitor');
    const cookieOf = async () => (await guest.call('GET', '/me')).headers.getSetCookie();
    expect(await cookieOf()).toEqual([]);
    const id = await idOf(guest);
    const old = Date.now() - 2 * 24 * 3600_000;
    const age = () => server.db.updateTable('sessions').set({ seen_at: old }).where('user', '=', id).execute();
    await age();
    // a connection has nothing to answer with: the next page does it
    (await guest.connect()).close();
    const [cookie] = await cookieOf();
    expect(cookie).toMatch(/^spaceline=.*Max-Age=15552000.*HttpOnly/);
    expect(await cookieOf()).toEqual([]);
    const { sessions } = await guest.ok('GET', '/account/sessions');
    expect(sessions[0].seen).toBeGreaterThan(Date.now() - 60_000);
    // who signs out is given none, however old the session
    await age();
    const out = (await guest.call('POST', '/logout', {})).headers.getSetCookie();
    expect(out).toHaveLength(1);
    expect(out[0]).toMatch(/^spaceline=;/);
  });
});
