/** Talk at a table: who hears whom, and what nobody can say. */
import { makeDice } from '@spaceline/bots';
import type { ReportFile, TalkLine } from '@spaceline/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client, playOn, type Wire } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
const dice = makeDice('talk');
const servers: RunningServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  places.close();
});

const heard = (wire: Wire): TalkLine[] =>
  wire.messages.flatMap((m) => (m.t === 'talk' ? m.lines : m.t === 'said' ? [m.line] : []));
const texts = (wire: Wire) => heard(wire).map((l) => l.text ?? l.phrase ?? l.point);
const until = (wire: Wire, text: unknown) => wire.until(() => texts(wire).some((t) => t === text));

async function refusal(wire: Wire, message: object): Promise<string> {
  const error = wire.next('error');
  wire.socket.send(JSON.stringify(message));
  return (await error).code;
}

describe.each(KINDS)('on %s', (kind) => {
  async function table(on: RunningServer, and: RunningServer = on) {
    const [kim, paris] = [await Client.guest(on.url, 'Kim'), await Client.guest(and.url, 'Paris')];
    const { id } = await kim.openTable();
    await paris.joinTable(id);
    const seven = await Client.guest(and.url, 'Seven');
    return { id, clients: { kim, paris, seven }, wires: [await kim.at(id), await paris.at(id), await seven.at(id)] };
  }
  const serve = async (place: Awaited<ReturnType<Places['fresh']>>) => {
    const server = await testServer(place);
    servers.push(server);
    return server;
  };

  it('players are heard by all, spectators by spectators until the game is over', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const on = await serve(place);
    // with one PostgreSQL, the two players are at two servers
    const and = kind === 'postgres' ? await serve(place) : on;
    const { id, clients, wires } = await table(on, and);
    const [kim, paris, seven] = wires;
    kim.send({ t: 'say', game: id, text: '  Good   luck <b>you</b>  ' });
    // two who speak at once may be heard in either order
    for (const wire of wires) await until(wire, 'Good luck <b>you</b>');
    paris.send({ t: 'say', game: id, phrase: 'thanks' });
    for (const wire of wires) await until(wire, 'thanks');
    expect(heard(seven).find((l) => l.phrase === 'thanks')).toMatchObject({
      name: 'Paris',
      kind: 'guest',
      channel: 'players',
    });
    seven.send({ t: 'say', game: id, text: 'He should beam down' });
    await until(seven, 'He should beam down');
    kim.send({ t: 'say', game: id, text: 'My move' });
    for (const wire of wires) await until(wire, 'My move');
    expect(texts(kim)).not.toContain('He should beam down');
    expect(texts(paris)).not.toContain('He should beam down');
    // who comes later hears what was said, and no more than the others
    const again = await clients.paris.at(id);
    await until(again, 'My move');
    expect(texts(again)).not.toContain('He should beam down');
    const report: string = (await clients.kim.ok('POST', `/games/${id}/report`, { text: 'Rude' })).id;
    kim.send({ t: 'concede', game: id });
    await paris.until(() => paris.isOver);
    const file: ReportFile = await clients.kim.ok('GET', `/reports/${report}`);
    expect(file.talk?.map((l) => l.text ?? l.phrase)).toEqual(['Good luck <b>you</b>', 'thanks', 'My move']);
    const after = await clients.paris.at(id);
    await until(after, 'He should beam down');
  });

  it('a finger on what all can see is seen by all', { skip: lacks(kind) }, async () => {
    const { id, wires } = await table(await serve(await places.fresh(kind)));
    const [kim, paris, seven] = wires;
    await Promise.all([kim, paris].map((w) => playOn(w, dice, () => w.game!.n >= 30)));
    const mission = kim.game!.view.cards.find((c) => c.zone === 'Mission')!;
    kim.send({ t: 'say', game: id, point: { card: mission.id } });
    paris.send({ t: 'say', game: id, point: { place: 0 } });
    for (const wire of [kim, paris, seven]) await wire.until(() => heard(wire).length === 2);
    expect(heard(seven).map((l) => l.point)).toContainEqual({ card: mission.id });
    expect(heard(seven).map((l) => l.point)).toContainEqual({ place: 0 });
  });

  it('what is sent again because nobody knows whether it arrived is said once', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const on = await serve(place);
    const and = kind === 'postgres' ? await serve(place) : on;
    const { id, clients, wires } = await table(on, and);
    const [kim, paris] = wires;
    const line = { t: 'say', game: id, text: 'Back in a minute', once: 'k1' } as const;
    for (let i = 0; i < 3; i++) kim.send(line);
    await until(paris, 'Back in a minute');
    // over another connection, to another server
    clients.kim.url = and.url;
    const again = await clients.kim.at(id);
    again.send(line);
    await again.until(() => heard(again).some((l) => l.once === 'k1'));
    kim.send({ t: 'say', game: id, text: 'Here', once: 'k2' });
    await until(paris, 'Here');
    expect(texts(paris)).toEqual(['Back in a minute', 'Here']);
    // the name of a line is its speaker's: somebody else may call theirs so
    paris.send({ t: 'say', game: id, text: 'Fine', once: 'k1' });
    await until(kim, 'Fine');
    // what is refused is named, so that it is not lost
    kim.send({ t: 'say', game: id, text: 'HERE', once: 'k3' });
    await until(paris, 'HERE');
    const error = kim.next('error');
    kim.send({ t: 'say', game: id, text: 'here!', once: 'k4' });
    expect((await error).once).toBe('k4');
  });

  it('nonsense, floods and what is hidden are refused', { skip: lacks(kind) }, async () => {
    const { id, wires } = await table(await serve(await places.fresh(kind)));
    const [kim] = wires;
    const say = (more: object) => refusal(kim, { t: 'say', game: id, ...more });
    expect(await say({ text: '' })).toBe('malformed');
    expect(await say({ text: 'x'.repeat(201) })).toBe('malformed');
    expect(await say({ text: 'a\u202eb' })).toBe('malformed');
    expect(await say({ text: 'a\nb' })).toBe('malformed');
    expect(await say({})).toBe('malformed');
    expect(await say({ text: 'a', phrase: 'hello' })).toBe('malformed');
    expect(await say({ phrase: 'constructor' })).toBe('malformed');
    expect(await say({ point: { card: 99_999 } })).toBe('not-now');
    expect(await say({ point: {} })).toBe('not-now');
    expect(await say({ point: { place: 50 } })).toBe('not-now');
    // a card of the own that nobody else may know
    const own = kim.game!.view.players[kim.game!.seat].own[0];
    expect(await say({ point: { card: own.id } })).toBe('not-now');
    kim.send({ t: 'say', game: id, text: 'Twice' });
    kim.send({ t: 'say', game: id, text: 'Twice' });
    await kim.until(() => texts(kim).length === 2);
    // whatever its case, its signs, and how long it is drawn
    for (const again of ['TWICE', 'twice!', 'T w i c e ...', 'twiiiice'])
      expect(await say({ text: again })).toBe('too-many');
    for (let i = 0; i < 3; i++) kim.send({ t: 'say', game: id, text: `no. ${i}` });
    await kim.until(() => texts(kim).length === 5);
    expect(await say({ text: 'one too many' })).toBe('too-many');
    const nobody = await new Client(servers.at(-1)!.url, '').at(id);
    expect(await refusal(nobody, { t: 'say', game: id, text: 'hello' })).toBe('no-session');
    await nobody.until(() => texts(nobody).length === 5);
  });

  it('many who come from many addresses do not drown a table', { skip: lacks(kind) }, async () => {
    const on = await testServer(await places.fresh(kind), { trustProxy: 1 });
    servers.push(on);
    const { id, wires } = await table(on);
    const [kim, paris, seven] = wires;
    const crowd: Wire[] = [];
    for (let i = 0; i < 15; i++) {
      const headers = { 'x-forwarded-for': `198.51.100.${i}` };
      const client = new Client(on.url, `Crowd ${i}`);
      await client.call('POST', '/session', { name: `Crowd ${i}` }, headers);
      const wire = await client.connect(headers);
      wire.send({ t: 'join', game: id });
      await wire.until(() => wire.game !== null);
      crowd.push(wire);
    }
    /** Waits until all that each has said was heard or refused. */
    const dealtWith = async (each: number) => {
      for (const [i, wire] of crowd.entries())
        await wire.until(() => {
          const refused = wire.messages.filter((m) => m.t === 'error').length;
          return refused + heard(wire).filter((l) => l.name === `Crowd ${i}`).length === each;
        });
    };
    // the same by all is heard a few times
    for (const wire of crowd) wire.send({ t: 'say', game: id, text: 'Boo' });
    await dealtWith(1);
    expect(texts(seven)).toEqual(['Boo', 'Boo', 'Boo', 'Boo']);
    // and so much in a minute, whatever it is
    for (const [i, wire] of crowd.entries())
      for (let n = 0; n < 4; n++) wire.send({ t: 'say', game: id, text: `${'abcdefghijklmno'[i]} ${n}` });
    await dealtWith(5);
    await seven.until(() => heard(seven).length === 40);
    // the players heard none of it, and are heard
    kim.send({ t: 'say', game: id, text: 'My move' });
    for (const wire of wires) await until(wire, 'My move');
    expect([texts(kim), texts(paris)]).toEqual([['My move'], ['My move']]);
    expect(heard(seven)).toHaveLength(41);
  });
});
