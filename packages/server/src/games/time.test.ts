import { makeDice } from '@spaceline/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { anyAnswer, Client, playOn, type Wire } from '../testing/client.ts';
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

/** Leaves both players so much time to think, and to be away. */
async function leaves(id: string, left: number, away: number): Promise<void> {
  const room = await server.rooms.get(id);
  await room.does(() => {
    room.clock.restore({ left: [left, left], away: [away, away] }, Date.now());
    room.driver.schedule();
  });
}

/** Lets nearly all of the time pass. */
const runsOut = (id: string): Promise<void> => leaves(id, 200, 60_000);

describe('when time is up', () => {
  it('the game ends on count, by an entry in its record', async () => {
    const { id, clients, wires } = await table({ minutes: 0.05 });
    expect(wires[0].game!.clock).toMatchObject({ limit: 3000 });
    await Promise.all(wires.map((w) => playOn(w, dice, () => w.game!.n > 15)));
    await runsOut(id);
    for (const w of wires) await w.until(() => w.isOver);
    const file = await clients[0].ok('GET', `/replays/${id}`);
    expect(file.answers[file.answers.length - 1]).toBe('!time-up');
    expect(file.result).toEqual({ winner: -1, kind: 'true-tie' });
    expect(wires[0].game!.log.map((l) => l.told)).toContainEqual({ kind: 'time-up' });
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
    const { id, clients, wires } = await table({ minutes: 10, away: 60 });
    wires[1].close();
    await wires[0].until(() => wires[0].messages.some((m) => m.t === 'presence' && !m.seats[1].connected));
    const back = await clients[1].at(id);
    await wires[0].until(() => {
      const last = wires[0].messages[wires[0].messages.length - 1];
      return last.t === 'presence' && last.seats[1].connected && last.clock.away[1] === null;
    });
    await leaves(id, 600_000, 200);
    await new Promise((r) => setTimeout(r, 600));
    const room = await server.rooms.get(id);
    await room.does(() => expect(room.recording.over).toBe(false));
    expect(back.isOver).toBe(false);
  });
});

describe('a round', () => {
  it('has thirty minutes (WARP-39), fifteen for each, and then ends on count', async () => {
    const clients = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Tuvok')];
    const { id, minutes } = await clients[0].openTable();
    expect(minutes).toBe(15);
    await clients[1].joinTable(id);
    const wires = [await clients[0].at(id), await clients[1].at(id)];
    const { limit, left } = wires[0].game!.clock;
    expect(2 * limit!).toBe(30 * 60_000);
    expect(Math.round((left[0] + left[1]) / 1000)).toBe(30 * 60);
    await runsOut(id);
    for (const w of wires) await w.until(() => w.isOver);
    const { recording } = await server.rooms.get(id);
    expect(recording.entries).toEqual(['!time-up']);
  });

  it('gives no time back to whoever goes away, or when the server is started again', async () => {
    const place = await places.fresh('sqlite');
    let own = await testServer(place);
    const kim = await Client.guest(own.url, 'Kim');
    const began = performance.now();
    const { id } = await kim.playBot({ bot: 'random', clock: { minutes: 10 } });
    const wire = await kim.at(id);
    await wire.until(() => wire.decision !== null);
    const { clock, seat, n } = wire.game!;
    await new Promise((r) => setTimeout(r, 700));
    await own.close();
    const before = performance.now() - began;
    await new Promise((r) => setTimeout(r, 1000));
    own = await testServer(place);
    kim.url = own.url;
    const again = performance.now();
    const back = (await kim.at(id)).game!;
    const after = performance.now() - again;
    expect(back.n).toBe(n);
    const thought = clock.left[seat] - back.clock.left[seat];
    // and what the server was away for costs nobody anything
    expect(thought).toBeGreaterThanOrEqual(650);
    expect(thought).toBeLessThanOrEqual(before + after);
    await own.close();
  });
});

describe('where the server is asked to hide who could have answered', () => {
  /** A game before a spectator, in which somebody is about to act. */
  async function beforeAnAct(hidden: number) {
    const slow = await testServer(await places.fresh('sqlite'), { hide: [hidden, hidden] });
    const clients = await Promise.all(['Kim', 'Tuvok', 'Neelix'].map((name) => Client.guest(slow.url, name)));
    const { id } = await clients[0].openTable({ clock: { minutes: 10 } });
    await clients[1].joinTable(id);
    const [kim, tuvok, neelix] = await Promise.all(clients.map((c) => c.at(id)));
    const acts = (w: Wire) => w.decision?.kind === 'action';
    const players = [kim, tuvok];
    await Promise.race(players.map((w) => playOn(w, dice, () => players.some(acts))));
    const [author, other] = acts(kim) ? [kim, tuvok] : [tuvok, kim];
    const { n } = author.decision!;
    await neelix.until(() => neelix.game!.n === n);
    const client = clients[author === kim ? 0 : 1];
    return { slow, id, client, author, other, neelix, n, key: anyAnswer(author.decision!, dice) };
  }

  it('the other player alone hears of an act', async () => {
    const { slow, id, client, author, other, neelix, n, key } = await beforeAnAct(60_000);
    const listed = async () => (await client.ok('GET', `/games/${id}`)).game;
    // lists are brought up to date now and then: it is done now, and not again in the middle
    const room = await slow.rooms.get(id);
    room.refreshed();
    await room.setting.games.set(id, room.summary());
    const before = await listed();
    const seen = [author.raw.length, neelix.raw.length];
    author.answer(key);
    await other.until(() => other.game!.n > n);
    // nothing that its author can do tells more: asking again, answering again, coming again, looking at the list
    author.answer(key, n);
    author.send({ t: 'why', game: id, ask: 1, action: { verb: 'pass' } });
    author.send({ t: 'join', game: id });
    const second = await client.connect();
    second.send({ t: 'join', game: id });
    expect(await listed()).toEqual(before);
    await new Promise((r) => setTimeout(r, 50));
    expect([author.raw.length, neelix.raw.length, second.game]).toEqual([...seen, null]);
    await slow.close();
  });

  it('everybody else hears of it a moment later', async () => {
    const { slow, id, client, author, neelix, n, key } = await beforeAnAct(400);
    const at = performance.now();
    author.answer(key);
    const second = await client.connect();
    second.send({ t: 'join', game: id });
    for (const w of [author, neelix, second]) await w.until(() => (w.game?.n ?? 0) > n);
    expect(performance.now() - at).toBeGreaterThan(390);
    await slow.close();
  });
});
