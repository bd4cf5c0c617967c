/** The tables of an event: who was there, and what becomes of a game whose table the event has decided about. */
import type { EventView } from '@spaceline/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client, type Wire } from '../testing/client.ts';
import { act, enterAll, look, myTable, openBrought, refused, sitDown, when } from '../testing/events.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
let server: RunningServer;
afterEach(() => server.close());
afterAll(() => places.close());

async function guests(...names: string[]): Promise<Client[]> {
  server = await testServer(await places.fresh('sqlite'));
  return Promise.all(names.map((name) => Client.guest(server.url, name)));
}

/** In two seconds the round is over. */
const SHORT = { rounds: 1, roundMinutes: 2.2 / 60 };

const idOf = async (c: Client, id: string): Promise<string> => (await look(c, id)).me!;
const resultOf = (w: Wire): unknown => w.game!.view.result;
/** The tables of the round, as soon as all are laid out. */
const laidOut = (c: Client, id: string): Promise<EventView> =>
  when(c, id, (e) => e.phase === 'round' && e.played.at(-1)!.tables.every((t) => t.game !== null));

describe('when the time of a round is up', () => {
  it.each([0, 1])('whoever never came has lost to whoever sat there, whoever is asked (seat %s)', async (absent) => {
    const [ann, ben] = await guests('Ann', 'Ben');
    const { id } = await openBrought(ann, SHORT);
    await enterAll([ann, ben], id);
    await act(ann, id, { do: 'begin' });
    const { first } = (await laidOut(ann, id)).played[0].tables[0];
    const here = ((await idOf(ann, id)) === first) === (absent === 1) ? ann : ben;
    const wire = await sitDown(here, id);
    const me = await idOf(here, id);
    expect(myTable(await when(here, id, (e) => myTable(e).came.length > 0)).came).toEqual([me]);
    const e = await when(here, id, (x) => x.phase === 'between');
    const { result } = e.played[0].tables[0];
    expect(result).toMatchObject({ by: 'no-show', outcome: absent === 0 ? 'full-loss' : 'full-win', scores: [0, 0] });
    expect(e.standings[0]).toMatchObject({ player: me, points: 4 });
    // the table says the same
    await wire.until(() => wire.isOver);
    expect(resultOf(wire)).toEqual({ winner: 1 - absent, kind: 'no-show' });
  });

  it('it ends as it stands where both have come, though neither did anything', async () => {
    const [ann, ben] = await guests('Ann', 'Ben');
    const { id } = await openBrought(ann, SHORT);
    await enterAll([ann, ben], id);
    await act(ann, id, { do: 'begin' });
    const wires = [await sitDown(ann, id), await sitDown(ben, id)];
    // who has been there and is away again, was there
    wires[1].close();
    const e = await when(ann, id, (x) => x.phase === 'between');
    expect(e.played[0].tables[0].result).toMatchObject({ by: 'table', outcome: 'true-tie' });
    await wires[0].until(() => wires[0].isOver);
    expect(resultOf(wires[0])).toEqual({ winner: -1, kind: 'true-tie' });
  });
});

