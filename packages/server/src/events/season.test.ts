/** What the season tells, of whom and of which events. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client } from '../testing/client.ts';
import { act, enterAll, openBrought, when } from '../testing/events.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
let server: RunningServer;
afterEach(() => server.close());
afterAll(() => places.close());

describe('the season', () => {
  it('knows nothing of events that are found by their link alone', async () => {
    server = await testServer(await places.fresh('sqlite'));
    const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')];
    for (const [c, login] of [
      [ann, 'ann'],
      [ben, 'ben'],
    ] as const) {
      await c.ok('POST', '/account', { login, password: 'a long enough one' });
      await c.ok('PUT', '/season/mine', { rated: true });
    }
    const played = async (more: object): Promise<void> => {
      const { id } = await openBrought(ann, { rounds: 1, ...more });
      await enterAll([ann, ben], id);
      await act(ann, id, { do: 'begin' });
      await when(ann, id, (e) => e.phase === 'round');
      await act(ann, id, { do: 'rule', round: 1, table: 1, outcome: 'full-win', scores: [70, 0], reason: 'a test' });
      expect((await act(ann, id, { do: 'next' })).phase).toBe('over');
    };
    const season = async () => (await fetch(`${server.url}/api/season?format=warp-speed`)).json();
    await played({ open: 'link', name: 'Quiet' });
    const quiet = await season();
    expect(quiet.season).toMatchObject({ events: [], ratings: [] });
    expect(JSON.stringify(quiet)).not.toContain('Quiet');
    await played({ name: 'Loud' });
    const loud = (await season()).season;
    expect(loud.events.map((e: { name: string }) => e.name)).toEqual(['Loud']);
    // the list says the same of it
    const [listed] = (await ben.ok('GET', '/events')).events.filter((e: { name: string }) => e.name === 'Loud');
    expect(listed).toMatchObject({ round: 1, rounds: 1, sealed: null, winner: loud.events[0].winner });
    expect(listed).toMatchObject({ director: { name: 'Ann', kind: 'person' }, mine: false, plays: true });
    expect(listed.winner.name).toMatch(/Ann|Ben/);
    expect(loud.ratings).toMatchObject([{ games: 1, results: [{ name: 'Loud' }] }, { games: 1 }]);
  });
});
