/** A bot that thinks in a thread of its own, while the table goes on. */
import { makeDice } from '@spaceline/bots';
import { afterAll, expect, it } from 'vitest';
import { randomRecording } from '../testing/bot-games.ts';
import { Client, playOn } from '../testing/client.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { GivenUp, type Steps } from './steps.ts';
import { think, timeFor } from './think.ts';

const places = new Places();
afterAll(() => places.close());

const steps: Steps = { progress() {}, check() {} };

it('answers what is asked where the game stands, from what it has kept or from the beginning', () => {
  const recording = randomRecording('think', 80);
  const { header } = recording.record;
  const table = {
    game: 'g',
    format: 'warp-speed',
    header,
    positions: {},
    bot: 'heuristic',
    dice: 'x',
    milliseconds: 100,
  };
  for (let i = 0; i < 6 && !recording.over; i++) {
    const { seat } = recording.game.decision!;
    const { entry } = think({ ...table, entries: recording.entries, seat }, steps);
    recording.apply(entry!);
    // a move is taken back now and then
    if (i === 2) recording.apply(`!undo ${recording.stands[recording.stands.length - 2]}`);
  }
  expect(recording.n).toBe(87);
  const given = {
    progress() {},
    check: () => {
      throw new GivenUp();
    },
  };
  const { seat } = recording.game.decision!;
  expect(() => think({ ...table, game: 'other', entries: recording.entries, seat }, given)).toThrow(GivenUp);
});

it('gives each the less time, the more think at once', () => {
  expect(timeFor('commander', 1, 1)).toBe(2000);
  expect(timeFor('admiral', 1, 1)).toBe(4000);
  expect(timeFor('commander', 50, 1)).toBe(80);
  expect(timeFor('commander', 50, 2)).toBe(160);
});

it('a Commander answers in its time, where the game stands', () => {
  const recording = randomRecording('commander', 0);
  const { header } = recording.record;
  const { seat } = recording.game.decision!;
  const table = {
    game: 'c',
    format: 'warp-speed',
    header,
    positions: {},
    bot: 'commander',
    dice: 'x',
    milliseconds: 50,
  };
  const { entry } = think({ ...table, entries: [], seat }, steps);
  expect(() => recording.apply(entry!)).not.toThrow();
});

it('plays at a table, and stops thinking when the game is over', async () => {
  const server = await testServer(await places.fresh('sqlite'), { thinkers: ['drifter'] });
  const kim = await Client.guest(server.url, 'Kim');
  const { id } = await kim.playBot({ bot: 'drifter' });
  const wire = await kim.at(id);
  await playOn(wire, makeDice('kim'), () => wire.game!.n >= 60);
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  expect(Number(/spaceline_heavy_seconds_count\{kind="think"\} (\d+)/.exec(figures)?.[1])).toBeGreaterThan(5);
  wire.send({ t: 'concede', game: id });
  await wire.until(() => wire.isOver);
  await server.close();
});
