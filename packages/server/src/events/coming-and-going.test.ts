/** Who comes late, leaves, is dropped or begins too early. */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Client } from '../testing/client.ts';
import { act, enter, enterAll, letIn, look, myTable, open, openBrought, refused, when } from '../testing/events.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';

const places = new Places();
let server: RunningServer;
afterEach(() => server.close());
afterAll(() => places.close());

async function guests(...names: string[]): Promise<Client[]> {
  server = await testServer(await places.fresh('sqlite'));
  return Promise.all(names.map((name) => Client.guest(server.url, name)));
}

const BOXES = { sealed: { kind: 'boxes' }, fillTo: 0, rounds: 1 };
const seedOf = async (c: Client, id: string): Promise<string> => (await look(c, id)).building!.packs.seed;

describe('the boxes of a sealed event', () => {
  it('are dealt once: whoever looks in while decks are built changes nobody else’s', async () => {
    const [ann, ben, ...late] = await guests('Ann', 'Ben', 'Lee', 'Mia', 'Nat');
    const { id } = await open(ann, BOXES);
    for (const c of [ann, ben]) await enter(c, id);
    await act(ann, id, { do: 'begin' });
    await act(ben, id, { do: 'lock' });
    const dealt = [await seedOf(ann, id), await seedOf(ben, id)];
    const later = new Set<string>();
    for (const [i, c] of late.entries()) {
      await c.ok('POST', '/account', { login: `late${i}`, password: 'a long enough one' });
      await enter(c, id);
      later.add(await seedOf(c, id));
      expect([await seedOf(ann, id), await seedOf(ben, id)]).toEqual(dealt);
      await act(c, id, { do: 'leave' });
    }
    // a box of their own each, and again the same for whoever comes again
    expect(new Set([...dealt, ...later]).size).toBe(5);
    await enter(late[0], id);
    expect(later).toContain(await seedOf(late[0], id));
    // what was laid out for her is still of her own box
    expect((await act(ann, id, { do: 'lock' })).building).toMatchObject({ locked: true, proposed: false });
  });

  it('are those that decks are laid out of, also where bots take seats', async () => {
    const [ann] = await guests('Ann');
    const { id } = await open(ann, { ...BOXES, fillTo: 4 });
    await enter(ann, id);
    await act(ann, id, { do: 'begin' });
    expect((await act(ann, id, { do: 'lock' })).building).toMatchObject({ locked: true, proposed: false });
  });

  it('are opened by nobody before building begins', async () => {
    const [ann] = await guests('Ann');
    const { id } = await open(ann, BOXES);
    expect((await enter(ann, id)).building).toBeNull();
    expect((await refused(ann, id, { do: 'lock' })).body.error.text).toMatch(/Building has not begun/);
  });
});

describe('whoever comes in while decks are built', () => {
  it.each(['starters', 'boxes'])('builds like everybody else: %s', async (kind) => {
    const [ann, ben, cat] = await guests('Ann', 'Ben', 'Cat');
    const { id } = await open(ann, { sealed: { kind }, fillTo: 0, rounds: 1 });
    for (const c of [ann, ben]) await enter(c, id);
    await act(ann, id, { do: 'begin' });
    const { building, clock } = await letIn(ann, cat, id);
    expect(clock!.left).toBeGreaterThan(29 * 60_000);
    expect((await cat.ok('GET', `/decks/${building!.deck}`)).deck.legal).toBe(true);
    expect((await act(cat, id, { do: 'lock' })).building).toMatchObject({ locked: true, proposed: false });
    // the others are waited for
    expect((await look(ann, id)).phase).toBe('building');
  });

  it('or later, has until the next round', async () => {
    const [ann, ben, cat] = await guests('Ann', 'Ben', 'Cat');
    const { id } = await open(ann, { fillTo: 0 });
    for (const c of [ann, ben]) await enter(c, id);
    await act(ann, id, { do: 'begin' });
    for (const c of [ann, ben]) await act(c, id, { do: 'lock' });
    await when(ann, id, (e) => e.phase === 'round');
    const { building } = await letIn(ann, cat, id);
    expect((await cat.ok('GET', `/decks/${building!.deck}`)).deck.legal).toBe(true);
    await act(ann, id, { do: 'rule', round: 1, table: 1, outcome: 'true-tie', scores: [0, 0], reason: 'a test' });
    const next = await act(ann, id, { do: 'next' });
    expect(next.played[1].tables).toHaveLength(2);
    expect((await look(cat, id)).building).toMatchObject({ locked: true, proposed: false });
  });
});

