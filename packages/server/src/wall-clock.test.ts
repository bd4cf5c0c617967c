/** The clock on the wall is put right by an hour either way: nobody loses time, a game or a turn to speak. */
import { readdirSync, readFileSync } from 'node:fs';
import { makeDice } from '@spaceline/bots';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from './server.ts';
import { Client, playOn } from './testing/client.ts';
import { act, enterAll, openBrought, when } from './testing/events.ts';
import { Places } from './testing/places.ts';
import { testServer } from './testing/server.ts';

const HOUR = 3600 * 1000;
const places = new Places();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer(await places.fresh('sqlite'), { messageLimit: 50, requestLimit: 600 });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await server.close();
  places.close();
});

describe('the clock on the wall', () => {
  it.each([HOUR, -HOUR])('may jump by %i milliseconds', async (jump) => {
    const dice = makeDice(`jump ${jump}`);
    const clients = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Tuvok')];
    const { id } = await clients[0].openTable({ clock: { minutes: 10, away: 1 } });
    await clients[1].joinTable(id);
    const wires = [await clients[0].at(id), await clients[1].at(id)];
    await Promise.all(wires.map((w) => playOn(w, dice, () => w.game!.n > 8)));
    const before = wires[0].game!.n;

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
    await Promise.all(wires.map((w) => playOn(w, dice, () => w.game!.n > before + 8)));
    for (const wire of wires) {
      const { clock, view } = wire.game!;
      expect(view.result).toBeNull();
      for (const left of clock.left) expect(left).toBeGreaterThan(10 * 60_000 - 60_000);
      expect(wire.messages.filter((m) => m.t === 'error')).toEqual([]);
    }
    // who is signed in stays so, and may ask
    for (const client of clients) expect((await client.ok('GET', '/games')).games).toHaveLength(1);
    for (const wire of wires) wire.close();
  });

  it.each([HOUR, -HOUR])('may jump by %i milliseconds in the round of an event', async (jump) => {
    const clients = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Tuvok')];
    const { id } = await openBrought(clients[0], { rounds: 1 });
    await enterAll(clients, id);
    await act(clients[0], id, { do: 'begin' });
    const before = await when(clients[0], id, (e) => e.phase === 'round');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
    // what is written now has the new time of day, and what is read after it the old time of the round
    const after = await act(clients[0], id, { do: 'extend', minutes: 3 });
    expect(before.clock!.left + 3 * 60_000 - after.clock!.left).toBeLessThan(10_000);
    expect(after.phase).toBe('round');
    vi.useRealTimers();
    const later = await when(clients[0], id, (e) => e.n >= after.n);
    expect(later.clock!.left).toBeLessThanOrEqual(after.clock!.left);
    expect(after.clock!.left - later.clock!.left).toBeLessThan(10_000);
  });

  it('is asked by nobody who counts or waits', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const counting = /(clock|driver|timer|lastUsed|lastAct|lastHeard|refreshedAt|deadline|Flood)\b.*Date\.now/;
    const found = files
      .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts'))
      .flatMap((f) => readFileSync(`${import.meta.dirname}/${f}`, 'utf8').split('\n'))
      .filter((line) => counting.test(line) && !line.includes('updated_at'));
    expect(found).toEqual([]);
  });
});
