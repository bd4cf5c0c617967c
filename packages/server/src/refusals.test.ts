/** Whatever a client sends, it gets a clear answer and the game goes on. */
import { makeDice } from '@spaceline/bots';
import { type ErrorCode, spoken, type Words } from '@spaceline/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './server.ts';
import { anyAnswer, Client, playOn, type Wire } from './testing/client.ts';
import { lacks, Places } from './testing/places.ts';
import { testServer } from './testing/server.ts';

const places = new Places();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer(await places.fresh('sqlite'));
});
afterAll(async () => {
  await server.close();
  places.close();
});

const dice = makeDice('refusals');

async function twoPlayers(): Promise<{ id: string; kim: Wire; tuvok: Wire; clients: Client[] }> {
  const clients = [await Client.guest(server.url, 'Kim'), await Client.guest(server.url, 'Tuvok')];
  const { id } = await clients[0].openTable();
  await clients[1].joinTable(id);
  return { id, kim: await clients[0].at(id), tuvok: await clients[1].at(id), clients };
}

/** Says something, and answers with the error that comes back. */
async function refused(wire: Wire, say: unknown): Promise<{ code: ErrorCode; text: Words }> {
  const error = wire.next('error');
  wire.socket.send(typeof say === 'string' || Buffer.isBuffer(say) ? say : JSON.stringify(say));
  const { code, text } = await error;
  expect(spoken(text).length).toBeGreaterThan(5);
  return { code, text };
}

describe('a message is refused when', () => {
  it('it cannot be understood', async () => {
    const { id, kim } = await twoPlayers();
    const n = kim.game!.n;
    const bad: unknown[] = [
      'hello',
      '',
      '[]',
      'null',
      '{"t":"answer"}',
      { t: 'dance', game: id },
      { t: 'answer', game: id, n: -1, answer: 'pass' },
      { t: 'answer', game: id, n: 0.5, answer: 'pass' },
      { t: 'answer', game: id, n: 0, answer: '' },
      { t: 'answer', game: id, n: 0, answer: 7 },
      { t: 'answer', game: { $ne: null }, n: 0, answer: 'pass' },
      { t: 'why', game: id, ask: 1, action: { verb: 'play', card: 1e9 } },
      { t: 'stops', game: id, windows: Array(100).fill('x') },
      Buffer.from([0xff, 0xfe, 0x00]),
    ];
    for (const say of bad) expect((await refused(kim, say)).code).toBe('malformed');
    expect(kim.game!.n).toBe(n);
    expect(kim.closed).toBeNull();
  });

  it('it is too large', async () => {
    const { id, kim, tuvok, clients } = await twoPlayers();
    expect((await refused(kim, { t: 'report', game: id, text: 'x'.repeat(20_000) })).code).toBe('too-large');
    // far too large: the connection ends, the game does not
    kim.socket.send('x'.repeat(2_000_000));
    await kim.until(() => kim.closed !== null);
    expect(kim.closed!.code).toBe(1009);
    const back = await clients[0].at(id);
    expect(back.game!.n).toBe(tuvok.game!.n);
  });

  it('it is not the sender’s turn, or was answered, or is not open yet', async () => {
    const { id, kim, tuvok } = await twoPlayers();
    const [asked, other] = kim.decision !== null ? [kim, tuvok] : [tuvok, kim];
    const d = asked.decision!;
    const answer = anyAnswer(d, dice);
    expect((await refused(other, { t: 'answer', game: id, n: d.n, answer })).code).toBe('out-of-turn');
    expect((await refused(asked, { t: 'answer', game: id, n: d.n + 1, answer })).code).toBe('out-of-turn');
    await asked.play(answer);
    const { n } = asked.game!;
    // the same again
    expect((await refused(asked, { t: 'answer', game: id, n: d.n, answer })).code).toBe('out-of-turn');
    expect(asked.game!.n).toBe(n);
  });

  it('it was not offered', async () => {
    const { id, kim, tuvok } = await twoPlayers();
    const wire = kim.decision !== null ? kim : tuvok;
    const { n } = wire.decision!;
    for (const answer of [
      'play.3',
      'pass:1,2',
      'pass ',
      '@0 pass',
      '@1 pass',
      '!concede 1',
      '!undo 0',
      '__proto__',
      'pick:NaN',
    ])
      expect((await refused(wire, { t: 'answer', game: id, n, answer })).code).toBe('not-offered');
    expect(wire.game!.n).toBe(n);
  });

  it('the sender only watches, or has not joined', async () => {
    const { id, kim, tuvok } = await twoPlayers();
    const neelix = await (await Client.guest(server.url, 'Neelix')).at(id);
    const n = kim.game!.n;
    const says = [
      { t: 'answer', game: id, n, answer: 'pass' },
      { t: 'concede', game: id },
      { t: 'undo', game: id, n: 0 },
      { t: 'undo-reply', game: id, n: 0, accept: true },
      { t: 'stops', game: id, windows: [] },
      { t: 'rematch', game: id },
      { t: 'why', game: id, ask: 1, action: { verb: 'pass' } },
    ];
    for (const say of says) expect((await refused(neelix, say)).code).toBe('not-your-seat');
    const outside = await (await Client.guest(server.url, 'Seska')).connect();
    for (const say of says) expect((await refused(outside, say)).code).toBe('no-such-game');
    expect((await refused(outside, { t: 'join', game: 'nowhere' })).code).toBe('no-such-game');
    expect(tuvok.isOver).toBe(false);
  });

  it('the game has no spectators', async () => {
    const kim = await Client.guest(server.url, 'Kim');
    const { id } = await kim.playBot();
    const stranger = await (await Client.guest(server.url, 'Seska')).connect();
    expect((await refused(stranger, { t: 'join', game: id })).code).toBe('not-your-seat');
    const nobody = await new Client(server.url, '').connect();
    expect(nobody.messages[0]).toMatchObject({ t: 'hello', you: { id: '' } });
    expect((await refused(nobody, { t: 'join', game: id })).code).toBe('not-your-seat');
  });

  it('it asks about a card that is hidden', async () => {
    const { id, kim } = await twoPlayers();
    const mine = kim.game!.view.players[kim.game!.seat].own.map((c) => c.id);
    const theirs = [...Array(96).keys()].filter((c) => !mine.includes(c)).slice(0, 60);
    for (const card of theirs) {
      kim.send({ t: 'why', game: id, ask: card, action: { verb: 'play', card } });
      expect((await kim.next('why')).reason).toMatchObject({ rule: 'R-4.28' });
    }
  });
});

