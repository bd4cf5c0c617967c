/** Events on both databases: from the opening to the last place, by HTTP and at the tables. */
import { createHash } from 'node:crypto';
import type { EventView } from '@spaceline/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { DatabasePlace } from '../database/database.ts';
import type { RunningServer } from '../server.ts';
import { Client } from '../testing/client.ts';
import { act, concede, myTable, open, when } from '../testing/events.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { ServerProcess } from '../testing/process.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
const running = new Set<{ close(): Promise<unknown> }>();
afterEach(async () => {
  for (const server of running) await server.close();
  running.clear();
});
afterAll(() => places.close());

async function start(place: DatabasePlace): Promise<RunningServer> {
  const server = await testServer(place);
  running.add(server);
  return server;
}

describe.each(KINDS)('an event on %s', (kind) => {
  it('is played from sealed packs to the last place', { skip: lacks(kind) }, async () => {
    const { url } = await start(await places.fresh(kind));
    const ines = await Client.guest(url, 'Ines');
    const { id, commitment, seed } = await open(ines);
    expect(seed).toBe(null);
    const entered = (await ines.ok('POST', `/events/${id}/enter`, {})).event as EventView;
    expect(entered.entrants.map((e) => e.name)).toEqual(['Ines']);
    const building = await act(ines, id, { do: 'begin' });
    expect(building.phase).toBe('building');
    expect(building.entrants).toHaveLength(4);
    // that bots have taken the empty seats goes without saying
    expect(building.record.map((l) => l.kind)).toEqual(['building', 'entered']);
    expect(building.entrants.map((x) => x.ready)).toEqual([false, false, false, false]);
    expect(building.building!.cards).toBe(51);
    // what lies on the shelf is legal with the packs: it is taken, and was not made for want of time
    const deck = (await ines.ok('GET', `/decks/${building.building!.deck}`)).deck;
    expect(deck.legal).toBe(true);
    const locked = await act(ines, id, { do: 'lock' });
    expect(locked.building).toMatchObject({ locked: true, proposed: false });
    expect(locked.entrants.find((x) => x.id === locked.me)!.ready).toBe(true);
    const round = await concede(ines, id);
    expect(round.played).toHaveLength(1);
    expect(myTable(round).result!.by).toBe('table');
    const between = await when(ines, id, (e) => e.phase === 'between');
    expect(between.standings.find((s) => s.player === between.me)!.points).toBe(0);
    await act(ines, id, { do: 'next' });
    await concede(ines, id);
    await when(ines, id, (e) => e.phase === 'between');
    const over = await act(ines, id, { do: 'next' });
    expect(over.phase).toBe('over');
    expect(over.standings).toHaveLength(4);
    expect(over.standings.at(-1)!.player).toBe(over.me);
    // the promise about chance is kept, and decks are public
    expect(createHash('sha256').update(over.seed!).digest('hex')).toBe(commitment);
    expect(over.entrants.every((e) => e.deck !== null)).toBe(true);
    expect(over.shares.reduce((n, s) => n + s.games, 0)).toBe(8);
    const text = await fetch(`${url}/api/events/${id}/report.txt`);
    expect(await text.text()).toMatch(/^Friday\n4 players, 2 rounds\n\n {2}1\. /);
  });
});

describe('an event of two servers', () => {
  it('is shared by two servers, and every act is in its log', { skip: lacks('postgres') }, async () => {
    const place = await places.fresh('postgres');
    const [one, two] = [await start(place), await start(place)];
    const ines = await Client.guest(one.url, 'Ines');
    const pim = await Client.guest(two.url, 'Pim');
    const { id } = await open(ines, { fillTo: 0, sealed: undefined });
    await ines.ok('POST', `/events/${id}/enter`, { deck: 'kazon' });
    await pim.ok('POST', `/events/${id}/enter`, { deck: 'federation' });
    const waits = when(pim, id, (e) => e.phase === 'round');
    await act(ines, id, { do: 'begin' });
    await waits;
    // both at once: one is written after the other, none is lost
    await Promise.all([
      act(ines, id, { do: 'announce', text: 'Welcome' }),
      act(pim, id, { do: 'call', question: 'May I?' }),
      act(ines, id, { do: 'extend', minutes: 3 }),
    ]);
    const seen = await when(pim, id, (e) => e.announcement === 'Welcome' && e.calls.length === 1);
    expect(seen.clock!.left).toBeGreaterThan(32 * 60_000);
    const forbidden = await pim.call('POST', `/events/${id}/act`, { do: 'pause' });
    expect(forbidden.status).toBe(403);
  });
});

describe('the director', () => {
  it('pauses, answers a call on the bench, rules with a reason and penalizes', async () => {
    const { url } = await start(await places.fresh('sqlite'));
    const td = await Client.guest(url, 'Neelix');
    const [ines, pim] = [await Client.guest(url, 'Ines'), await Client.guest(url, 'Pim')];
    const { id } = await open(td, { fillTo: 0, sealed: undefined, rounds: 1 });
    for (const [c, deck] of [
      [ines, 'kazon'],
      [pim, 'federation'],
    ] as const)
      await c.ok('POST', `/events/${id}/enter`, { deck });
    await act(td, id, { do: 'begin' });
    await when(td, id, (e) => e.played[0]?.tables[0].game != null);
    const paused = await act(td, id, { do: 'pause' });
    expect(paused.clock!.running).toBe(false);
    expect((await act(td, id, { do: 'resume' })).clock!.running).toBe(true);
    await act(ines, id, { do: 'call', question: 'Can a stopped crew staff a ship?' });
    const called = await when(td, id, (e) => e.calls.length === 1);
    const bench = await td.ok('GET', `/events/${id}/bench?call=${called.calls[0].number}`);
    expect(bench.doc.steps).toEqual([]);
    expect((await ines.call('GET', `/events/${id}/bench?call=1`)).status).toBe(403);
    await act(td, id, { do: 'answer', call: 1, answer: 'No.' });
    const rule = { do: 'rule', round: 1, table: 1, outcome: 'modified-win', scores: [60, 35] };
    const without = await td.call('POST', `/events/${id}/act`, { ...rule, reason: '' });
    expect(without.body.error.text).toMatch(/Say why/);
    const ruled = await act(td, id, { ...rule, reason: 'the power failed' });
    expect(ruled.phase).toBe('between');
    const { first } = ruled.played[0].tables[0];
    const fined = await act(td, id, { do: 'penalty', player: first, points: 3, reason: 'slow play' });
    expect(fined.standings.map((s) => s.points)).toEqual([1, 0]);
    expect(fined.record.map((l) => l.reason).filter(Boolean)).toEqual(['slow play', 'the power failed']);
  });
});

