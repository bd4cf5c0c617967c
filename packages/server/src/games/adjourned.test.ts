/** A game that other rules play than the server's stands still, and nothing of it is lost or told. */
import { makeDice } from '@spaceline/bots';
import { type AdjournedWish, positionHash, Recording, type ReplayFile } from '@spaceline/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Database, type DatabasePlace, openDatabase } from '../database/database.ts';
import { Games } from '../database/games.ts';
import { VERSION } from '../rules-version.ts';
import type { RunningServer } from '../server.ts';
import { RULES } from '../testing/bot-games.ts';
import { anyAnswer, Client, playOn, type Wire } from '../testing/client.ts';
import { KINDS, lacks, Places, silent } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
afterAll(() => places.close());

const running = new Set<RunningServer>();
afterEach(async () => {
  for (const server of running) await server.close();
  running.clear();
});

const dice = makeDice('adjourned');
const DAY = 24 * 3600 * 1000;

async function start(place: DatabasePlace, rules: string, clients: readonly Client[] = []): Promise<RunningServer> {
  const server = await testServer(place, { rules });
  running.add(server);
  for (const client of clients) client.url = server.url;
  return server;
}

async function stop(server: RunningServer): Promise<void> {
  running.delete(server);
  await server.close();
}

/** Looks into the database, and changes it, while no server uses it. */
async function inside<T>(place: DatabasePlace, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place, silent);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

interface Left {
  place: DatabasePlace;
  id: string;
  kim: Client;
  tuvok: Client;
  clients: Client[];
  /** what each was last shown */
  wires: Wire[];
}

/** A game of two people that was begun under the rules "old"; that server has ended. */
async function begun(kind: (typeof KINDS)[number], entries = 90): Promise<Left> {
  const place = await places.fresh(kind);
  const server = await start(place, 'old');
  const [kim, tuvok] = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Tuvok')];
  const { id } = await kim.openTable({ clock: { minutes: 10 } });
  await tuvok.joinTable(id);
  const wires = [await kim.at(id), await tuvok.at(id)];
  await Promise.all(wires.map((w) => playOn(w, dice, () => w.game!.n >= entries)));
  const n = Math.max(...wires.map((w) => w.game!.n));
  for (const w of wires) await w.until(() => w.game!.n >= n);
  await stop(server);
  return { place, id, kim, tuvok, clients: [kim, tuvok], wires };
}

/** Comes to an adjourned game. */
async function at(client: Client, id: string): Promise<Wire> {
  const wire = await client.at(id);
  await wire.until(() => wire.adjourned !== null);
  return wire;
}

const wishes = (wire: Wire, id: string, wish: AdjournedWish) => wire.send({ t: 'adjourned', game: id, wish });
const told = (wire: Wire, ...wanted: [AdjournedWish, AdjournedWish]) =>
  wire.until(() => JSON.stringify(wire.adjourned?.wishes) === JSON.stringify(wanted));

async function code(wire: Wire, say: object): Promise<string> {
  const error = wire.next('error');
  wire.socket.send(JSON.stringify(say));
  return (await error).code;
}

/** As if the present rules led elsewhere: each answer can be given, but the position is another. */
const leadsElsewhere = (place: DatabasePlace, id: string) =>
  inside(place, async ({ db }) => {
    await db.updateTable('decisions').set({ hash: 'another' }).where('game', '=', id).execute();
    await db.updateTable('games').set({ hash: 'another' }).where('id', '=', id).execute();
  });

/** As if the present rules did not offer what was answered. */
const leadsNowhere = (place: DatabasePlace, id: string) =>
  inside(place, ({ db }) =>
    db.updateTable('decisions').set({ entry: 'seed.9999' }).where('game', '=', id).where('number', '=', 0).execute(),
  );