describe('a game whose table is decided elsewhere', () => {
  it('ends with the ruling, is told why, and can be replayed', async () => {
    const [td, ann, ben] = await guests('Neelix', 'Ann', 'Ben');
    const { id } = await openBrought(td, { rounds: 1 });
    await enterAll([ann, ben], id);
    await act(td, id, { do: 'begin' });
    const wires = [await sitDown(ann, id), await sitDown(ben, id)];
    const rule = { do: 'rule', round: 1, table: 1, scores: [70, 0], reason: 'the judge ends it' };
    const e = await act(td, id, { ...rule, outcome: 'modified-win' });
    expect(e.played[0].tables[0].turn).toBeNull();
    for (const w of wires) {
      await w.until(() => w.isOver);
      expect(resultOf(w)).toEqual({ winner: 0, kind: 'ruling' });
      expect(w.game!.log.map((l) => l.told)).toContainEqual({ kind: 'game-over', winner: 0, result: 'ruling' });
    }
    const { game } = e.played[0].tables[0];
    expect((await ann.ok('GET', `/games/${game}`)).game.status).toBe('over');
    expect((await ann.ok('GET', `/replays/${game}`)).answers.at(-1)).toBe('!ruled 0');
    // another ruling is the event's alone
    const tie = await act(td, id, { ...rule, outcome: 'true-tie', reason: 'on second thoughts' });
    expect(tie.played[0].tables[0].result).toMatchObject({ outcome: 'true-tie', by: 'director' });
    expect((await act(td, id, { do: 'next' })).phase).toBe('over');
  });

  it('is called off where its players are paired anew', async () => {
    const clients = await guests('Ann', 'Ben', 'Cat', 'Dan');
    const [ann] = clients;
    const { id } = await openBrought(ann, { rounds: 1 });
    await enterAll(clients, id);
    await act(ann, id, { do: 'begin' });
    const [one, two] = (await laidOut(ann, id)).played[0].tables;
    const wires = await Promise.all(clients.map((c) => sitDown(c, id)));
    const pairings = [
      { first: one.first, second: two.first },
      { first: one.second!, second: two.second },
    ];
    await act(ann, id, { do: 'repair', pairings, reason: 'brothers' });
    for (const w of wires) {
      await w.until(() => w.isOver);
      expect(resultOf(w)).toEqual({ winner: -1, kind: 'called-off' });
    }
    const after = await laidOut(ann, id);
    const games = after.played[0].tables.map((t) => t.game);
    expect(games).not.toContain(one.game);
    expect(games).not.toContain(two.game);
    expect(after.played[0].tables.every((t) => t.turn !== null)).toBe(true);
  });

  it('is won by who stays where the other leaves the event', async () => {
    const [ann, ben] = await guests('Ann', 'Ben');
    const { id } = await openBrought(ann, { rounds: 1 });
    await enterAll([ann, ben], id);
    await act(ann, id, { do: 'begin' });
    const wire = await sitDown(ann, id);
    const seat = wire.game!.seat;
    await act(ben, id, { do: 'leave' });
    await wire.until(() => wire.isOver);
    expect(resultOf(wire)).toEqual({ winner: seat, kind: 'left' });
    expect(myTable(await look(ann, id)).result).toMatchObject({ by: 'no-show' });
  });
});

describe('pairings', () => {
  it('are mended though somebody has left in this round, and never to leave somebody out', async () => {
    const clients = await guests('Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay');
    const [ann] = clients;
    const { id } = await openBrought(ann, { rounds: 2 });
    await enterAll(clients, id);
    await act(ann, id, { do: 'begin' });
    const before = (await laidOut(ann, id)).played[0].tables;
    const annId = await idOf(ann, id);
    const mine = before.findIndex((t) => t.first === annId || t.second === annId);
    const [lost, x, y] = [before[(mine + 1) % 3], before[mine], before[(mine + 2) % 3]];
    const gone = clients[(await Promise.all(clients.map((c) => idOf(c, id)))).indexOf(lost.first)];
    await act(gone, id, { do: 'leave' });
    const pair = (first: string, second: string | null) => ({ first, second });
    const old = pair(lost.first, lost.second);
    const repair = (pairings: object[]) => ({ do: 'repair', pairings, reason: 'a test' });
    const why = async (pairings: object[]) => (await refused(ann, id, repair(pairings))).body.error.text;
    expect(await why([])).toMatch(/A table that has a result stays/);
    expect(await why([old])).toMatch(/has no table/);
    expect(await why([old, pair(x.first, y.first)])).toMatch(/has no table/);
    expect(await why([pair(lost.second!, x.first), pair(x.second!, null)])).toMatch(/A table that has a result stays/);
    expect(await why([old, pair(lost.first, x.first), pair(x.second!, null)])).toMatch(/has left this event/);
    const mended = await act(ann, id, repair([old, pair(x.first, y.second), pair(y.first, x.second)]));
    expect(mended.played[0].tables.map((t) => t.result?.by ?? null)).toEqual(['no-show', null, null]);
    // the other way round it is the same table, which goes on
    const { played } = await laidOut(ann, id);
    const [, a, b] = played[0].tables;
    const same = await act(ann, id, repair([old, pair(a.second!, a.first), pair(b.first, b.second)]));
    expect(same.played[0].tables.map((t) => t.game)).toEqual(played[0].tables.map((t) => t.game));
  });
});
