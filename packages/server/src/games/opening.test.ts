/** Games outlive the cards they were begun with. */
import { makeDice } from '@spaceline/bots';
import { DEFINITIONS, FACTS } from '@spaceline/cards';
import { makeCatalogue, type Rules } from '@spaceline/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { anyEntry, RULES, randomRecording } from '../testing/bot-games.ts';
import { Client, playOn } from '../testing/client.ts';
import { Places } from '../testing/places.ts';
import { testServer } from '../testing/server.ts';
import { type Done, openRecord, type Stored } from './opening.ts';

const places = new Places();
afterAll(() => places.close());

function playedGame(entries: number): { stored: Stored; hash: string } {
  const recording = randomRecording('opening', entries);
  const position = JSON.parse(JSON.stringify(recording.position()));
  const dice = makeDice('on');
  for (let i = 0; i < 12; i++) recording.apply(anyEntry(recording, dice));
  const done: Done[] = recording.entries.map((entry) => ({ entry, seat: 0, auto: 0 }));
  const { header } = recording.record;
  const stored = { header, done, positions: {}, checkpoints: [{ rules: 'old', position }], version: 'old' };
  return { stored, hash: recording.game.hash() };
}

/** The same cards with some facts changed, in another order, with one more. */
function mended(change: (fact: (typeof FACTS)[number]) => object): Rules {
  const facts = FACTS.map((f) => ({ ...f, ...change(f) }));
  const [first, ...rest] = facts;
  return { ...RULES, catalogue: makeCatalogue([...rest, first], DEFINITIONS) };
}

describe('a stored game', () => {
  it('is opened from its latest position', () => {
    const { stored, hash } = playedGame(150);
    const opened = openRecord(RULES, stored, 'old');
    expect(opened.recording.game.hash()).toBe(hash);
    expect(opened).toMatchObject({ mend: [], notice: null });
  });

  it('is played again when the rules are others but lead to the same', () => {
    const { stored, hash } = playedGame(150);
    const opened = openRecord(RULES, stored, 'new');
    expect(opened.recording.game.hash()).toBe(hash);
    expect(opened.mend).toEqual([]);
  });

  it('goes on from a position where a mended card changes what has been', () => {
    const { stored } = playedGame(150);
    // Everybody is cleverer: what once failed would now succeed, or the other way round.
    const rules = mended((f) => ('cunning' in f && typeof f.cunning === 'number' ? { cunning: f.cunning + 9 } : {}));
    // A record that cannot be played any more from the start: its first answer is no longer offered.
    const done = [{ ...stored.done[0], entry: 'seed.9999' }, ...stored.done.slice(1)];
    const opened = openRecord(rules, { ...stored, done }, 'new');
    expect(opened.restored?.n).toBe(stored.checkpoints[0].position.n);
    expect(opened.mend[0]).toEqual({ entry: `!restore ${opened.restored!.n}`, seat: -1, auto: 0 });
    expect(opened.notice).toMatch(/mended/);
    expect(opened.recording.game.state.turn.number).toBeGreaterThan(0);
    // what was added to the record leads there again
    const entries = [...done, ...opened.mend];
    const again = openRecord(
      rules,
      {
        ...stored,
        done: entries,
        positions: { [opened.restored!.n]: opened.restored! },
        checkpoints: [],
        version: 'new',
      },
      'new',
    );
    expect(again.recording.game.hash()).toBe(opened.recording.game.hash());
    const dice = makeDice('go on');
    for (let i = 0; i < 20 && !again.recording.over; i++) again.recording.apply(anyEntry(again.recording, dice));
  });

  it('loses nothing to a position that is spoilt', () => {
    const { stored, hash } = playedGame(150);
    const [{ position }] = stored.checkpoints;
    const spoilt = [
      { ...position, state: {} },
      { ...position, state: { ...position.state, cards: [] } },
      { n: 3, answers: 3 },
    ] as (typeof position)[];
    for (const p of spoilt) {
      for (const version of ['old', 'new']) {
        const opened = openRecord(RULES, { ...stored, checkpoints: [{ rules: 'old', position: p }] }, version);
        expect(opened).toMatchObject({ mend: [], notice: null });
        expect(opened.recording.game.hash()).toBe(hash);
      }
    }
  });

  it('goes on after what can still be played, where there is no position', () => {
    const { stored } = playedGame(60);
    const done = stored.done.map((d, i) => (i === 40 ? { ...d, entry: 'pick.9999' } : d));
    const opened = openRecord(RULES, { ...stored, done, checkpoints: [] }, 'new');
    expect(opened.mend).toEqual([{ entry: '!undo 40', seat: -1, auto: 0 }]);
    expect(opened.recording.stands).toHaveLength(40);
    expect(opened.notice).toContain(`${done.length - 40} answers were lost`);
  });

  it('is not opened when nothing of it can be played', () => {
    const { stored } = playedGame(30);
    const header = {
      ...stored.header,
      decks: [{ missions: ['no-such-card'], seeds: [], draw: [] }, stored.header.decks[1]] as const,
    };
    expect(() => openRecord(RULES, { ...stored, header, checkpoints: [] }, 'new')).toThrow();
  });
});

it('players are told when their game was mended, and go on', async () => {
  const place = await places.fresh('sqlite');
  let server = await testServer(place, { rules: 'old' });
  const kim = await Client.guest(server.url, 'Kim');
  const { id } = await kim.playBot({ bot: 'random' });
  const before = await kim.at(id);
  const dice = makeDice('mended');
  await playOn(before, dice, () => before.game!.view.turn.number >= 3 && before.decision !== null);
  const { n } = before.game!;
  await server.close();
  expect(before.messages.some((m) => m.t === 'error' && m.code === 'closing')).toBe(true);
  expect(before.closed?.code).toBe(1012);

  // The card fix: an answer from the beginning is not possible any more.
  const { openDatabase } = await import('../database/database.ts');
  const { silent } = await import('../testing/places.ts');
  const database = await openDatabase(place, silent);
  await database.db
    .updateTable('decisions')
    .set({ entry: 'seed.9999' })
    .where('game', '=', id)
    .where('number', '=', 0)
    .execute();
  await database.close();

  server = await testServer(place, { rules: 'new' });
  kim.url = server.url;
  const after = await kim.at(id);
  expect(after.game!.notice).toMatch(/mended/);
  expect(after.game!.n).toBeGreaterThan(n);
  expect(after.game!.view.turn.number).toBe(before.game!.view.turn.number);
  const goal = after.game!.n + 25;
  await playOn(after, dice, () => after.game!.n > goal);
  // and it is still there after another restart
  await server.close();
  server = await testServer(place, { rules: 'new' });
  kim.url = server.url;
  const third = await kim.at(id);
  expect(third.game!.n).toBeGreaterThanOrEqual(after.game!.n);
  third.send({ t: 'concede', game: id });
  await third.until(() => third.isOver);
  const file = await kim.ok('GET', `/replays/${id}`);
  expect(Object.keys(file.positions)).toHaveLength(1);
  const { Recording } = await import('@spaceline/protocol');
  const replayed = new Recording(RULES, { header: file.header, entries: file.answers, positions: file.positions });
  expect(replayed.game.hash()).toBe(file.hash);
  const frames = await kim.ok('GET', `/replays/${id}/frames?seat=0`);
  expect(frames.from).toBeGreaterThan(0);
  await server.close();
});