it('a flood is refused, and goes on being refused until the connection ends', async () => {
  // few a second: a slow machine must not take them for patience
  const strict = await testServer(await places.fresh('sqlite'), { messageLimit: 1 });
  const kim = await Client.guest(strict.url, 'Kim');
  const { id } = await kim.playBot({ bot: 'random' });
  const quiet = await kim.at(id);
  const loud = await kim.at(id);
  for (let i = 0; i < 50; i++) loud.socket.send(JSON.stringify({ t: 'ping', at: i }));
  await loud.until(() => loud.messages.some((m) => m.t === 'error' && m.code === 'too-many'));
  expect(loud.closed).toBeNull();
  for (let i = 0; i < 2000; i++) loud.socket.send('{"t":"ping","at":1}');
  await loud.until(() => loud.closed !== null);
  expect(loud.closed!.code).toBe(1008);
  expect(loud.messages.filter((m) => m.t === 'pong').length).toBeLessThan(50);
  await quiet.until(() => quiet.decision !== null);
  await quiet.play(anyAnswer(quiet.decision!, dice));
  await strict.close();
});

it.skipIf(lacks('postgres'))('what no database can keep is refused before it gets there', async () => {
  const strange = await testServer(await places.fresh('postgres'));
  const kim = await Client.guest(strange.url, 'Kim');
  const { id } = await kim.playBot({ bot: 'random' });
  const wire = await kim.at(id);
  for (const say of [
    { t: 'join', game: 'a\0b' },
    { t: 'report', game: id, text: 'a\0b' },
    { t: 'answer', game: `${id}\0`, n: 0, answer: 'pass' },
  ])
    expect((await refused(wire, say)).code).toBe('malformed');
  for (const [method, path, body] of [
    ['POST', '/session', { name: 'a\0b' }],
    ['POST', '/login', { login: 'a\0b', password: 'long enough' }],
    ['POST', '/decks', { name: 'a\0b', format: 'warp-speed', text: 'x' }],
    ['POST', '/decks', { name: 'a', format: 'warp-speed', text: 'a\0b' }],
    ['POST', '/games', { format: 'warp-speed', deck: 'a\0b' }],
    ['POST', `/games/${id}/report`, { text: 'a\0b' }],
    ['GET', '/games/a%00b', undefined],
    ['DELETE', '/decks/a%00b', undefined],
    ['GET', '/decks/a?format=a%00b', undefined],
  ] as const) {
    const { status, body: answer } = await kim.call(method, path, body);
    expect([400, 404]).toContain(status);
    expect(answer.error.text.length).toBeGreaterThan(5);
  }
  await strange.close();
});