describe.each(KINDS)('on %s, a game of other rules', (kind) => {
  it.skipIf(lacks(kind))('stands still, and goes on when both players agree', { timeout: 60_000 }, async () => {
    const { place, id, kim, clients, wires } = await begun(kind);
    let server = await start(place, 'new', clients);
    let [a, b] = [await at(kim, id), await at(clients[1], id)];

    // what both see, and in which words
    for (const [seat, w] of [a, b].entries()) {
      expect(w.game).toMatchObject({
        decision: null,
        waiting: null,
        undoable: null,
        seed: null,
        n: wires[seat].game!.n,
      });
      expect(w.game!.view).toEqual(wires[seat].game!.view);
      expect(w.adjourned).toMatchObject({
        seat,
        canPlayOn: true,
        wishes: [null, null],
        result: null,
        played: { version: VERSION, rules: 'old' },
        here: { version: VERSION, rules: 'new' },
      });
      expect(w.adjourned!.text).toContain(`began with version ${VERSION} (rules old)`);
      expect(w.adjourned!.text).toContain(`plays version ${VERSION} (rules new)`);
      expect(w.adjourned!.text).toContain('nothing is lost');
    }
    expect((await kim.ok('GET', '/games')).games[0]).toMatchObject({ id, status: 'adjourned', yourMove: false });
    expect((await kim.ok('GET', '/games/live')).games).toEqual([]);
    expect((await kim.call('GET', `/replays/${id}`)).body.error.code).toBe('not-now');

    // nobody can do anything, and no clock runs
    const asked = wires.find((w) => w.decision !== null)!;
    const w = asked === wires[0] ? a : b;
    const clock = w.game!.clock;
    expect(clock).toMatchObject({ limit: 600_000, running: null, away: [null, null] });
    const { n } = asked.decision!;
    const tries = [
      { t: 'answer', game: id, n, answer: anyAnswer(asked.decision!, dice) },
      { t: 'undo', game: id, n: asked.game!.undoable },
      { t: 'concede', game: id },
      { t: 'rematch', game: id },
      { t: 'why', game: id, ask: 1, action: { verb: 'pass' } },
      { t: 'stops', game: id, windows: [] },
      { t: 'report', game: id, text: 'It stands still' },
    ];
    for (const say of tries) expect(await code(w, say)).toBe('adjourned');
    expect((await kim.call('POST', `/games/${id}/report`, { text: 'So it does' })).status).toBe(409);
    expect((await at(asked === wires[0] ? kim : clients[1], id)).game!.clock).toEqual(clock);

    // one agrees; that is kept when the server is started again
    wishes(a, id, 'play-on');
    await told(b, 'play-on', null);
    await stop(server);
    server = await start(place, 'new', clients);
    [a, b] = [await at(kim, id), await at(clients[1], id)];
    expect(b.adjourned!.wishes).toEqual(['play-on', null]);
    expect(a.game!.n).toBe(wires[0].game!.n);

    // the other agrees
    wishes(b, id, 'play-on');
    for (const [seat, w] of [a, b].entries()) {
      await w.until(() => w.adjourned === null);
      expect(w.game!.view).toEqual(wires[seat].game!.view);
      expect(w.game!.n).toBe(n + 1);
      expect(w.game!.log.at(-1)!.told).toEqual({ kind: 'other-rules', version: VERSION, rules: 'new' });
    }
    const [before, after] = [asked.game!, (asked === wires[0] ? a : b).game!];
    expect(after.decision).toEqual({ ...before.decision, n: n + 1 });
    expect(after.clock.left[before.seat]).toBeGreaterThan(before.clock.left[before.seat] - 10_000);
    expect((await kim.ok('GET', `/games/${id}`)).game.status).toBe('playing');
    const goal = n + 30;
    await Promise.all([a, b].map((w) => playOn(w, dice, () => w.game!.n > goal)));

    // from now on it is a game of these rules, also for the next server
    await stop(server);
    await start(place, 'new', clients);
    [a, b] = await Promise.all(clients.map((c) => c.at(id)));
    expect([a.adjourned, b.adjourned]).toEqual([null, null]);
    expect(a.game!.log.filter((l) => l.told.kind === 'other-rules')).toHaveLength(1);
    a.send({ t: 'concede', game: id });
    for (const w of [a, b]) await w.until(() => w.isOver);
    const file: ReplayFile = await kim.ok('GET', `/replays/${id}`);
    expect(file.rules).toEqual([
      { version: VERSION, rules: 'old', from: 0 },
      { version: VERSION, rules: 'new', from: expect.any(Number) },
    ]);
    expect(file.rules[1].from).toBeLessThanOrEqual(n);
    const replayed = new Recording(RULES, { header: file.header, entries: file.answers });
    expect(positionHash(replayed.game)).toBe(file.hash);
    expect((await kim.ok('GET', `/replays/${id}/frames`)).note).toBeUndefined();
  });
});

