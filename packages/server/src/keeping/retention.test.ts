/** What is old goes, what is over is packed, and nobody notices but the disk. */
import { makeDice } from '@spaceline/bots';
import type { ReplayFile } from '@spaceline/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { type DatabasePlace, openBare } from '../database/database.ts';
import { orderByCommand } from '../order/by-command.ts';
import type { RunningServer } from '../server.ts';
import { Client, playOn } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { DEFAULT_SPANS, tidyUp } from './retention.ts';

const DAY = 24 * 3600 * 1000;
const places = new Places();
afterAll(() => places.close());

/** One game that is over, and one that is not, of two guests. */
async function played(server: RunningServer): Promise<{ kim: Client; over: string; open: string }> {
  const kim = await Client.guest(server.url, 'Kim');
  const tuvok = await Client.guest(server.url, 'Tuvok');
  const ids: string[] = [];
  for (const goal of [30, 12]) {
    const { id } = await kim.openTable();
    await tuvok.joinTable(id);
    const wires = [await kim.at(id), await tuvok.at(id)];
    await Promise.all(wires.map((w) => playOn(w, makeDice(id), () => w.game!.n > goal)));
    if (ids.length === 0) {
      wires[0].send({ t: 'concede', game: id });
      for (const w of wires) await w.until(() => w.isOver);
    }
    for (const w of wires) w.close();
    ids.push(id);
  }
  return { kim, over: ids[0], open: ids[1] };
}

describe.each(KINDS)('on %s', (kind) => {
  const tidy = async (place: DatabasePlace, later: number, spans = DEFAULT_SPANS) => {
    const { db, close } = await openBare(place);
    const done = await tidyUp(db, spans, Date.now() + later);
    const count = async (table: 'games' | 'decisions' | 'records' | 'users' | 'decks') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((e) => e.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const left = { games: await count('games'), users: await count('users'), records: await count('records') };
    const decisions = await count('decisions');
    await close();
    return { done, left, decisions };
  };

  it('a finished game is packed after a day, and is the same game', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    let server = await testServer(place);
    const { kim, over, open } = await played(server);
    const before: ReplayFile = await kim.ok('GET', `/replays/${over}`);
    const frames = await kim.ok('GET', `/replays/${over}/frames?seat=0&from=0&to=40`);
    await server.close();

    expect((await tidy(place, DAY / 2)).done).toMatchObject({ packed: 0 });
    const { done, left } = await tidy(place, 2 * DAY);
    expect(done).toEqual({ unfinished: 0, replays: 0, guests: 0, packed: 1 });
    expect(left).toEqual({ games: 2, users: 2, records: 1 });
    expect((await tidy(place, 2 * DAY)).done).toMatchObject({ packed: 0 });

    server = await testServer(place);
    kim.url = server.url;
    expect(await kim.ok('GET', `/replays/${over}`)).toEqual(before);
    expect(await kim.ok('GET', `/replays/${over}/frames?seat=0&from=0&to=40`)).toEqual(frames);
    const wire = await kim.at(over);
    expect(wire.isOver).toBe(true);
    const other = await kim.at(open);
    expect(other.game!.n).toBeGreaterThan(12);
    for (const w of [wire, other]) w.close();
    await server.close();
  });

  it('what is old goes, each after its span', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const server = await testServer(place);
    const { kim } = await played(server);
    const { id: who } = (await kim.ok('GET', '/me')).me;
    await server.close();
    const spans = { ...DEFAULT_SPANS, unfinished: 10, guests: 20, replays: 30 };
    expect((await tidy(place, 9 * DAY, spans)).left).toEqual({ games: 2, users: 2, records: 1 });
    expect((await tidy(place, 11 * DAY, spans)).left).toEqual({ games: 1, users: 2, records: 1 });
    // a guest who is banned stays known as that until the ban is over
    await orderByCommand({ databaseUrl: place.url, data: place.folder }, { do: 'ban', who, days: 25, reason: 'x' });
    expect((await tidy(place, 21 * DAY, spans)).left).toEqual({ games: 1, users: 1, records: 1 });
    expect((await tidy(place, 26 * DAY, spans)).left).toEqual({ games: 1, users: 0, records: 1 });
    const { left, decisions } = await tidy(place, 31 * DAY, spans);
    expect({ ...left, decisions }).toEqual({ games: 0, users: 0, records: 0, decisions: 0 });
  });
});
