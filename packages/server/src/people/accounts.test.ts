/** Names, accounts and sessions, as people and as those who would be somebody else. */
import type { EventView, Me, MyData } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SPANS } from '../keeping/retention.ts';
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
    const keep = { ...DEFAULT_SPANS, talk: 3, reports: null };
    if (!lacks(kind)) server = await testServer(await places.fresh(kind), { keep });
  });
  afterAll(async () => {
    await server?.close();
  });

  /** Somebody with an account, and the code that was shown. */
  async function account(name: string): Promise<{ client: Client; code: string }> {
    const client = new Client(server.url, name);
    const { code } = await client.ok('POST', '/account', { login: `${name}.login`, password: PASSWORD, name });
    return { client, code };
  }
  const me = async (client: Client): Promise<Me | null> => (await client.ok('GET', '/me')).me;
  const code = (reply: { body: { error?: { code: string } } }) => reply.body.error?.code;

  it('the name of an account is nobody else’s', { skip: lacks(kind) }, async () => {
    await account('Kathryn');
    const stranger = new Client(server.url, '');
    for (const name of ['Kathryn', 'kathryn', 'K a t h r y n', 'Kаthryn', 'Káthryn.']) {
      const reply = await stranger.call('POST', '/session', { name });
      expect([name, reply.status, code(reply)]).toEqual([name, 409, 'name-taken']);
    }
    const guest = await Client.guest(server.url, 'Kathy');
    expect(code(await guest.call('PATCH', '/me', { name: 'KATHRYN' }))).toBe('name-taken');
    expect(code(await guest.call('POST', '/session', { name: 'KATHRYN' }))).toBe('name-taken');
    expect((await me(guest))?.name).toBe('Kathy');
    const taken = { login: 'other', password: PASSWORD, name: 'Kathryn' };
    expect(code(await guest.call('POST', '/account', taken))).toBe('name-taken');
    // two guests may be called alike: neither is anybody
    const twin = await Client.guest(server.url, 'Kathy');
    expect((await me(twin))?.login).toBeNull();
    expect(code(await guest.call('POST', '/session', { name: '...' }))).toBe('malformed');
  });

  it('says how long it keeps what', { skip: lacks(kind) }, async () => {
    const { keep } = await new Client(server.url, '').ok('GET', '/privacy');
    expect(keep).toEqual({ ...DEFAULT_SPANS, talk: 3, reports: null });
  });

  it('names of offices, of bots and of nobody are refused', { skip: lacks(kind) }, async () => {
    const stranger = new Client(server.url, '');
    for (const name of ['Operator', 'Аdmin', 'Spaceline', 'Heuristic bot', 'Kes (guest)', 'Former player'])
      expect([name, code(await stranger.call('POST', '/session', { name }))]).toEqual([name, 'name-reserved']);
    const guest = await Client.guest(server.url, 'Mortimer');
    expect(code(await guest.call('PATCH', '/me', { name: 'System' }))).toBe('name-reserved');
    expect(code(await guest.call('POST', '/account', { login: 'admin', password: PASSWORD, name: 'admin' }))).toBe(
      'name-reserved',
    );
    expect((await me(guest))?.name).toBe('Mortimer');
  });

  it('a guest who was called so before is called something else, also where a game is open', {
    skip: lacks(kind),
  }, async () => {
    const [guest, other] = [await Client.guest(server.url, 'Lyndsay'), await Client.guest(server.url, 'Ballard')];
    const { id } = await guest.openTable();
    await other.joinTable(id);
    const wire = await other.at(id);
    const own = (await guest.ok('POST', '/events', { name: 'Night', format: 'warp-speed', rounds: 1 })).event.id;
    await guest.ok('POST', `/events/${own}/enter`, { deck: 'kazon' });
    const nameAt = () => wire.messages.findLast((m) => m.t === 'presence')?.seats[0].name;
    await account('LYNDSAY');
    const called = (await me(guest))!.name;
    expect(called).toMatch(/^Player /);
    await wire.until(() => nameAt() === called);
    const event: EventView = (await other.ok('GET', `/events/${own}`)).event;
    expect(event.entrants).toMatchObject([{ name: called, kind: 'guest' }]);
    expect(event.director).toEqual({ name: called, kind: 'guest' });
    // an account that takes the name by renaming does the same
    const { client } = await account('Jetal');
    await client.ok('PATCH', '/me', { name: 'Ballard' });
    expect((await me(other))?.name).toMatch(/^Player /);
  });

  it('the name of an account that is gone is gone from open games', { skip: lacks(kind) }, async () => {
    const { client } = await account('Hogan');
    const other = await Client.guest(server.url, 'Suder');
    const { id } = await client.openTable();
    await other.joinTable(id);
    const wire = await other.at(id);
    await client.ok('POST', '/account/leave', { password: PASSWORD });
    await wire.until(() => wire.messages.findLast((m) => m.t === 'presence')?.seats[0].name === 'Former player');
    expect((await other.at(id)).game!.seats[0].name).toBe('Former player');
  });

  it('guests are marked as guests, bots as bots', { skip: lacks(kind) }, async () => {
    const { client } = await account('Chakotay');
    const { players } = await client.playBot();
    expect(players.map((p) => p.kind).sort()).toEqual(['lieutenant', 'person']);
    const guest = await Client.guest(server.url, 'Wildman');
    expect((await guest.playBot()).players.map((p) => p.kind).sort()).toEqual(['guest', 'lieutenant']);
  });

  it('wrong passwords are slowed down', { skip: lacks(kind) }, async () => {
    const { client } = await account('Tuvok');
    const thief = new Client(server.url, '');
    const tries: number[] = [];
    for (let i = 0; i < 9; i++) {
      const reply = await thief.call('POST', '/login', { login: 'tuvok.login', password: `wrong ${i}` });
      tries.push(reply.status);
    }
    expect(tries).toEqual([...Array(8).fill(401), 429]);
    // even the right one waits now, from this address; another account does not
    expect((await thief.call('POST', '/login', { login: 'TUVOK.login', password: PASSWORD })).status).toBe(429);
    await account('Neelix');
    expect((await thief.call('POST', '/login', { login: 'neelix.login', password: PASSWORD })).status).toBe(200);
    expect((await me(client))?.name).toBe('Tuvok');
  });

  it('a password is changed, and other sessions end', { skip: lacks(kind) }, async () => {
    const { client } = await account('Seven');
    const elsewhere = new Client(server.url, '');
    await elsewhere.ok('POST', '/login', { login: 'seven.login', password: PASSWORD });
    expect((await client.ok('GET', '/account/sessions')).sessions).toHaveLength(2);
    const change = { password: PASSWORD, next: 'unimatrix zero' };
    expect(code(await client.call('POST', '/account/password', { ...change, password: 'no' }))).toBe('wrong-password');
    expect(await client.ok('POST', '/account/password', change)).toEqual({ ended: 1 });
    expect(await me(elsewhere)).toBeNull();
    expect(await me(client)).not.toBeNull();
    expect((await elsewhere.call('POST', '/login', { login: 'seven.login', password: PASSWORD })).status).toBe(401);
    await elsewhere.ok('POST', '/login', { login: 'seven.login', password: 'unimatrix zero' });
    const { sessions } = await client.ok('GET', '/account/sessions');
    const other = sessions.find((s: { here: boolean }) => !s.here);
    await client.ok('DELETE', `/account/sessions/${other.id}`);
    expect(await me(elsewhere)).toBeNull();
    expect((await client.call('DELETE', `/account/sessions/${other.id}`)).status).toBe(404);
  });

  it('who has signed out plays no more', { skip: lacks(kind) }, async () => {
    const { client } = await account('Paris');
    const { id } = await client.playBot();
    const wire = await client.at(id);
    await wire.until(() => wire.decision !== null);
    const closed = new Promise<number>((done) => wire.socket.once('close', done));
    await client.ok('POST', '/logout', {});
    expect(await closed).toBe(4001);
    const n = (await server.rooms.get(id)).recording.n;
    const nobody = await new Client(server.url, '').connect();
    nobody.send({ t: 'answer', game: id, n, answer: wire.decision!.options[0].key });
    expect(await nobody.next('error')).toMatchObject({ code: 'no-such-game' });
  });

  it('a lost password is replaced by the code that was shown once', { skip: lacks(kind) }, async () => {
    const { client, code: shown } = await account('Torres');
    const lost = new Client(server.url, '');
    const ask = (given: string) =>
      lost.call('POST', '/recover', { login: 'torres.login', code: given, password: 'warp core' });
    expect(code(await ask('AAAAA-AAAAA-AAAAA-AAAAA'))).toBe('wrong-code');
    const reply = await ask(` ${shown.toLowerCase().replaceAll('-', ' ')}`);
    expect([reply.status, reply.body.me.name]).toEqual([200, 'Torres']);
    expect(await me(client)).toBeNull();
    // used up: only the new one works
    expect(code(await ask(shown))).toBe('wrong-code');
    expect((await ask(reply.body.code)).status).toBe(200);
    const next = await lost.ok('POST', '/account/code', { password: 'warp core' });
    expect(next.code).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    const guest = await Client.guest(server.url, 'Vorik');
    expect(code(await guest.call('POST', '/account/code', { password: 'x' }))).toBe('no-account');
  });

  it('takes the own data along, and leaves: games stay, without the name', { skip: lacks(kind) }, async () => {
    const { client } = await account('Kes');
    const { id } = await client.playBot();
    await client.ok('POST', '/decks', { name: 'Garden', format: 'warp-speed', text: '1\tKes\n' });
    const data: MyData = await client.ok('GET', '/account/data');
    expect(data).toMatchObject({ me: { name: 'Kes', login: 'kes.login', recoverable: true } });
    expect(data.decks.map((d) => d.name)).toEqual(['Garden']);
    expect(data.games.map((g) => g.id)).toEqual([id]);
    expect(JSON.stringify(data)).not.toContain('argon2');
    expect(code(await client.call('POST', '/account/leave', {}))).toBe('wrong-password');
    await client.ok('POST', '/account/leave', { password: PASSWORD });
    expect(await me(client)).toBeNull();
    const { game } = await (await Client.guest(server.url, 'Kes')).ok('GET', `/games/${id}`);
    expect(game.players.map((p: { name: string }) => p.name)).toContain('Former player');
    expect((await client.call('POST', '/login', { login: 'kes.login', password: PASSWORD })).status).toBe(401);
  });
});