describe('an adjourned game', () => {
  it('goes on by itself when its own rules are back', { timeout: 60_000 }, async () => {
    const { place, id, kim, clients, wires } = await begun('sqlite', 40);
    let server = await start(place, 'new', clients);
    const a = await at(kim, id);
    wishes(a, id, 'play-on');
    await told(a, 'play-on', null);
    await stop(server);
    server = await start(place, 'old', clients);
    const back = await Promise.all(clients.map((c) => c.at(id)));
    for (const [seat, w] of back.entries()) {
      expect(w.adjourned).toBeNull();
      expect(w.game).toMatchObject({ n: wires[seat].game!.n, view: wires[seat].game!.view });
    }
    await Promise.all(back.map((w) => playOn(w, dice, () => w.game!.n > wires[0].game!.n + 5)));
    await stop(server);
    const row = await inside(place, ({ db }) => new Games(db).byId(id));
    expect(row).toMatchObject({ rules: 'old', adjourned_at: null, wish0: null, wish1: null });
  });

  it('goes on after a crash at the moment when both had agreed', { timeout: 60_000 }, async () => {
    const { place, id, clients, wires } = await begun('sqlite', 40);
    const both = { wish0: 'play-on new', wish1: 'play-on new' };
    // the wishes are kept, and nothing has come of them
    await inside(place, ({ db }) => new Games(db).set(id, { ...both, adjourned_at: Date.now() }));
    let server = await start(place, 'new', clients);
    const back = await Promise.all(clients.map((c) => c.at(id)));
    for (const [seat, w] of back.entries()) {
      await w.until(() => w.adjourned === null && w.game!.n > wires[seat].game!.n);
      expect(w.game!.view).toEqual(wires[seat].game!.view);
    }
    await stop(server);
    // the record is written, and its row was not: the record is right
    const left = { rules: 'old', adjourned_at: Date.now(), ...both };
    await inside(place, ({ db }) => new Games(db).set(id, left));
    server = await start(place, 'new', clients);
    expect((await clients[0].at(id)).adjourned).toBeNull();
    await stop(server);
    await inside(place, ({ db }) => new Games(db).set(id, left));
    await start(place, 'old', clients);
    expect((await at(clients[0], id)).adjourned).toMatchObject({ played: { rules: 'new' }, here: { rules: 'old' } });
    expect((await clients[0].ok('GET', `/games/${id}`)).game.status).toBe('adjourned');
  });

  it('does not take consent to some rules for consent to others', { timeout: 60_000 }, async () => {
    const { place, id, clients } = await begun('sqlite', 40);
    let server = await start(place, 'new', clients);
    const a = await at(clients[0], id);
    wishes(a, id, 'play-on');
    await told(a, 'play-on', null);
    await stop(server);
    server = await start(place, 'newer', clients);
    const b = await at(clients[1], id);
    expect(b.adjourned!.wishes).toEqual([null, null]);
    wishes(b, id, 'play-on');
    await told(b, null, 'play-on');
    expect(b.adjourned).toMatchObject({ result: null, here: { rules: 'newer' } });
  });

  it('stays as it is while the players want different things, and ends when both want that', {
    timeout: 60_000,
  }, async () => {
    const { place, id, kim, tuvok, clients, wires } = await begun('sqlite', 60);
    const server = await start(place, 'new', clients);
    const [a, b] = [await at(kim, id), await at(tuvok, id)];
    wishes(a, id, 'play-on');
    wishes(b, id, 'end');
    await told(a, 'play-on', 'end');
    expect(b.adjourned).toMatchObject({ result: null, alone: [null, null] });
    wishes(b, id, null);
    await told(a, 'play-on', null);
    wishes(a, id, 'end');
    await told(b, 'end', null);
    expect((await kim.call('GET', `/games/${id}/replay`)).body.error.code).toBe('not-now');
    wishes(b, id, 'end');
    for (const w of [a, b]) await w.until(() => w.adjourned!.result !== null);
    expect(a.adjourned!.result).toEqual({ winner: -1, kind: 'no-result' });
    expect(a.adjourned!.text).toContain(`can be replayed with version ${VERSION} (rules old)`);
    expect(await code(a, { t: 'adjourned', game: id, wish: 'play-on' })).toBe('not-now');
    const { game } = await kim.ok('GET', `/games/${id}`);
    const [me, them] = wires[0].game!.view.players.map((p) => p.score);
    expect(game).toMatchObject({ status: 'over', result: { winner: -1, kind: 'no-result' }, points: [me, them] });
    // the record is theirs now, and says which version plays it
    const file: ReplayFile = await tuvok.ok('GET', `/games/${id}/replay`);
    expect(file).toMatchObject({ header: { rules: 'old' }, rules: [{ rules: 'old' }], result: { kind: 'no-result' } });
    const replayed = new Recording(RULES, { header: file.header, entries: file.answers });
    expect(positionHash(replayed.game)).toBe(file.hash);
    // and so it stays, whoever looks, by whichever rules
    await stop(server);
    for (const rules of ['new', 'old']) {
      const next = await start(place, rules, clients);
      expect((await at(tuvok, id)).adjourned).toMatchObject({ result: { kind: 'no-result' }, canPlayOn: false });
      expect((await kim.ok('GET', `/replays/${id}/frames`)).of).toBe(file.answers.length);
      await stop(next);
    }
  });

  it('can be ended by one alone when the other has been away for a day', { timeout: 60_000 }, async () => {
    const { place, id, kim, tuvok, clients } = await begun('sqlite', 40);
    let server = await start(place, 'new', clients);
    let a = await at(kim, id);
    const b = await at(tuvok, id);
    await a.until(() => a.adjourned!.seats[1].connected);
    expect(a.adjourned!.alone).toEqual([null, null]);
    b.close();
    await a.until(() => !a.adjourned!.seats[1].connected);
    const [mine, theirs] = a.adjourned!.alone;
    expect(mine).toBeGreaterThan(DAY - 60_000);
    expect(mine).toBeLessThanOrEqual(DAY);
    expect(theirs).toBeNull();
    wishes(a, id, 'end');
    await told(a, 'end', null);
    expect(a.adjourned!.result).toBeNull();
    await stop(server);
    const away = (ms: number) =>
      inside(place, ({ db }) => new Games(db).set(id, { adjourned_at: Date.now() - 9 * DAY, seen1: Date.now() - ms }));
    await away(DAY - 60_000);
    server = await start(place, 'new', clients);
    a = await at(kim, id);
    wishes(a, id, 'end');
    await a.next('adjourned');
    expect(a.adjourned!.result).toBeNull();
    await stop(server);
    await away(DAY);
    await start(place, 'new', clients);
    a = await at(kim, id);
    // what was wished before it was allowed does not end it: it has to be said now
    expect(a.adjourned).toMatchObject({ alone: [0, null], wishes: ['end', null], result: null });
    wishes(a, id, 'end');
    await a.until(() => a.adjourned!.result !== null);
    expect((await at(tuvok, id)).adjourned!.result).toEqual({ winner: -1, kind: 'no-result' });
  });

  it.each([
    ['lead elsewhere', leadsElsewhere],
    ['cannot play it', leadsNowhere],
  ])(
    'can only be ended where the present rules %s, and tells nothing hidden',
    { timeout: 60_000 },
    async (_, spoil) => {
      const { place, id, kim, clients, wires } = await begun('sqlite', 60);
      await spoil(place, id);
      const server = await start(place, 'new', clients);
      const neelix = await Client.guest(server.url, 'Neelix');
      const [a, b, c] = [await at(kim, id), await at(clients[1], id), await at(neelix, id)];
      for (const w of [a, b, c]) {
        expect(w.game).toBeNull();
        expect(w.adjourned).toMatchObject({ canPlayOn: false, result: null });
        expect(w.adjourned!.text).toContain('cannot go on');
      }
      expect(c.adjourned!.seat).toBe(-1);
      expect(await code(c, { t: 'adjourned', game: id, wish: 'end' })).toBe('not-your-seat');
      expect(await code(a, { t: 'adjourned', game: id, wish: 'play-on' })).toBe('not-now');
      const { row } = await server.rooms.open(id);
      const header = JSON.parse(row.header!);
      const ids = new Set(Object.values(header.decks).flatMap((d) => Object.values(d as object).flat()) as string[]);
      for (const raw of [a, b, c].flatMap((w) => w.raw)) {
        expect(raw).not.toContain(row.seed);
        for (const card of ids) expect(raw).not.toContain(`"${card}"`);
      }
      for (const path of [`/replays/${id}`, `/replays/${id}/frames`, `/games/${id}/replay`])
        expect((await kim.call('GET', path)).status).toBe(409);
      for (const w of [a, b]) wishes(w, id, 'end');
      await a.until(() => a.adjourned!.result !== null);
      expect((await kim.ok('GET', `/games/${id}`)).game.turn).toBe(wires[0].game!.view.turn.number);
      const { body } = await kim.call('GET', `/replays/${id}/frames`);
      expect(body.error).toMatchObject({ code: 'other-rules' });
      expect(body.error.text).toContain(`only version ${VERSION} (rules old) can replay it`);
      expect((await kim.ok('GET', `/replays/${id}`)).answers.length).toBeGreaterThan(30);
    },
  );

  it('tells nothing hidden where the table is shown', { timeout: 60_000 }, async () => {
    const { place, id, clients, wires } = await begun('sqlite', 60);
    const server = await start(place, 'new', clients);
    const found = await Promise.all(clients.map((c) => at(c, id)));
    const { row } = await server.rooms.open(id);
    for (const [seat, w] of found.entries()) {
      expect(w.game!.view).toEqual(wires[seat].game!.view);
      expect(w.game!.log).toEqual(wires[seat].game!.log);
      for (const raw of w.raw) expect(raw).not.toContain(row.seed);
    }
  });

  it('goes on, or ends, as a player alone wants who plays a bot', { timeout: 60_000 }, async () => {
    const place = await places.fresh('sqlite');
    let server = await start(place, 'old');
    const kim = await Client.guest(server.url, 'Kim');
    const games = [await kim.playBot({ bot: 'random' }), await kim.playBot({ bot: 'random' })];
    const left: Wire[] = [];
    for (const { id } of games) {
      const wire = await kim.at(id);
      await playOn(wire, dice, () => wire.game!.n > 50 && wire.decision !== null);
      left.push(wire);
    }
    await stop(server);
    server = await start(place, 'new', [kim]);
    const [on, off] = [await at(kim, games[0].id), await at(kim, games[1].id)];
    // the bot does not move meanwhile
    await new Promise((r) => setTimeout(r, 200));
    expect(on.game!.n).toBe(left[0].game!.n);
    expect(on.adjourned).toMatchObject({ wishes: [null, null], alone: [null, null] });
    wishes(on, games[0].id, 'play-on');
    await on.until(() => on.adjourned === null);
    await playOn(on, dice, () => on.game!.n > left[0].game!.n + 20);
    wishes(off, games[1].id, 'end');
    await off.until(() => off.adjourned!.result !== null);
  });

  it('of which nothing was done yet goes on only if somebody has seen its beginning', { timeout: 60_000 }, async () => {
    const place = await places.fresh('sqlite');
    const server = await start(place, 'old');
    const kim = await Client.guest(server.url, 'Kim');
    const tuvok = await Client.guest(server.url, 'Tuvok');
    const tables = [await kim.openTable(), await kim.openTable()];
    for (const { id } of tables) await tuvok.joinTable(id);
    const seen = await kim.at(tables[0].id);
    await stop(server);
    await start(place, 'new', [kim]);
    const [a, b] = [await at(kim, tables[0].id), await at(kim, tables[1].id)];
    expect(a.adjourned).toMatchObject({ canPlayOn: true });
    expect(a.game!.view).toEqual(seen.game!.view);
    expect(b.adjourned).toMatchObject({ canPlayOn: false });
    expect(b.adjourned!.text).toContain('not kept');
  });
});

