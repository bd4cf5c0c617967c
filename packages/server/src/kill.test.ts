/** A server that is killed in the middle of a game loses nothing that anybody was told. */
import { makeDice } from '@spaceline/bots';
import { type Header, view } from '@spaceline/engine';
import { positionHash, Recording, type ReplayFile } from '@spaceline/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type DatabasePlace, openDatabase } from './database/database.ts';
import { Games } from './database/games.ts';
import { RULES } from './testing/bot-games.ts';
import { Client, playOn, type Wire } from './testing/client.ts';
import { KINDS, lacks, Places, silent } from './testing/places.ts';
import { ServerProcess } from './testing/process.ts';

const places = new Places();
afterAll(() => places.close());

const running = new Set<ServerProcess>();
afterEach(async () => {
  for (const server of running) await server.stop();
  running.clear();
});

async function start(place: DatabasePlace): Promise<ServerProcess> {
  const server = await ServerProcess.start(place);
  running.add(server);
  return server;
}

const dice = () => makeDice(String(Math.random()));
const together = (wires: readonly Wire[], until: number) =>
  Promise.all(wires.map((w) => playOn(w, dice(), () => w.game!.n >= until)));

/** The record as it lies in the database, with nobody using it. */
async function stored(place: DatabasePlace, id: string): Promise<Recording> {
  const database = await openDatabase(place, silent);
  const row = await new Games(database.db).byId(id);
  const rows = await database.decisions.read(id);
  await database.close();
  return new Recording(RULES, { header: JSON.parse(row!.header!) as Header, entries: rows.map((r) => r.entry) });
}

describe.each(KINDS)('on %s', (kind) => {
  it('a game goes on after kill -9, at the same position', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    let server = await start(place);
    const players = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Tuvok')];
    const { id } = await players[0].openTable();
    await players[1].joinTable(id);
    let hash = '';
    let n = 0;
    for (const goal of [60, 140]) {
      const wires = await Promise.all(players.map((p) => p.at(id)));
      await together(wires, goal);
      await server.kill();
      running.delete(server);
      // what the players were shown is what was kept
      const kept = await stored(place, id);
      n = Math.max(...wires.map((w) => w.game!.n));
      expect(kept.n).toBeGreaterThanOrEqual(n);
      for (const w of wires) {
        const seat = w.game!.seat as 0 | 1;
        expect(view(kept.before(w.game!.n), seat)).toEqual(w.game!.view);
      }
      hash = kept.game.hash();
      n = kept.n;

      server = await start(place);
      for (const p of players) p.url = server.url;
      const back = await Promise.all(players.map((p) => p.at(id)));
      for (const seat of [0, 1] as const) {
        expect(back[seat].game).toMatchObject({ n, seat, view: view(kept.game, seat) });
      }
      for (const w of back) w.close();
    }
    const [kim] = await Promise.all(players.map((p) => p.at(id)));
    kim.send({ t: 'concede', game: id });
    await kim.until(() => kim.isOver);
    const file: ReplayFile = await players[1].ok('GET', `/replays/${id}`);
    const before = new Recording(RULES, { header: file.header, entries: file.answers.slice(0, n) });
    expect(before.game.hash()).toBe(hash);
    expect(await server.stop()).toBe(0);
  });
});

/** A server that was thought to be gone has noticed, and goes on in another term. */
async function secondTerm(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place, silent);
  const begun = () => database.db.selectFrom('servers').where('term', '>', 1).select('id').execute();
  for (let i = 0; i < 500 && (await begun()).length === 0; i++) await new Promise((r) => setTimeout(r, 20));
  expect(await begun()).toHaveLength(1);
  await database.close();
}

describe.skipIf(lacks('postgres'))('two processes on one PostgreSQL', () => {
  it('serve the two seats of one game, and one goes on when the other is killed', async () => {
    const place = await places.fresh('postgres');
    const [one, two] = await Promise.all([start(place), start(place)]);
    const [kim, tuvok] = [await Client.guest(one.url, 'Kim'), await Client.guest(two.url, 'Tuvok')];
    const { id } = await kim.openTable({ clock: { minutes: 10 } });
    const waiting = await kim.connect();
    waiting.send({ t: 'join', game: id });
    await waiting.next('table');
    await tuvok.joinTable(id);
    // told by the other process
    await waiting.until(() => waiting.game !== null);
    let wires = await Promise.all([kim.at(id), tuvok.at(id)]);
    await wires[0].until(() => wires[0].messages.some((m) => m.t === 'presence' && m.seats[1].connected));
    await together(wires, 120);
    expect(wires[0].game!.clock.left[0]).toBeLessThan(600_000);

    await one.kill();
    running.delete(one);
    await wires[1].until(() => wires[1].messages.slice(-3).some((m) => m.t === 'presence' && !m.seats[0].connected));
    kim.url = two.url;
    wires = [await kim.at(id), wires[1]];
    await together(wires, 180);
    wires[1].send({ t: 'concede', game: id });
    for (const w of wires) await w.until(() => w.isOver);
    const file: ReplayFile = await kim.ok('GET', `/replays/${id}`);
    const replayed = new Recording(RULES, { header: file.header, entries: file.answers });
    expect(positionHash(replayed.game)).toBe(file.hash);
    for (const w of wires) expect(w.game!.view).toEqual(view(replayed.game, w.game!.seat as 0 | 1));
  });

  it('let the other play the bot when the one that did is killed', async () => {
    const place = await places.fresh('postgres');
    const [one, two] = await Promise.all([start(place), start(place)]);
    const kim = await Client.guest(one.url, 'Kim');
    const { id } = await kim.playBot({ bot: 'random' });
    const first = await kim.at(id);
    const before = first.game!.n;
    await playOn(first, dice(), () => first.game!.n > before + 30);
    await one.kill();
    running.delete(one);
    kim.url = two.url;
    const second = await kim.at(id);
    expect(second.game!.n).toBeGreaterThanOrEqual(first.game!.n);
    const goal = second.game!.n + 30;
    await playOn(second, dice(), () => second.game!.n > goal);
  });

  it('let the other take over within ten seconds when one hangs, and the one that hung writes nothing over it', async () => {
    const place = await places.fresh('postgres');
    const [one, two] = await Promise.all([start(place), start(place)]);
    const kim = await Client.guest(one.url, 'Kim');
    const { id } = await kim.playBot({ bot: 'random' });
    const first = await kim.at(id);
    const before = first.game!.n;
    await playOn(first, dice(), () => first.game!.n > before + 20);
    one.pause();
    const since = performance.now();
    kim.url = two.url;
    const second = await kim.at(id);
    const goal = second.game!.n + 30;
    await playOn(second, dice(), () => second.game!.n > goal);
    expect(performance.now() - since).toBeLessThan(20_000);

    one.resume();
    await secondTerm(place);
    await first.until(() => first.game!.n >= goal);
    await playOn(first, dice(), () => first.game!.n > goal + 20);
    // nothing moves while Kim is asked
    for (const wire of [first, second]) await wire.until(() => wire.game!.n > goal + 20 && wire.decision !== null);
    await second.until(() => second.game!.n === first.game!.n);
    const kept = await stored(place, id);
    for (const wire of [first, second])
      expect(view(kept.before(wire.game!.n), wire.game!.seat as 0 | 1)).toEqual(wire.game!.view);
  });
});
