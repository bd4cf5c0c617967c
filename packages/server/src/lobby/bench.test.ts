/** The judge's bench over HTTP. */

import { makeDice } from '@spaceline/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client, playOn } from '../testing/client.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
let server: RunningServer;
let client: Client;
beforeAll(async () => {
  server = await testServer(await places.fresh('sqlite'));
  client = await Client.guest(server.url, 'Kim');
});
afterAll(async () => {
  await server.close();
  places.close();
});

const board = (steps: unknown[]) => ({
  title: 'A stopped ship',
  rules: [],
  spaceline: [
    {
      mission: 'Catalog Phenomena',
      owner: 'A',
      A: { ships: [{ card: 'Kazon Raider', crew: ['Narret'], stopped: true }] },
    },
    { mission: 'Liberation', owner: 'A' },
  ],
  steps,
});
const ask = (doc: object) => client.ok('POST', '/bench', { text: JSON.stringify(doc) });

describe('the bench', () => {
  it('answers with reasons, remedies and a file', async () => {
    const answer = await ask(board([{ A: { verb: 'move', card: 'Kazon Raider', to: 'Liberation' } }]));
    expect(answer.steps).toMatchObject([{ outcome: 'refused', reasons: [{ rule: 'R-8.22' }] }]);
    expect(answer.remedies[0].changes).toEqual([{ do: 'clear', card: 'Kazon Raider', key: 'stopped' }]);
    expect(answer.file).toContain('title: A stopped ship');
    const done = await ask(answer.remedies[0].doc);
    expect(done.steps).toMatchObject([{ outcome: 'done' }]);
    expect(done.steps[0].told.map((l: { told: { kind: string } }) => l.told.kind)).toContain('moved');
    expect(done.asked.steps.map((s: { step: unknown }) => s.step)).toContain('end-turn');
  });

  it('says what is wrong with a board, and has no room for all the cards there are', async () => {
    expect((await ask({ title: 'x', rules: [], spaceline: [{ mission: 'Nowhere' }], steps: [] })).problem.text).toMatch(
      /Nowhere/,
    );
    const many = {
      title: 'x',
      rules: [],
      players: { A: { hand: ['Kes x200', 'Kes x200', 'Kes x200', 'Kes x200', 'Kes x200'] } },
      steps: [],
    };
    expect((await client.call('POST', '/bench', { text: JSON.stringify(many) })).body.error.code).toBe('too-large');
    expect(
      (await client.call('POST', '/bench/play', { text: JSON.stringify(many), steps: 0, seat: 0 })).body.error.code,
    ).toBe('too-large');
    expect((await client.call('POST', '/bench', { text: 'title: [' })).status).toBe(200);
  });

  it('lays out the scenarios of the rulebook', async () => {
    const { doc } = await client.ok('GET', '/bench/scenario/given/BOG-48-casualties-before-escape-pod');
    const answer = await ask(doc);
    expect(answer.problem).toBeNull();
    expect(answer.steps.every((s: { outcome: string }) => s.outcome === 'done' || s.outcome === 'holds')).toBe(true);
  });

  it('lays out any moment of a game that is over, and none of one that is not', { timeout: 120_000 }, async () => {
    const { id } = await client.playBot();
    const wire = await client.at(id);
    await playOn(wire, makeDice('bench'), () => wire.game!.n >= 40);
    expect((await client.call('GET', `/bench/replay/${id}?n=3`)).body.error.code).toBe('not-now');
    wire.send({ t: 'concede', game: id });
    await wire.until(() => wire.game!.view.result !== null);
    for (const n of [12, 30]) {
      const { doc, lost } = await client.ok('GET', `/bench/replay/${id}?n=${n}`);
      expect(lost).toEqual(expect.any(Array));
      expect((await ask(doc)).problem).toBeNull();
    }
    expect((await client.call('GET', `/bench/replay/${id}?n=99999`)).status).toBe(400);
  });
});