describe.skipIf(lacks('postgres'))('several servers on one PostgreSQL', () => {
  it('agree on what becomes of an adjourned game, and one with the old rules lets go of it', {
    timeout: 60_000,
  }, async () => {
    const { place, id, kim, tuvok } = await begun('postgres', 60);
    const old = await start(place, 'old');
    const neelix = await Client.guest(old.url, 'Neelix');
    const c = await neelix.at(id);
    expect(c.adjourned).toBeNull();
    const [one, two] = [await start(place, 'new', [kim]), await start(place, 'new', [tuvok])];
    const [a, b] = [await at(kim, id), await at(tuvok, id)];
    await a.until(() => a.adjourned!.seats[1].connected);
    wishes(a, id, 'play-on');
    await told(b, 'play-on', null);
    wishes(b, id, 'play-on');
    for (const w of [a, b]) await w.until(() => w.adjourned === null);
    await c.until(() => c.adjourned !== null);
    expect(c.adjourned).toMatchObject({ played: { rules: 'new' }, here: { rules: 'old' } });
    const { n } = a.game!;
    await Promise.all([a, b].map((w) => playOn(w, dice, () => w.game!.n > n + 20)));
    expect(one.url).not.toBe(two.url);
  });
});

describe('a finished game of other rules', () => {
  async function finished(): Promise<Left> {
    const left = await begun('sqlite', 60);
    const server = await start(left.place, 'old', left.clients);
    const wire = await left.kim.at(left.id);
    wire.send({ t: 'concede', game: left.id });
    await wire.until(() => wire.isOver);
    await stop(server);
    return left;
  }

  it('is replayed where the present rules lead to the same end, and says who played it', {
    timeout: 60_000,
  }, async () => {
    const { place, id, kim, clients } = await finished();
    await start(place, 'new', clients);
    const frames = await kim.ok('GET', `/replays/${id}/frames?seat=0`);
    expect(frames.note).toContain(`played with version ${VERSION} (rules old)`);
    expect(frames.note).toContain('leads to the same end');
    expect(frames.frames.length).toBeGreaterThan(30);
    const wire = await kim.at(id);
    expect(wire.adjourned).toBeNull();
    expect(wire.game!.notice).toContain('(rules old)');
    expect(wire.game!.view.result).toEqual({ winner: 1, kind: 'concession' });
    // one may play on from it: then it is a game of these rules
    const { game } = await kim.ok('POST', `/replays/${id}/play-on`, { n: 50, seat: 0, bot: 'random' });
    const on = await kim.at(game.id);
    expect(on.adjourned).toBeNull();
    expect(on.game!.log.some((l) => l.told.kind === 'other-rules' && l.told.rules === 'new')).toBe(true);
    const { n } = on.game!;
    await playOn(on, dice, () => on.game!.n > n + 10);
  });

  it('is not shown where they do not; its result stays, and its record', { timeout: 60_000 }, async () => {
    const { place, id, kim, clients } = await finished();
    await leadsElsewhere(place, id);
    await start(place, 'new', clients);
    const { status, body } = await kim.call('GET', `/replays/${id}/frames`);
    expect(status).toBe(409);
    expect(body.error.code).toBe('other-rules');
    expect(body.error.text).toContain(`only version ${VERSION} (rules old) can replay it`);
    expect((await kim.call('POST', `/replays/${id}/play-on`, { n: 5, seat: 0 })).status).toBe(409);
    const wire = await kim.at(id);
    expect(wire.game).toBeNull();
    expect(wire.adjourned).toMatchObject({ result: { winner: 1, kind: 'concession' }, canPlayOn: false });
    expect(wire.adjourned!.text).toContain('(rules old) only');
    const { game } = await kim.ok('GET', `/games/${id}`);
    expect(game).toMatchObject({ status: 'over', result: { winner: 1, kind: 'concession' } });
    expect(await kim.ok('GET', `/games/${id}/replay`)).toMatchObject({ rules: [{ version: VERSION, rules: 'old' }] });
  });
});