describe('a guest who comes when the packs are open', () => {
  it('asks, and opens none before the director lets them in', async () => {
    const [ann, ben, cat, dov] = await guests('Ann', 'Ben', 'Cat', 'Dov');
    const { id } = await open(ann, { fillTo: 0 });
    for (const c of [ann, ben]) await enter(c, id);
    await act(ann, id, { do: 'begin' });
    // one guest after the other: no packs for any of them
    for (const c of [cat, dov]) {
      const asked = await enter(c, id);
      expect(asked).toMatchObject({ asks: true, me: null, building: null, asking: [] });
      expect(asked.entrants).toHaveLength(2);
    }
    expect((await cat.call('POST', `/events/${id}/enter`, {})).body.error.text).toMatch(/You have asked already/);
    const { asking } = await look(ann, id);
    expect(asking).toMatchObject([
      { name: 'Cat', kind: 'guest' },
      { name: 'Dov', kind: 'guest' },
    ]);
    const [{ id: player }, { id: other }] = asking;
    expect((await refused(cat, id, { do: 'let-in', player })).status).toBe(403);
    expect((await act(ann, id, { do: 'turn-away', player: other })).asking).toMatchObject([{ name: 'Cat' }]);
    expect((await look(dov, id)).asks).toBe(false);
    expect((await refused(ann, id, { do: 'let-in', player: other })).body.error.text).toMatch(
      /asks to come in any more/,
    );
    const after = await act(ann, id, { do: 'let-in', player });
    expect(after.asking).toEqual([]);
    expect((await look(cat, id)).building!.deck).not.toBeNull();
    // who has been there comes back without asking, to the same packs
    const before = await seedOf(ben, id);
    await act(ben, id, { do: 'leave' });
    expect((await enter(ben, id)).building!.packs.seed).toBe(before);
  });

  it('is not asked where everybody brings a deck, nor before building begins', async () => {
    const [td, ann, ben, cat] = await guests('Neelix', 'Ann', 'Ben', 'Cat');
    const { id } = await openBrought(td);
    await enterAll([ann, ben], id);
    await act(td, id, { do: 'begin' });
    expect((await enter(cat, id, 'kazon')).me).not.toBeNull();
  });
});

describe('the time at which an event begins', () => {
  it('is to come, and not in years', async () => {
    const [td] = await guests('Neelix');
    const at = (startsAt: number) =>
      td.call('POST', '/events', { name: 'Friday', format: 'warp-speed', rounds: 1, startsAt });
    expect((await at(Date.now() - 600_000)).body.error.text).toMatch(/is over: choose one to come/);
    expect((await at(Date.now() + 500 * 24 * 3_600_000)).body.error.text).toMatch(/in more than a year/);
    expect((await at(Date.now() + 600_000)).status).toBe(200);
  });

  it('is waited beyond where too few are there, and then it begins by itself', async () => {
    const [td, ann, ben] = await guests('Neelix', 'Ann', 'Ben');
    const { id } = await openBrought(td, { startsAt: Date.now() - 1000 });
    await enter(ann, id, 'kazon');
    // the server has looked at it since
    await new Promise((done) => setTimeout(done, 1200));
    expect((await look(td, id)).phase).toBe('open');
    await enter(ben, id, 'federation');
    await when(td, id, (e) => e.phase === 'round');
  });
});

describe('a judge who is called', () => {
  it('is seen to be on the way, and by those at the table who called alone', async () => {
    const [td, ann, ben] = await guests('Neelix', 'Ann', 'Ben');
    const { id } = await openBrought(td, { rounds: 1 });
    await enterAll([ann, ben], id);
    await act(td, id, { do: 'begin' });
    await when(td, id, (e) => e.phase === 'round');
    await act(ann, id, { do: 'call', question: 'May I?' });
    const seenBy = async (c: Client) => (await look(c, id)).calls.map(({ taken, answer }) => ({ taken, answer }));
    expect(await seenBy(ann)).toEqual([{ taken: false, answer: null }]);
    expect(await seenBy(ben)).toEqual([]);
    expect((await refused(ann, id, { do: 'take', call: 1 })).status).toBe(403);
    await act(td, id, { do: 'take', call: 1 });
    expect(await seenBy(ann)).toEqual([{ taken: true, answer: null }]);
    await act(td, id, { do: 'answer', call: 1, answer: 'You may.' });
    expect(await seenBy(ann)).toEqual([{ taken: true, answer: 'You may.' }]);
  });
});

