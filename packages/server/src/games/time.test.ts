import { makeDice } from '@spaceline/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { anyAnswer, Client, playOn, type Wire } from '../testing/client.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { ticks } from '../ticks.ts';

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
    room.clock.restore({ left: [left, left], away: [away, away] }, ticks());
    room.driver.schedule();
  });
}

/** Lets nearly all of the time pass. */
const runsOut = (id: string): Promise<void> => leaves(id, 200, 60_000);

/** Whoever is asked leaves the table; the other is told. */
async function oneGoes(wires: readonly Wire[]): Promise<{ gone: number; here: number; seat: 0 | 1 }> {
  const gone = wires[0].decision === null ? 1 : 0;
  const here = 1 - gone;
  const seat = wires[gone].game!.seat as 0 | 1;
  // both are there first: who sat down last may not have been told of yet
  const heard = (connected: boolean) =>
    wires[here].until(() => {
      const last = wires[here].messages.findLast((m) => m.t === 'presence' || m.t === 'game');
      return last?.seats[seat].connected === connected;
    });
  await heard(true);
  wires[gone].close();
  await heard(false);
  return { gone, here, seat };
}

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

  it('the win may be claimed of whoever is asked and stays away', async () => {
    const { id, clients, wires } = await table({ minutes: 10, away: 1 });
    const { here, seat } = await oneGoes(wires);
    wires[here].send({ t: 'claim', game: id });
    await wires[here].until(() => wires[here].messages.some((m) => m.t === 'error' && m.code === 'not-now'));
    const room = await server.rooms.get(id);
    await room.does(() => room.clock.restore({ left: [600_000, 600_000], away: [0, 0] }, ticks() - 5000));
    await room.does(() => expect(room.recording.over).toBe(false));
    wires[here].send({ t: 'claim', game: id });
    await wires[here].until(() => wires[here].isOver);
    expect(wires[here].game!.view.result).toEqual({ winner: 1 - seat, kind: 'left' });
    expect(wires[here].game!.log.map((l) => l.told)).toContainEqual({ kind: 'conceded', who: seat, why: 'left' });
    const file = await clients[here].ok('GET', `/replays/${id}`);
    expect(file.answers[file.answers.length - 1]).toBe(`!left ${seat}`);
  });

  it('whoever comes back in time is told, and plays on', async () => {
    const { id, clients, wires } = await table({ minutes: 10, away: 60 });
    const { gone, here, seat } = await oneGoes(wires);
    const room = await server.rooms.get(id);
    // a minute passes: the grace is over
    await room.does(() => room.clock.restore({ left: [600_000, 600_000], away: [60_000, 60_000] }, ticks() - 30_000));
    const back = await clients[gone].at(id);
    expect(back.messages.find((m) => m.t === 'game')).toMatchObject({ notice: expect.stringContaining('0:50') });
    await wires[here].until(() => {
      const last = wires[here].messages[wires[here].messages.length - 1];
      return last.t === 'presence' && last.seats[seat].connected && last.clock.away[seat] === null;
    });
    wires[here].send({ t: 'claim', game: id });
    await wires[here].until(() => wires[here].messages.some((m) => m.t === 'error' && m.code === 'not-now'));
    expect(back.isOver).toBe(false);
  });
});

describe('a game that is saved for later', () => {
  it('stands still when both want it, and goes on when both want that', async () => {
    const { id, clients, wires } = await table({ minutes: 10 });
    const saved = (w: Wire) => w.messages.findLast((m) => m.t === 'saved');
    wires[0].send({ t: 'save', game: id, wish: true });
    await wires[1].until(() => saved(wires[1])?.asked[0] === true);
    expect(saved(wires[1])).toMatchObject({ saved: false, asked: [true, false] });
    // rather not: nothing is asked any more
    wires[1].send({ t: 'save', game: id, wish: false });
    await wires[0].until(() => saved(wires[0])?.asked[0] === false);
    for (const w of wires) w.send({ t: 'save', game: id, wish: true });
    for (const w of wires) await w.until(() => saved(w)?.saved === true);
    const { game } = await clients[0].ok('GET', `/games/${id}`);
    expect(game).toMatchObject({ status: 'saved', yourMove: false });
    const room = await server.rooms.get(id);
    await room.does(() => expect(room.clock.view(ticks()).running).toBeNull());
    const asked = wires.find((w) => w.decision !== null)!;
    asked.answer(anyAnswer(asked.decision!, dice));
    await asked.until(() => asked.messages.some((m) => m.t === 'error' && m.code === 'not-now'));
    // who comes later is told
    const again = await clients[1].at(id);
    await again.until(() => saved(again)?.saved === true);
    for (const w of wires) w.send({ t: 'save', game: id, wish: true });
    for (const w of wires) await w.until(() => saved(w)?.saved === false);
    await playOn(asked, dice, () => asked.game!.n > 0);
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
