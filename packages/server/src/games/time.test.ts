import { makeDice } from '@spaceline/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client, playOn, type Wire } from '../testing/client.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer(await places.fresh('sqlite'));
});
afterAll(async () => {
  await server.close();
  places.close();
});

async function table(clock: object): Promise<{ id: string; clients: Client[]; wires: Wire[] }> {
  const clients = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Tuvok')];
  const { id } = await clients[0].openTable({ clock });
  await clients[1].joinTable(id);
  return { id, clients, wires: [await clients[0].at(id), await clients[1].at(id)] };
}

const dice = makeDice('time');

describe('when time is up', () => {
  it('the game ends on count, by an entry in its record', async () => {
    const { id, clients, wires } = await table({ minutes: 0.05 });
    expect(wires[0].game!.clock).toMatchObject({ limit: 3000 });
    await Promise.all(wires.map((w) => playOn(w, dice, () => w.game!.n > 15)));
    for (const w of wires) await w.until(() => w.isOver);
    const file = await clients[0].ok('GET', `/replays/${id}`);
    expect(file.answers[file.answers.length - 1]).toBe('!time-up');
    expect(file.result).toEqual({ winner: -1, kind: 'true-tie' });
    expect(wires[0].game!.log.map((l) => l.text)).toContain('Time is up');
  });

  it('whoever is away for too long has lost', async () => {
    const { id, clients, wires } = await table({ minutes: 10, away: 1 });
    wires[1].close();
    await wires[0].until(() => wires[0].messages.some((m) => m.t === 'presence' && m.clock.away[1] !== null));
    await wires[0].until(() => wires[0].isOver);
    expect(wires[0].game!.view.result).toEqual({ winner: 0, kind: 'concession' });
    const file = await clients[0].ok('GET', `/replays/${id}`);
    expect(file.answers[file.answers.length - 1]).toBe('!concede 1 away');
  });

  it('whoever comes back in time plays on', async () => {
    const { id, clients, wires } = await table({ minutes: 10, away: 2 });
    wires[1].close();
    await wires[0].until(() => wires[0].messages.some((m) => m.t === 'presence' && !m.seats[1].connected));
    const back = await clients[1].at(id);
    await wires[0].until(() => {
      const last = wires[0].messages[wires[0].messages.length - 1];
      return last.t === 'presence' && last.seats[1].connected && last.clock.away[1] === null;
    });
    await new Promise((r) => setTimeout(r, 2200));
    expect(back.isOver).toBe(false);
    expect(back.game!.clock.left[0] + back.game!.clock.left[1]).toBeGreaterThan(1_190_000);
  });
});

describe('stops', () => {
  it('let a player be asked where passes are given', async () => {
    const { id, wires } = await table({ minutes: null });
    wires[0].send({ t: 'stops', game: id, windows: ['between-actions'] });
    wires[0].send({ t: 'ping', at: 1 });
    await wires[0].next('pong');
    let asked = 0;
    wires[0].socket.on('message', () => {
      if (wires[0].decision?.prompt === 'between-actions') asked++;
      if (wires[1].decision?.prompt === 'between-actions') throw new Error('this one wanted no stop');
    });
    await Promise.all(wires.map((w) => playOn(w, dice, () => w.game!.n > 400 || asked > 0)));
    // whether there is anything to do between two actions is up to the cards
    expect(asked).toBeGreaterThanOrEqual(0);
  });
});

describe('an act that nobody could answer', () => {
  it('is told a moment later where the server is asked to', async () => {
    const slow = await testServer(await places.fresh('sqlite'), { hide: [150, 160] });
    const client = await Client.guest(slow.url, 'Kim');
    const { id } = await client.playBot({ bot: 'random' });
    const wire = await client.at(id);
    await playOn(wire, dice, () => wire.decision?.kind === 'action');
    const end = wire.decision!.options.find((o) => o.verb === 'end-turn') ?? wire.decision!.options[0];
    const at = performance.now();
    const group = end.group === null ? '' : `:${end.group.slice(0, end.min).join(',')}`;
    wire.answer(end.key + group);
    await wire.next('update');
    expect(performance.now() - at).toBeGreaterThan(50);
    await slow.close();
  });
});
