import { makeDice } from '@spaceline/bots';
import { FIRST_IN_PLAY, type Game, spoken, statusWords, view, Zone } from '@spaceline/engine';
import { positionHash, type ReportFile } from '@spaceline/protocol';
import { boardOf, parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { randomRecording } from '../testing/bot-games.ts';
import { anyAnswer, Client, playOn } from '../testing/client.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer(await places.fresh('sqlite'));
});
afterAll(async () => {
  await server.close();
  places.close();
});

const dice = makeDice('engine');

describe('when the engine fails', () => {
  it('the game stays where it was, both are told, and a report is kept', async () => {
    const clients = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Tuvok')];
    const { id } = await clients[0].openTable();
    await clients[1].joinTable(id);
    const wires = [await clients[0].at(id), await clients[1].at(id)];
    await Promise.all(wires.map((w) => playOn(w, dice, () => w.game!.n >= 30)));
    const n = Math.max(...wires.map((w) => w.game!.n));
    for (const w of wires) await w.until(() => w.game!.n === n);
    const room = await server.rooms.get(id);
    const hash = positionHash(room.recording.game);
    const { apply } = room.recording;
    room.recording.apply = (entry) => {
      room.recording.apply = apply;
      // half of what the answer does is done when it fails
      room.recording.apply(entry);
      throw new Error('a card went wrong');
    };
    const [asked, other] = wires[0].decision !== null ? wires : [wires[1], wires[0]];
    const told = [asked.next('error'), other.next('error')];
    const answer = anyAnswer(asked.decision!, dice);
    asked.answer(answer);
    for (const error of await Promise.all(told)) expect(error).toMatchObject({ code: 'engine', game: id });
    expect(positionHash(room.recording.game)).toBe(hash);
    expect(room.recording.n).toBe(n);
    const [report] = await server.reports.of(id);
    expect(report).toMatchObject({ kind: 'engine', game: id });
    expect(report.text).toContain('a card went wrong');
    expect((JSON.parse(report.data) as ReportFile).hash).toBe(hash);
    // the same answer works now, and the game goes on
    await asked.play(answer);
    expect(asked.game!.n).toBeGreaterThan(n);
  });

  it('one report is kept, however often the answer is tried', async () => {
    const client = await Client.guest(server.url, 'Kim');
    const { id } = await client.playBot({ bot: 'random' });
    const wire = await client.at(id);
    await wire.until(() => wire.decision !== null);
    const room = await server.rooms.get(id);
    const { apply } = room.recording;
    room.recording.apply = () => {
      throw new Error('a card went wrong');
    };
    const answer = anyAnswer(wire.decision!, dice);
    for (let i = 0; i < 5; i++) await wire.play(answer);
    expect(wire.messages.filter((m) => m.t === 'error' && m.code === 'engine')).toHaveLength(5);
    expect(await server.reports.of(id)).toHaveLength(1);
    room.recording.apply = apply;
    await wire.play(answer);
    expect(wire.game!.last?.answer).toBe(answer);
  });

  it('a bot finds another answer', async () => {
    const client = await Client.guest(server.url, 'Kim');
    const { id } = await client.playBot({ bot: 'random' });
    const wire = await client.at(id);
    const room = await server.rooms.get(id);
    const { apply } = room.recording;
    let failures = 0;
    room.recording.apply = function (entry) {
      const d = this.game.decision;
      if (failures < 3 && d !== null && d.seat !== wire.game!.seat && d.options.length > 3) {
        failures++;
        throw new Error('a card went wrong');
      }
      return apply.call(this, entry);
    };
    await playOn(wire, dice, () => failures === 3 && wire.game!.n > 60);
    expect(wire.messages.filter((m) => m.t === 'error' && m.code === 'engine')).toHaveLength(3);
    // the same error is reported once
    expect(await server.reports.of(id)).toHaveLength(1);
  });

  it('a bot whose every answer fails stops, and the other player is told', async () => {
    const client = await Client.guest(server.url, 'Kim');
    const { id } = await client.playBot({ bot: 'random' });
    const wire = await client.at(id);
    const room = await server.rooms.get(id);
    const { apply } = room.recording;
    let failures = 0;
    room.recording.apply = function (entry) {
      const d = this.game.decision;
      if (d !== null && d.also === undefined && d.seat !== wire.game!.seat && d.options.length > 5) {
        failures++;
        throw new Error('a card went wrong');
      }
      return apply.call(this, entry);
    };
    const isTold = () => wire.messages.some((m) => m.t === 'error' && spoken(m.text).includes('cannot go on'));
    await playOn(wire, dice, isTold);
    expect(failures).toBe(4);
    room.recording.apply = apply;
    wire.send({ t: 'concede', game: id });
    await wire.until(() => wire.isOver);
    expect(failures).toBe(4);
  });
});

