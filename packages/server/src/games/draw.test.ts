/** Offers of a draw: agreed to, declined, taken back, and void as soon as the game goes on. */
import type { ServerMessage } from '@spaceline/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client, type Wire } from '../testing/client.ts';
import { KINDS, lacks, Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
const servers: RunningServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  places.close();
});

const offers = (wire: Wire) => wire.messages.filter((m) => m.t === 'draw');
const told = (wire: Wire, n: number) => wire.until(() => offers(wire).length >= n);
const codeOf = async (message: Promise<Extract<ServerMessage, { t: 'error' }>>) => (await message).code;

describe.each(KINDS)('on %s', (kind) => {
  it('a draw is offered, declined, taken back, forgotten, and agreed to', { skip: lacks(kind) }, async () => {
    const place = await places.fresh(kind);
    const on = await testServer(place);
    // with one PostgreSQL, the two players are at two servers
    const and = kind === 'postgres' ? await testServer(place) : on;
    servers.push(on, ...(and === on ? [] : [and]));
    const [kim, paris] = [await Client.guest(on.url, 'Kim'), await Client.guest(and.url, 'Paris')];
    const { id } = await kim.openTable();
    await paris.joinTable(id);
    const [a, b] = [await kim.at(id), await paris.at(id)];
    const draw = (wire: Wire, wish: boolean) => wire.send({ t: 'draw', game: id, wish });

    draw(a, true);
    for (const w of [a, b]) await told(w, 1);
    expect(offers(b)[0]).toEqual({ t: 'draw', game: id, by: 0 });
    // who comes now hears of it, and a spectator cannot answer
    const seven = await Client.guest(and.url, 'Seven');
    const c = await seven.at(id);
    await told(c, 1);
    const no = c.next('error');
    draw(c, true);
    expect(await codeOf(no)).toBe('not-your-seat');

    draw(b, false);
    for (const w of [a, b]) await told(w, 2);
    expect(offers(a)[1]).toEqual({ t: 'draw', game: id, by: null, why: 'declined' });
    // once is asking, twice is nagging
    const nagging = a.next('error');
    draw(a, true);
    expect(await codeOf(nagging)).toBe('not-now');

    draw(b, true);
    for (const w of [a, b]) await told(w, 3);
    draw(b, false);
    for (const w of [a, b]) await told(w, 4);
    expect(offers(a)[3]).toEqual({ t: 'draw', game: id, by: null, why: 'withdrawn' });

    // whoever plays on has not agreed: the answer makes the offer void
    draw(b, true);
    for (const w of [a, b]) await told(w, 5);
    const [asked, other] = a.decision === null ? [b, a] : [a, b];
    const { n } = asked.game!;
    await asked.play(asked.decision!.options.find((o) => o.group === undefined)!.key);
    await other.until(() => other.game!.n > n);
    // there is no offer to agree to any more: this is another one
    draw(b, true);
    for (const w of [a, b]) await told(w, 6);
    expect([a.isOver, offers(a)[5]]).toEqual([false, { t: 'draw', game: id, by: 1 }]);

    draw(a, true);
    for (const w of [a, b, c]) await w.until(() => w.isOver);
    expect(a.game!.view.result).toMatchObject({ winner: -1, kind: 'draw' });
    const file = await kim.ok('GET', `/replays/${id}`);
    expect(file.answers.at(-1)).toBe('!draw');
    expect(file.result).toEqual({ winner: -1, kind: 'draw' });
    for (const w of [a, b, c]) w.close();
  });
});

it('a bot that is not behind plays on', async () => {
  const server = await testServer(await places.fresh('sqlite'));
  servers.push(server);
  const kim = await Client.guest(server.url, 'Kim');
  const { id } = await kim.playBot();
  const wire = await kim.at(id);
  const no = wire.next('error');
  wire.send({ t: 'draw', game: id, wish: true });
  expect(await no).toMatchObject({ code: 'not-now' });
});
