/** A mute ends when it is over or lifted: not by leaving, not by coming back as somebody else. */
import { afterAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client } from '../testing/client.ts';
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
const from = (ip: string) => ({ 'x-forwarded-for': ip });

describe.each(KINDS)('on %s', (kind) => {
  it('goes with the person who leaves, and to nobody new at the same address', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const server = await testServer(place, { trustProxy: 1 });
    servers.push(server);
    const at = { databaseUrl: place.url, data: place.folder };
    const account = async (name: string, ip: string) => {
      const client = new Client(server.url, name);
      const body = { login: `${name}.login`, password: PASSWORD, name };
      const reply = await client.call('POST', '/account', body, from(ip));
      expect(reply.status).toBe(200);
      return client;
    };
    const [home, elsewhere] = ['2001:db8:1:2::7', '198.51.100.9'];
    const [maje, sister, kim] = [
      await account('Maje', home),
      await account('Sister', '2001:db8:1:2::8'),
      await account('Kim', elsewhere),
    ];
    const { id } = await kim.openTable();
    /** What becomes of a word that somebody says there. */
    let words = 0;
    const says = async (client: Client, ip: string): Promise<string> => {
      const wire = await client.connect(from(ip));
      wire.send({ t: 'join', game: id });
      await wire.until(() => wire.game !== null);
      const text = `Word ${++words}`;
      wire.send({ t: 'say', game: id, text });
      const isIt = () => wire.messages.find((m) => m.t === 'error' || (m.t === 'said' && m.line.text === text));
      await wire.until(() => isIt() !== undefined);
      const what = isIt()!;
      wire.close();
      return what.t === 'error' ? String(what.text) : 'said';
    };
    await sister.joinTable(id);
    const { me } = await maje.ok('GET', '/me');
    const mute = await orderByCommand(at, { do: 'mute', who: 'Maje', days: 9, reason: 'Insults' });
    expect(await says(sister, home)).toBe('said');

    const left = await maje.call('POST', '/account/leave', { password: PASSWORD }, from(home));
    // the person stays, without name and login, and the mute with them
    expect(left.body.me).toMatchObject({ id: me.id, name: 'Former player', login: null });
    expect(await says(maje, elsewhere)).toContain('Insults');
    expect((await maje.ok('GET', '/account/data')).sanctions).toMatchObject([{ kind: 'mute', reason: 'Insults' }]);
    await maje.ok('POST', '/account', { login: 'culluh', password: PASSWORD, name: 'Culluh' });
    expect(await says(maje, elsewhere)).toContain('Insults');

    // somebody new says nothing where the muted person was; they play, and elsewhere they speak
    const fresh = await account('Fresh', home);
    expect(await says(fresh, '2001:db8:1:2::9')).toContain('address is muted');
    expect(await says(fresh, '203.0.113.5')).toBe('said');
    await fresh.playBot();
    // who was here before speaks as ever
    expect(await says(sister, home)).toBe('said');

    await orderByCommand(at, { do: 'lift', id: mute.id, note: 'Said sorry' });
    expect(await says(maje, home)).toBe('said');
    expect(await says(fresh, home)).toBe('said');
    // and whoever leaves then is gone
    expect((await maje.call('POST', '/account/leave', { password: PASSWORD }, from(home))).body.me).toBeNull();
  });

  it('is no reason to forget a ban of the same person', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const server = await testServer(place);
    servers.push(server);
    const at = { databaseUrl: place.url, data: place.folder };
    const guest = await Client.guest(server.url, 'Rude');
    const { id } = (await guest.ok('GET', '/me')).me;
    await orderByCommand(at, { do: 'mute', who: id, days: 9, reason: 'Insults' });
    await orderByCommand(at, { do: 'ban', who: id, days: 9, reason: 'More insults' });
    const left = await guest.ok('POST', '/account/leave', {});
    expect(left.me).toMatchObject({ name: 'Former player', ban: { reason: 'More insults' } });
    expect((await guest.ok('GET', '/account/data')).sanctions).toHaveLength(2);
  });
});
