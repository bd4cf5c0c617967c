/** The lab of a server: one at a time, in the order in which they were asked for; what it found is kept. */
import type { DeckResults, LabReport, LabView } from '@spaceline/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../server.ts';
import { Client } from '../testing/client.ts';
import { Places } from '../testing/places.ts';
import type { LabRunner } from './lab.ts';

const REPORT: LabReport = {
  games: 10,
  share: 0.6,
  interval: [0.31, 0.83],
  turns: 12,
  points: [0, 30],
  theirPoints: [0, 10],
  cards: [],
  stoppedBy: [],
  stopped: [],
  opponents: [],
  compared: null,
};

type Job = Parameters<LabRunner>[0];

/** Plays nothing: the test says when it is done. */
class Runner {
  readonly jobs: { job: Job; finish(): void }[] = [];
  readonly run: LabRunner = (job) => {
    let finish = () => {};
    const report = new Promise<LabReport>((done) => {
      finish = () => done(REPORT);
    });
    this.jobs.push({ job, finish });
    return { report, cancel: finish };
  };
}

const places = new Places();
afterAll(() => places.close());
let server: RunningServer | null = null;
afterEach(() => server?.close());

const QUIET = { port: 0, host: '127.0.0.1', pace: 0, requestLimit: null, logLevel: 'fatal' } as const;

/** Until it says so. */
async function untilStatus(client: Client, id: string, status: LabView['status']): Promise<LabView> {
  for (;;) {
    const { lab } = (await client.ok('GET', `/lab/${id}`)) as { lab: LabView };
    if (lab.status === status) return lab;
  }
}

describe('the lab', () => {
  it('takes one after the other, keeps what it found, and lists it with the deck', async () => {
    const runner = new Runner();
    const place = await places.fresh('sqlite');
    server = await startServer({ ...QUIET, data: place.folder }, runner.run);
    const [kim, tuvok] = await Promise.all(['Kim', 'Tuvok'].map((name) => Client.guest(server!.url, name)));
    const request = { format: 'warp-speed', deck: 'kazon', against: ['federation', 'vidiian'], games: 10 };
    const first = (await kim.ok('POST', '/lab', { ...request, before: { deck: 'equinox' } })).lab as LabView;
    expect(first).toMatchObject({ status: 'running', against: ['Federation', 'Vidiian'], before: 'Equinox' });
    expect((await kim.call('POST', '/lab', request)).body.error.code).toBe('busy');
    const second = (await tuvok.ok('POST', '/lab', request)).lab as LabView;
    expect(second.status).toBe('waiting');
    expect(runner.jobs).toHaveLength(1);
    expect(runner.jobs[0].job.field.map((f) => f.name)).toEqual(['Federation', 'Vidiian']);
    expect(runner.jobs[0].job.before).toContain('Missions:');
    // nobody cancels for somebody else
    expect((await tuvok.call('DELETE', `/lab/${first.id}`)).status).toBe(404);

    runner.jobs[0].finish();
    const done = await untilStatus(tuvok, first.id, 'done');
    expect(done.report).toEqual(REPORT);
    await untilStatus(tuvok, second.id, 'running');
    await tuvok.ok('DELETE', `/lab/${second.id}`);
    await untilStatus(tuvok, second.id, 'cancelled');

    await server.close();
    server = await startServer({ ...QUIET, data: place.folder }, runner.run);
    const stranger = new Client(server.url, 'Neelix');
    expect((await stranger.ok('GET', `/lab/${first.id}`)).lab).toEqual(done);
    const { results } = (await stranger.ok('GET', '/decks/kazon/results')) as { results: DeckResults };
    expect(results.labs.map((l) => l.id)).toContain(first.id);
    expect((await stranger.call('GET', '/decks/nobodys/results')).status).toBe(404);
  });

  it('refuses what cannot be played, before anything is', async () => {
    const runner = new Runner();
    server = await startServer({ ...QUIET, data: (await places.fresh('sqlite')).folder }, runner.run);
    const kim = await Client.guest(server.url, 'Kim');
    const request = { format: 'warp-speed', deck: 'kazon', against: ['federation'], games: 10 };
    for (const [wrong, code] of [
      [{ ...request, against: ['nobodys'] }, 'not-found'],
      [{ ...request, against: [] }, 'malformed'],
      [{ ...request, before: { version: 3 } }, 'not-found'],
      [{ ...request, format: 'full' }, 'illegal-deck'],
    ] as const)
      expect((await kim.call('POST', '/lab', wrong)).body.error.code).toBe(code);
    expect(runner.jobs).toEqual([]);
  });
});

describe('the first turns of a deck', () => {
  it('are played by a bot where it is legal', async () => {
    server = await startServer({ ...QUIET, data: (await places.fresh('sqlite')).folder });
    const kim = await Client.guest(server.url, 'Kim');
    const { deck } = await kim.ok('GET', '/decks/kazon?format=warp-speed');
    const begun = await kim.ok('POST', '/decks/first-turns', { format: 'warp-speed', piles: deck.piles });
    expect(begun.turns).toBe(3);
    const turns = new Set((begun.log as { turn: number }[]).map((l) => l.turn));
    expect(Math.max(...turns)).toBeGreaterThanOrEqual(5);
    const illegal = await kim.call('POST', '/decks/first-turns', { format: 'warp-speed', piles: {} });
    expect(illegal.body.error.code).toBe('illegal-deck');
  });
});
