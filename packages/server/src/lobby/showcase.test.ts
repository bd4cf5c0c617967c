/** The recorded game of the first page: it is kept for a while, and who played it is not. */
import { makeDice } from '@spaceline/bots';
import type { Recorded } from '@spaceline/protocol';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Client, playOn } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
afterAll(() => places.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const PASSWORD = 'correct horse';

describe.each(KINDS)('on %s', (kind) => {
  it('names nobody who is gone, and shows nothing that is no longer public', { skip: lacks(kind) }, async () => {
    const server = await testServer(await places.fresh(kind));
    const account = async (name: string) => {
      const client = new Client(server.url, name);
      await client.ok('POST', '/account', { login: `${name}.login`, password: PASSWORD, name });
      return client;
    };
    const [a, b] = [await account('Goner'), await account('Stayer')];
    const { id } = await a.openTable({ clock: { minutes: null } });
    await b.joinTable(id);
    const wires = [await a.at(id), await b.at(id)];
    const enough = () => wires.some((w) => w.isOver || w.game!.view.turn.number >= 5);
    await Promise.all(wires.map((w) => playOn(w, makeDice('showcase'), enough)));
    wires[0].send({ t: 'concede', game: id });
    for (const w of wires) await w.until(() => w.isOver);
    for (const client of [a, b]) await client.ok('PUT', `/games/${id}/listed`, { listed: true });
    const stranger = new Client(server.url, '');
    const names = async () => {
      const { recorded }: { recorded: Recorded | null } = await stranger.ok('GET', '/showcase');
      return recorded?.game.players.map((p) => p.name) ?? null;
    };
    expect(await names()).toEqual(['Goner', 'Stayer']);
    // within the minute in which nothing is looked for, and after it
    await b.ok('PATCH', '/me', { name: 'Stayed' });
    await a.ok('POST', '/account/leave', { password: PASSWORD });
    expect(await names()).toEqual(['Former player', 'Stayed']);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 120_000);
    expect(await names()).toEqual(['Former player', 'Stayed']);
    await b.ok('PUT', `/games/${id}/listed`, { listed: false });
    expect(await names()).toBeNull();
    await server.close();
  });
});