describe('an account that is deleted', () => {
  it('takes its name out of the events that it played', async () => {
    const place = await places.fresh('sqlite');
    const server = await testServer(place);
    const td = await Client.guest(server.url, 'Neelix');
    const { id } = await open(td);
    const ines = await Client.guest(server.url, 'Ines');
    await ines.ok('POST', `/events/${id}/enter`, {});
    await ines.ok('POST', '/account/leave', {});
    await server.close();
    // what was in memory is gone with the server
    const { url } = await start(place);
    td.url = url;
    const { event } = (await td.ok('GET', `/events/${id}`)) as { event: EventView };
    expect(event.entrants.map((e) => e.name)).toEqual(['Former player']);
  });
});

describe('the season', () => {
  it('rates account holders who want it, and bots, and no guest', async () => {
    const { url } = await start(await places.fresh('sqlite'));
    const ines = await Client.guest(url, 'Ines');
    expect((await ines.call('PUT', '/season/mine', { rated: true })).status).toBe(409);
    await ines.ok('POST', '/account', { login: 'ines', password: 'a long enough one' });
    expect(await ines.ok('PUT', '/season/mine', { rated: true })).toEqual({ rated: true });
    const pim = await Client.guest(url, 'Pim');
    const { id } = await open(ines, { sealed: undefined, rounds: 3, fillTo: 3 });
    await ines.ok('POST', `/events/${id}/enter`, { deck: 'kazon' });
    await pim.ok('POST', `/events/${id}/enter`, { deck: 'federation' });
    await act(ines, id, { do: 'begin' });
    for (const round of [1, 2, 3]) {
      // with three there is one table and a bye
      const { played } = await when(ines, id, (e) => e.phase === 'round' && e.played.length === round);
      const table = played[round - 1].tables.findIndex((t) => t.second !== null) + 1;
      await act(ines, id, { do: 'rule', round, table, outcome: 'full-win', scores: [70, 35], reason: 'a test' });
      await act(ines, id, { do: 'next' });
    }
    const { season } = await ines.ok('GET', '/season?format=warp-speed');
    // in three rounds each of three meets each: one game is between those who are rated
    expect(season.ratings.map((r: { name: string }) => r.name).sort()).toEqual(['Ines', 'lieutenant']);
    expect(season.ratings.every((r: { games: number }) => r.games === 1)).toBe(true);
    expect(season.mine).toBe(true);
  });
});

describe('time', () => {
  it('ends building with a legal deck for whoever has not built, and a round lost for whoever was not there', async () => {
    const { url } = await start(await places.fresh('sqlite'));
    const ines = await Client.guest(url, 'Ines');
    // a twentieth of a second to build, and a second to play
    const { id } = await open(ines, { rounds: 1, buildMinutes: 0.001, roundMinutes: 0.02, fillTo: 2 });
    await ines.ok('POST', `/events/${id}/enter`, {});
    const building = await act(ines, id, { do: 'begin' });
    // what cannot be played is not taken
    const deck = (await ines.ok('GET', `/decks/${building.building!.deck}`)).deck;
    await ines.call('PUT', `/decks/${deck.id}`, { name: deck.name, format: deck.format, text: 'Missions:\n' });
    const over = await when(ines, id, (e) => e.phase === 'between');
    expect(over.building!.locked).toBe(true);
    expect(myTable(over).result).toMatchObject({ scores: [0, 0], by: 'no-show' });
    expect(over.standings.at(-1)).toMatchObject({ player: over.me, points: 0 });
  });
});

describe('a kill', () => {
  it('in the middle of a round loses nothing', async () => {
    const place = await places.fresh('sqlite');
    let server = await ServerProcess.start(place);
    const ines = await Client.guest(server.url, 'Ines');
    const { id } = await open(ines, { rounds: 1, roundMinutes: 30 });
    await ines.ok('POST', `/events/${id}/enter`, {});
    await act(ines, id, { do: 'begin' });
    await act(ines, id, { do: 'lock' });
    const before = await when(ines, id, (e) => myTable(e).game != null);
    await server.kill();
    server = await ServerProcess.start(place);
    running.add({ close: () => server.stop() });
    ines.url = server.url;
    const after = (await ines.ok('GET', `/events/${id}`)).event as EventView;
    expect(after.n).toBeGreaterThanOrEqual(before.n);
    expect(myTable(after).game).toBe(myTable(before).game);
    expect(after.clock!.left).toBeLessThanOrEqual(before.clock!.left);
    await concede(ines, id);
    // the bots' table goes on by itself
    const between = await when(ines, id, (e) => e.phase === 'between');
    expect(between.played[0].tables.every((t) => t.result !== null)).toBe(true);
  });
});
