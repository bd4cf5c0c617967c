/** The clock of an event runs only forward, whatever becomes of servers and of the clocks on their walls. */
import { type Entry, leftOn } from '@spaceline/events';
import { describe, expect, it } from 'vitest';
import type { EventStore } from '../database/events.ts';
import type { EventRow } from '../database/tables.ts';
import { localFanout } from '../fanout/local.ts';
import { Events } from './events.ts';

const MINUTE = 60_000;

/** What the database keeps of one event. */
class Shelf {
  row!: EventRow;
  readonly log: Entry[] = [];
  readonly store = {
    add: async (row: EventRow, first: Entry) => {
      this.row = row;
      this.log.push(first);
    },
    byId: async () => ({ ...this.row }),
    read: async (_: string, from = 0) => this.log.slice(from),
    append: async (_: string, n: number, entries: readonly Entry[]) => {
      if (n !== this.log.length) return false;
      this.log.push(...entries);
      return true;
    },
    keepClock: async (_: string, clock: number) => {
      this.row.clock = Math.max(this.row.clock, clock);
    },
  } as unknown as EventStore;
}

/** Servers in one world, in which time passes; each has a clock on its wall. */
class World {
  private passed = 0;
  readonly shelf = new Shelf();

  /** `wrong`: by how much the clock on its wall is */
  server(wrong: { by: number } = { by: 0 }): Events {
    const booted = this.passed;
    return new Events(
      this.shelf.store,
      localFanout(),
      () => 1_000_000_000_000 + this.passed + wrong.by,
      () => this.passed - booted,
    );
  }

  passes(milliseconds: number): void {
    this.passed += milliseconds;
  }

  /** Minutes that are left of the round, as this server tells it. */
  async left(events: Events): Promise<number> {
    const event = await events.get(this.shelf.row.id);
    return leftOn(event.t.clock!, await events.time(event)) / MINUTE;
  }

  /** A round of half an hour begins. */
  async round(events: Events): Promise<string> {
    const settings = {
      name: 'Friday',
      format: 'warp-speed',
      victory: 'planet-and-space',
      sealed: null,
      rounds: 1,
      buildMinutes: 30,
      roundMinutes: 30,
      breakMinutes: 3,
      scale: [4, 3, 2, 1, 0],
      tieBreaks: [],
      cut: false,
      fillTo: 0,
      open: 'public',
      startsAt: null,
    } as const;
    const { id } = await events.open('ines', settings);
    await events.act(id, null, () =>
      ['ines', 'pim'].map((player) => ({ kind: 'entered', player, name: player, bot: null }) as const),
    );
    await events.act(id, null, () => [
      { kind: 'paired', stage: 'swiss', pairings: [{ first: 'ines', second: 'pim' }] },
    ]);
    return id;
  }
}

describe('the clock of an event', () => {
  it('does not care when the clock on the wall is put back or forward', async () => {
    const world = new World();
    const wall = { by: 0 };
    const server = world.server(wall);
    await world.round(server);
    world.passes(10 * MINUTE);
    expect(await world.left(server)).toBe(20);
    wall.by = -8 * MINUTE;
    expect(await world.left(server)).toBe(20);
    wall.by = 60 * MINUTE;
    world.passes(MINUTE);
    expect(await world.left(server)).toBe(19);
  });

  it('goes on after a kill where it was last told, and stood still meanwhile', async () => {
    const world = new World();
    const server = world.server();
    await world.round(server);
    world.passes(10 * MINUTE + 700);
    const told = await world.left(server);
    // an hour later, on another machine, whose clock is wrong
    world.passes(60 * MINUTE);
    const again = world.server({ by: 90 * MINUTE });
    const after = await world.left(again);
    expect(after).toBeLessThanOrEqual(told);
    expect(told - after).toBeLessThan(2 / 60);
    world.passes(5 * MINUTE);
    expect(await world.left(again)).toBeCloseTo(after - 5, 5);
  });

  it('is the same at two servers whose clocks differ, whoever writes', async () => {
    const world = new World();
    const [one, two] = [world.server({ by: -5 * MINUTE }), world.server({ by: 7 * MINUTE })];
    const id = await world.round(one);
    let least = 30;
    for (let i = 0; i < 20; i++) {
      world.passes(40_000 + 321 * i);
      const writer = i % 2 === 0 ? one : two;
      await writer.act(id, null, () => [{ kind: 'announced', text: `${i}` }]);
      // as the stewards do, twice a second
      for (const server of [one, two]) server.clocks.told(id, world.shelf.row.clock);
      for (const server of [one, two, one]) {
        const left = await world.left(server);
        expect(least - left).toBeGreaterThan(-1 / 60);
        least = Math.min(least, left);
      }
    }
    const told = [await world.left(one), await world.left(two)];
    expect(Math.abs(told[0] - told[1])).toBeLessThan(1 / 60);
    // in all nothing was won or lost
    expect(least).toBeGreaterThan(30 - (20 * 40_000 + 321 * 190) / MINUTE - 2 / 60);
  });
});