it('pages of other sites are turned away', async () => {
  const kim = await Client.guest(server.url, 'Kim');
  const foreign = { origin: 'https://elsewhere.example' };
  expect((await kim.call('POST', '/games', { format: 'warp-speed', deck: 'kazon' }, foreign)).status).toBe(403);
  await expect(kim.connect(foreign)).rejects.toThrow('403');
  const own = await kim.connect({ origin: server.url });
  expect(own.messages[0]).toMatchObject({ t: 'hello', you: { name: 'Kim' } });
});

it('nonsense of every kind leaves the game as it is', async () => {
  const { id, kim, tuvok, clients } = await twoPlayers();
  await Promise.all([kim, tuvok].map((w) => playOn(w, dice, () => w.game!.n >= 40)));
  const [first] = kim.messages.filter((m) => m.t === 'game');
  expect(first).toBeDefined();
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 40, 1e308));
  // the number of the open decision, put in when it is sent
  const now = fc.oneof({ weight: 3, arbitrary: fc.constant('now') }, { weight: 1, arbitrary: number });
  const verb = fc.constantFrom(
    'play',
    'report',
    'beam',
    'move',
    'attempt',
    'seed',
    'download',
    'use',
    'fire',
    'constructor',
  );
  const key = fc.oneof(
    fc.string(),
    fc.constantFrom('pass', 'end-turn', 'pick.1', '@1 pass', '!concede 1', '!undo 3', 'pass:'),
    fc
      .tuple(verb, fc.integer({ min: -5, max: 120 }), fc.integer({ min: -2100, max: 120 }))
      .map(([v, a, b]) => `${v}.${a}>${b}`),
  );
  const action = fc.record(
    {
      verb: fc.oneof(verb, fc.string()),
      card: number,
      from: number,
      to: number,
      word: fc.string(),
      cards: fc.array(number),
    },
    { requiredKeys: ['verb'] },
  );
  const game = fc.oneof({ weight: 5, arbitrary: fc.constant(id) }, { weight: 1, arbitrary: fc.string() });
  const message = fc.oneof(
    fc.record({ t: fc.constant('answer'), game, n: now, answer: key }),
    fc.record({ t: fc.constant('why'), game, ask: number, action }),
    fc.record({ t: fc.constant('undo'), game, n: number }),
    fc.record({ t: fc.constant('undo-reply'), game, n: number, accept: fc.boolean() }),
    fc.record({ t: fc.constant('stops'), game, windows: fc.array(fc.string()) }),
    fc.record({ t: fc.constantFrom('join', 'rematch', 'ping', 'no'), game, at: number }),
    fc.jsonValue(),
  );
  const fuzzers = [
    await clients[0].at(id),
    await clients[1].at(id),
    await (await Client.guest(server.url, 'Q')).at(id),
  ];
  const before = fuzzers.map((w) => w.game!.n);
  await fc.assert(
    fc.asyncProperty(message, fc.nat(2), async (m, who) => {
      const wire = fuzzers[who];
      const text = JSON.stringify(m).replace('"n":"now"', `"n":${wire.game!.n}`);
      wire.socket.send(text);
      const at = Math.random();
      wire.send({ t: 'ping', at });
      // whatever it was, the connection is still there
      await wire.until(() => wire.messages.some((x) => x.t === 'pong' && x.at === at));
      if (wire.messages.length > 500) wire.messages.splice(0, 400);
    }),
    { numRuns: 1200 },
  );
  // none of it was an answer, unless by luck it was the right one: the game goes on
  expect(fuzzers[2].game!.n).toBeLessThan(before[2] + 200);
  expect(await server.reports.of(id)).toEqual([]);
  const goal = fuzzers[2].game!.n + 20;
  await Promise.all([kim, tuvok].map((w) => playOn(w, dice, () => w.game!.n >= goal)));
});
