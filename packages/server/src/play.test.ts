/** Whole games over real WebSockets. */

import { makeDice } from '@spaceline/bots';
import { knows, type LogEntry, type Viewer, view } from '@spaceline/engine';
import { logLineOf, positionHash, Recording, type ReplayFile, whyBroken } from '@spaceline/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { RULES } from './testing/bot-games.ts';
import { Client, playOn, type Wire } from './testing/client.ts';
import { KINDS, lacks, Places } from './testing/places.ts';
import { testServer } from './testing/server.ts';

const places = new Places();
afterAll(() => places.close());

const dice = () => makeDice(String(Math.random()));
/** Random players wander; after so many entries one of them gives up. */
const MOST = 700;

interface Seen {
  n: number;
  view: string;
  text: string;
  /** how many lines there are, and the last few */
  lines: number;
  log: string;
  decision: number | null;
}

/** Everything a connection is shown, update by update. */
function watch(wire: Wire): Seen[] {
  const seen: Seen[] = [];
  wire.socket.on('message', (data: Buffer) => {
    const { t } = JSON.parse(data.toString());
    if ((t !== 'update' && t !== 'game') || wire.game === null) return;
    const { n, view: v, log, decision } = wire.game;
    seen.push({
      n,
      view: JSON.stringify(v),
      text: data.toString(),
      lines: log.length,
      log: JSON.stringify(log.slice(-5)),
      decision: decision?.seat ?? null,
    });
  });
  return seen;
}

/** Every printing that is named anywhere in something. */
function printingsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data === 'string' && RULES.catalogue.byId(data) !== undefined) found.add(data);
  if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) printingsIn(part, found);
  return found;
}

/** What one viewer was sent is what that viewer may know, no more and no less, at every moment of the game. */
function checkSight(file: ReplayFile, viewer: Viewer, seen: readonly Seen[]): void {
  const recording = new Recording(RULES, { header: file.header, entries: [] });
  const known = new Set<string>();
  const searched = new Set<string>();
  let [next, told] = [0, 0];
  for (let n = 0; n <= file.answers.length; n++) {
    const { game } = recording;
    const line = (e: LogEntry) => logLineOf(game, viewer, e);
    for (const c of game.state.cards) if (knows(game, viewer, c.id)) known.add(game.def(c.id).facts.id);
    // what the log names was shown when it happened
    for (; told < game.log.length; told++) for (const id of printingsIn(line(game.log[told]))) known.add(id);
    while (next < seen.length && seen[next].n === n) {
      const s = seen[next++];
      expect(JSON.parse(s.view)).toEqual(view(game, viewer));
      expect(s.lines).toBe(game.log.length);
      expect(s.log).toBe(JSON.stringify(game.log.slice(-5).map(line)));
      if (s.decision !== null) expect(s.decision).toBe(viewer);
      const hidden = [...printingsIn(JSON.parse(s.text))].filter((id) => !known.has(id));
      // Besides what is known, a player who searches the own deck is shown what is in it.
      const shown: { id: number; card: string | null }[] = JSON.parse(s.text).decision?.shown ?? [];
      const found = shown.filter((c) => game.card(c.id).owner === viewer).map((c) => c.card);
      for (const id of found) if (id !== null) searched.add(id);
      expect(hidden.filter((id) => !found.includes(id))).toEqual([]);
      if (viewer < 0) expect(s.text).not.toContain('"options"');
    }
    if (n < file.answers.length) recording.apply(file.answers[n]);
  }
  expect(next).toBe(seen.length);
  // Nor was a card that this viewer never saw spoken of by its title.
  const title = (id: string) => RULES.catalogue.byId(id)!.title;
  const all = recording.game.state.cards.map((c) => recording.game.def(c.id).facts.id);
  const seenTitles = new Set([...known, ...searched].map(title));
  const never = new Set(all.map(title).filter((t) => !seenTitles.has(t)));
  const text = seen.map((s) => s.text).join('\n');
  expect([...never].filter((t) => text.includes(JSON.stringify(t).slice(1, -1)))).toEqual([]);
}