describe('whoever the director drops', () => {
  it('comes back by the director alone', async () => {
    const [td, ann, ben, cat] = await guests('Neelix', 'Ann', 'Ben', 'Cat');
    const { id } = await openBrought(td);
    await enterAll([ann, ben, cat], id);
    await act(td, id, { do: 'begin' });
    const { me } = await look(ann, id);
    await act(td, id, { do: 'drop', player: me });
    const back = await ann.call('POST', `/events/${id}/enter`, { deck: 'kazon' });
    expect(back.body.error.text).toMatch(/The director has dropped Ann/);
    expect((await refused(ann, id, { do: 'readmit', player: me })).status).toBe(403);
    const dropped = (await look(ann, id)).entrants.find((e) => e.id === me)!;
    expect(dropped).toMatchObject({ dropped: true, sentAway: true });
    expect((await look(td, id)).record[0]).toMatchObject({ kind: 'sent-away', player: { name: 'Ann', kind: 'guest' } });
    const again = await act(td, id, { do: 'readmit', player: me });
    expect(again.entrants.find((e) => e.id === me)).toMatchObject({ dropped: false, sentAway: false });
    expect(again.record[0]).toMatchObject({ kind: 'let-in', player: { name: 'Ann' } });
    // whoever leaves by themself comes back as they like
    await act(ben, id, { do: 'leave' });
    expect((await enter(ben, id)).entrants.every((e) => !e.dropped)).toBe(true);
  });
});

describe('an event of too few', () => {
  it.each([true, false])('does not begin, and is not over either (sealed: %s)', async (sealed) => {
    const [ann, ben] = await guests('Ann', 'Ben');
    const { id } = await (sealed ? open(ann, { fillTo: 0 }) : openBrought(ann));
    await enterAll([ann, ben], id);
    await act(ben, id, { do: 'leave' });
    const begin = await refused(ann, id, { do: 'begin' });
    expect(begin.status).toBe(409);
    expect(begin.body.error.text).toMatch(/needs two players/);
    expect((await look(ann, id)).phase).toBe('open');
    await enter(ben, id, 'federation');
    await act(ann, id, { do: 'begin' });
    await when(ann, id, (e) => e.phase === (sealed ? 'building' : 'round'));
  });
});

describe('an event in lists', () => {
  it('found by its link alone is in that of whoever has come in, and says when it begins', async () => {
    const [td, ann, ben] = await guests('Neelix', 'Ann', 'Ben');
    const startsAt = Date.now() + 3 * 24 * 3_600_000;
    const { id } = await openBrought(td, { open: 'link', name: 'Quiet', startsAt });
    await enter(ann, id, 'kazon');
    const listed = async (c: Client) => (await c.ok('GET', '/events')).events;
    expect(await listed(ben)).toEqual([]);
    expect(await listed(ann)).toMatchObject([{ name: 'Quiet', plays: true, mine: false, startsAt }]);
    expect(await listed(td)).toMatchObject([{ name: 'Quiet', plays: false, mine: true, startsAt }]);
    // who has left still finds it
    await act(ann, id, { do: 'leave' });
    expect(await listed(ann)).toHaveLength(1);
  });
});

describe('a penalty', () => {
  it('takes no more than there is, and says so', async () => {
    const [td, ann, ben] = await guests('Neelix', 'Ann', 'Ben');
    const { id } = await openBrought(td, { rounds: 1 });
    await enterAll([ann, ben], id);
    await act(td, id, { do: 'begin' });
    await when(td, id, (e) => e.phase === 'round');
    const rule = { do: 'rule', round: 1, table: 1, outcome: 'modified-win', scores: [60, 35], reason: 'a test' };
    const { first } = (await act(td, id, rule)).played[0].tables[0];
    const penalty = { do: 'penalty', player: first, reason: 'slow play' };
    const most = await refused(td, id, { ...penalty, points: 4 });
    expect(most.body.error.text).toMatch(/has 3 victory points: a penalty takes no more than that/);
    await act(td, id, { ...penalty, points: 3 });
    expect((await refused(td, id, { ...penalty, points: 1 })).status).toBe(409);
    // a ruling that takes the points away leaves nobody below nothing
    const after = await act(td, id, { ...rule, outcome: 'full-loss' });
    expect(after.standings.find((s) => s.player === first)!.points).toBe(0);
    expect(myTable(await look(ann, id)).result!.by).toBe('director');
  });
});