describe('a report', () => {
  it('keeps the record and the position, for when the game is over', async () => {
    const client = await Client.guest(server.url, 'Kim');
    const { id } = await client.playBot({ bot: 'random' });
    const wire = await client.at(id);
    // in a turn only one is asked, so that nothing happens until we answer
    await playOn(wire, dice, () => wire.game!.view.turn.number > 0);
    await wire.until(() => wire.decision !== null);
    const reported = wire.next('reported');
    wire.send({ t: 'report', game: id, text: 'My ship may not move.\nIt should.' });
    const { id: report } = await reported;
    expect((await client.ok('POST', `/games/${id}/report`, { text: 'Again' })).id).not.toBe(report);
    expect((await client.call('GET', `/reports/${report}`)).body.error.code).toBe('not-now');
    const room = await server.rooms.get(id);
    const before = positionHash(room.recording.game);
    wire.send({ t: 'concede', game: id });
    await wire.until(() => wire.isOver);
    const file: ReportFile = await client.ok('GET', `/reports/${report}`);
    expect(file).toMatchObject({ game: id, text: 'My ship may not move.\nIt should.', hash: before });
    expect(file.scenario).toMatchObject({ title: 'My ship may not move.', format: 'warp-speed', steps: [] });
    const stranger = await Client.guest(server.url, 'Seska');
    const hers = await client.playBot({ bot: 'random' });
    expect((await stranger.call('POST', `/games/${hers.id}/report`, { text: 'Let me see' })).status).toBe(404);
    expect((await stranger.call('GET', `/reports/${report}`)).status).toBe(404);
  });

  it.each(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])(
    'has a scenario that lays the position out again (%s)',
    (seed) => {
      // a scenario does not say how far the end of a turn has come: not while cards are drawn and discarded there
      let entries = 260;
      while (randomRecording(seed, entries).game.state.turn.segment === 'end') entries++;
      const { game } = randomRecording(seed, entries);
      const scenario = parseScenario(JSON.stringify(boardOf(game, 'As it was')));
      const { game: again } = new Runner(scenario, rulesFor(scenario));
      const before = view(game, 0);
      const after = view(again, 0);
      for (const seat of [0, 1] as const) {
        expect(after.players[seat]).toMatchObject({
          score: before.players[seat].score,
          hand: before.players[seat].hand,
          deck: before.players[seat].deck,
          discard: before.players[seat].discard,
          points: before.players[seat].points,
        });
      }
      expect(after.locations.map((l) => l.seeds.length)).toEqual(before.locations.map((l) => l.seeds.length));
      const there = (g: Game) =>
        g.state.cards
          .filter((c) => c.zone >= FIRST_IN_PLAY)
          .map((c) => {
            // a scenario cannot say who has to do with a card that lies at a location
            const whose = c.zone === Zone.OnLocation ? c.owner : `${c.owner}${c.controller}`;
            return `${g.def(c.id).title} ${Zone[c.zone]} ${whose} ${statusWords(c.status)}`;
          })
          .sort();
      // cards that lie aside or under another are not part of a scenario
      expect(there(again)).toEqual(there(game));
    },
  );
});