describe.each(KINDS)('two players on %s', (kind) => {
  it('play a whole game before a spectator', { skip: lacks(kind) }, async () => {
    const server = await testServer(await places.fresh(kind));
    // no card of these decks is called so: a title that nobody saw is looked for in all that was sent
    const [kim, ravi, nog] = await Promise.all(['Kim', 'Ravi', 'Nog'].map((n) => Client.guest(server.url, n)));
    const table = await kim.openTable();
    const early = await kim.connect();
    early.send({ t: 'join', game: table.id });
    expect((await early.next('table')).table).toMatchObject({ id: table.id, status: 'open', mine: true });
    expect((await ravi.ok('GET', '/tables')).tables).toMatchObject([{ id: table.id, host: { name: 'Kim' } }]);
    const game = await ravi.joinTable(table.id);
    expect(game).toMatchObject({ id: table.id, seat: 1, status: 'playing' });
    // whoever waited at the table is told without asking
    await early.until(() => early.game !== null);
    const [a, b, c] = await Promise.all([kim, ravi, nog].map((p) => p.connect()));
    const seen = [watch(a), watch(b), watch(c)];
    for (const wire of [a, b, c]) wire.send({ t: 'join', game: game.id });
    for (const wire of [a, b, c]) await wire.until(() => wire.game !== null);
    expect([a, b, c].map((w) => w.game!.seat)).toEqual([0, 1, -1]);
    expect(a.game!.seed).toBeNull();
    const { commitment } = a.game!;

    const enough = () => a.game!.n > MOST;
    await Promise.all([playOn(a, dice(), enough), playOn(b, dice(), enough)]);
    if (!a.isOver) a.send({ t: 'concede', game: game.id });
    for (const wire of [a, b, c]) await wire.until(() => wire.isOver);

    const file: ReplayFile = await nog.ok('GET', `/replays/${game.id}`);
    const replayed = new Recording(RULES, { header: file.header, entries: file.answers });
    expect(positionHash(replayed.game)).toBe(file.hash);
    expect(replayed.over).toBe(true);
    expect(file.commitment).toBe(commitment);
    expect(file.header.seed).toBe(a.game!.seed);
    expect(await whyBroken(file.header, commitment)).toBeNull();
    for (const viewer of [0, 1, -1] as const) checkSight(file, viewer, seen[viewer < 0 ? 2 : viewer]);

    const download = await kim.call('GET', `/games/${game.id}/replay`);
    expect(download.headers.get('content-disposition')).toContain('attachment');
    expect(download.body).toEqual(file);
    const [mine] = (await kim.ok('GET', '/games')).games;
    expect(mine).toMatchObject({
      id: game.id,
      status: 'over',
      seat: 0,
      result: { winner: replayed.game.state.result!.winner },
    });
    await server.close();
  });
});

describe('against a bot', () => {
  it('a whole game, then another, then on from the middle of the first', async () => {
    const server = await testServer(await places.fresh('sqlite'));
    const kim = await Client.guest(server.url, 'Kim');
    const game = await kim.playBot({ go: 'second', bot: 'heuristic' });
    const wire = await kim.at(game.id);
    const { seats, seat, clock } = wire.game!;
    expect(seats[1 - seat]).toMatchObject({ kind: 'lieutenant', connected: true });
    expect(clock.limit).toBeNull();
    await playOn(wire, dice());
    expect(wire.game!.seed).toMatch(/^[0-9a-f]{64}$/);
    wire.send({ t: 'rematch', game: game.id });
    const { next } = await wire.next('rematch');
    const again = await kim.at(next!);
    expect(again.game!.n).toBeLessThan(10);
    expect(again.game!.commitment).not.toBe(wire.game!.commitment);

    const file: ReplayFile = await kim.ok('GET', `/replays/${game.id}`);
    const half = Math.floor(file.answers.length / 2);
    const on = (await kim.ok('POST', `/replays/${game.id}/play-on`, { n: half, seat: 1, bot: 'random' })).game;
    expect(on).toMatchObject({ origin: { game: game.id, n: half }, seat: 1 });
    const third = await kim.at(on.id);
    const there = new Recording(RULES, { header: file.header, entries: file.answers.slice(0, half) });
    expect(third.messages.find((m) => m.t === 'game')).toMatchObject({ n: half, seat: 1, view: view(there.game, 1) });
    await playOn(third, dice(), () => third.game!.n > half + 40);
    expect((await kim.call('POST', `/replays/${on.id}/play-on`, { n: 1, seat: 0 })).body.error.code).toBe('not-now');
    await server.close();
  });

  it('replays come as views too, from every seat', async () => {
    const server = await testServer(await places.fresh('sqlite'));
    const kim = await Client.guest(server.url, 'Kim');
    const game = await kim.playBot({ bot: 'random' });
    const wire = await kim.at(game.id);
    await playOn(wire, dice(), () => wire.game!.n > 70);
    expect((await kim.call('GET', `/replays/${game.id}`)).status).toBe(409);
    wire.send({ t: 'concede', game: game.id });
    await wire.until(() => wire.isOver);
    const stranger = new Client(server.url, 'nobody');
    const file: ReplayFile = await stranger.ok('GET', `/replays/${game.id}`);
    for (const seat of [0, 1, -1] as const) {
      const got = await stranger.ok('GET', `/replays/${game.id}/frames?seat=${seat}&from=20&to=60`);
      const recording = new Recording(RULES, { header: file.header, entries: file.answers.slice(0, 20) });
      expect(got).toMatchObject({
        of: file.answers.length,
        from: 20,
        rulings: recording.game.format.rulings,
        view: view(recording.game, seat),
      });
      expect(got.frames).toHaveLength(40);
      expect(got.frames[0].n).toBe(21);
    }
    expect(file.result).toEqual({ winner: 1 - wire.game!.seat, kind: 'concession' });
    await server.close();
  });
});
