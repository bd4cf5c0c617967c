import { makeDice } from '@spaceline/bots';
import { IllegalAnswer, view } from '@spaceline/engine';
import {
  commitmentTo,
  folded,
  type Position,
  parseSystemEntry,
  playedBy,
  playRecord,
  Recording,
  standing,
  systemEntry,
  whyBroken,
} from '@spaceline/protocol';
import { describe, expect, it } from 'vitest';
import { anyEntry, RULES, randomRecording, stockHeader } from '../testing/bot-games.ts';

const again = (r: Recording) =>
  new Recording(RULES, { header: r.record.header, entries: JSON.parse(JSON.stringify(r.entries)) });

describe('the record of a game', () => {
  it('leads to the same game, with the same log', () => {
    const game = randomRecording('a', 400);
    const replayed = again(game);
    expect(replayed.game.hash()).toBe(game.game.hash());
    expect(replayed.game.log).toEqual(game.game.log);
    expect(replayed.n).toBe(game.n);
  });

  it('can be gone on with from any position, with the same log', () => {
    const game = randomRecording('b', 60);
    const dice = makeDice('more');
    for (let i = 0; i < 12; i++) {
      const position = JSON.parse(JSON.stringify(game.position()));
      for (let k = 0; k < 7 && !game.over; k++) game.apply(anyEntry(game, dice));
      const near = new Recording(RULES, { header: game.record.header, entries: game.entries }, position);
      expect(near.game.hash()).toBe(game.game.hash());
      expect(near.game.log).toEqual(game.game.log);
      expect(near.game.answers).toEqual(game.game.answers);
      expect(near.game.decision?.options.map((o) => o.key)).toEqual(game.game.decision?.options.map((o) => o.key));
    }
  });

  it('takes answers back, and goes on', () => {
    const game = randomRecording('c', 80);
    game.position();
    const before = game.before(70).hash();
    game.apply('!undo 70');
    expect(game.game.hash()).toBe(before);
    expect(game.n).toBe(81);
    expect(game.stands).toEqual([...Array(70).keys()]);
    const dice = makeDice('c2');
    for (let i = 0; i < 20; i++) game.apply(anyEntry(game, dice));
    game.apply('!undo 75'.replace('75', String(game.stands[60])));
    for (let i = 0; i < 5; i++) game.apply(anyEntry(game, dice));
    expect(again(game).game.hash()).toBe(game.game.hash());
    const short = folded({ header: game.record.header, entries: game.entries });
    expect(short.entries).toHaveLength(65);
    expect(playRecord(RULES, short).hash()).toBe(game.game.hash());
    expect(() => game.apply('!undo 70')).toThrow(IllegalAnswer);
  });

  it('ends by concession or when time is up', () => {
    const conceded = randomRecording('d', 50);
    conceded.apply('!concede 0 away');
    expect(conceded.game.state.result).toMatchObject({ winner: 1, kind: 'concession' });
    expect(conceded.game.decision).toBeNull();
    expect(again(conceded).game.hash()).toBe(conceded.game.hash());
    expect(() => conceded.apply('!concede 1')).toThrow(IllegalAnswer);
    const timed = randomRecording('d', 50);
    timed.apply('!time-up');
    expect(timed.over).toBe(true);
    expect(again(timed).game.state.result).toEqual(timed.game.state.result);
  });

  it('ends by what an event decides: somebody never came, a ruling, new pairings', () => {
    for (const [entry, winner, kind] of [
      ['!no-show 0', 1, 'no-show'],
      ['!ruled 1', 1, 'ruling'],
      ['!ruled -', -1, 'ruling'],
      ['!called-off', -1, 'called-off'],
    ] as const) {
      const game = randomRecording('d', 50);
      game.apply(entry);
      expect(game.game.state.result).toMatchObject({ winner, kind });
      expect(systemEntry(parseSystemEntry(entry))).toBe(entry);
      expect(again(game).game.hash()).toBe(game.game.hash());
    }
  });

  it('can be rolled back after a failure', () => {
    const game = randomRecording('e', 60);
    const hash = game.game.hash();
    const dice = makeDice('e2');
    for (let i = 0; i < 10; i++) game.apply(anyEntry(game, dice));
    game.rollBack(60);
    expect(game.game.hash()).toBe(hash);
    expect(game.n).toBe(60);
  });

  it('goes on from a restored position', () => {
    const game = randomRecording('f', 60);
    const position = game.position();
    const dice = makeDice('f2');
    for (let i = 0; i < 30; i++) game.apply(anyEntry(game, dice));
    const restored = new Recording(RULES, {
      header: game.record.header,
      entries: [...game.entries, `!restore ${position.n}`],
      positions: { [position.n]: position },
    });
    for (let i = 0; i < 10; i++) restored.apply(anyEntry(restored, dice));
    const short = restored.folded;
    expect(playRecord(RULES, JSON.parse(JSON.stringify(short))).hash()).toBe(restored.game.hash());
    expect(() => restored.apply('!undo 3')).toThrow(IllegalAnswer);
    expect(standing(restored.entries).from).toBe(position.n);
  });

  it('says in its log and to whoever asks which rules took it over, and is the same game', () => {
    const game = randomRecording('h', 60);
    const { header } = game.record;
    const taken = new Recording(RULES, { header, entries: game.entries });
    taken.apply('!rules 9.9.9 beef');
    const line = (r: Recording) => r.game.log.findIndex((e) => e.telling.kind === 'other-rules');
    expect(line(taken)).toBe(game.game.log.length);
    expect(taken.game.hash()).toBe(game.game.hash());
    expect(taken.stands).toEqual(game.stands);
    // however the game is come by: played on, from any position, from the record, after a move was taken back
    const dice = makeDice('h2');
    for (let i = 0; i < 40; i++) {
      const position = JSON.parse(JSON.stringify(taken.position()));
      if (i % 5 === 0) {
        const near = new Recording(RULES, { header, entries: taken.entries }, position);
        expect(near.game.log).toEqual(taken.game.log);
        expect(near.game.answers).toEqual(taken.game.answers);
      }
      taken.apply(anyEntry(taken, dice));
    }
    expect(again(taken).game.log).toEqual(taken.game.log);
    const log = taken.game.log.slice(0, line(taken) + 1);
    taken.apply('!undo 70');
    expect(taken.game.log.slice(0, log.length)).toEqual(log);
    taken.apply('!undo 50');
    expect(line(taken)).toBe(taken.game.log.length - 1);
    expect(line(again(taken))).toBe(line(taken));
    const record = { header, entries: taken.entries };
    expect(playedBy(record)).toEqual([
      { version: header.version, rules: header.rules, from: 0 },
      { version: '9.9.9', rules: 'beef', from: 50 },
    ]);
    expect(folded(record).entries).toEqual(taken.entries.slice(0, 50));
    expect(playRecord(RULES, folded(record)).hash()).toBe(taken.game.hash());
  });

  it.each([
    '!',
    '!rules',
    '!rules 1.0.0',
    '!rules 1.0.0 beef again',
    '!undo',
    '!undo -1',
    '!undo x',
    '!concede 2',
    '!concede 0 bored',
    '!time-up now',
    '!ruled',
    '!ruled 2',
    '!no-show -',
    '!called-off 1',
    '!restore 5',
    '!rm -rf',
  ])('refuses %s', (entry) => {
    const game = randomRecording('g', 5);
    const hash = game.game.hash();
    expect(() => game.apply(entry)).toThrow(IllegalAnswer);
    expect(game.game.hash()).toBe(hash);
    expect(game.n).toBe(5);
  });
});

describe('the promise about the seed', () => {
  it('holds for an honest game and for no other', async () => {
    const header = stockHeader('the seed');
    const commitment = await commitmentTo('the seed');
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await whyBroken(header, commitment)).toBeNull();
    expect(await whyBroken({ ...header, seed: 'another' }, commitment)).toMatch(/seed/);
    const [first, second] = header.decks;
    const sorted = { ...first, draw: first.draw.slice().sort() };
    expect(await whyBroken({ ...header, decks: [sorted, second] }, commitment)).toMatch(/laid out/);
  });
});

describe('a game that rests', () => {
  it('is back where it stood, whatever is asked of it, and goes on as if nothing had been', () => {
    const [resting, other] = [randomRecording('rest', 120), randomRecording('rest', 120)];
    let packed = '';
    const pack = (position: Position) => {
      packed = JSON.stringify(position);
      return () => JSON.parse(packed);
    };
    for (let round = 0; round < 5; round++) {
      resting.rest(pack);
      expect([resting.isResting, resting.over, resting.n]).toEqual([true, false, other.n]);
      expect(resting.game.hash()).toBe(other.game.hash());
      expect(resting.isResting).toBe(false);
      expect(resting.game.log).toEqual(other.game.log);
      for (const viewer of [0, 1, -1] as const) expect(view(resting.game, viewer)).toEqual(view(other.game, viewer));
      const entry = anyEntry(other, makeDice(`round ${round}`));
      resting.rest(pack);
      expect(resting.apply(entry)).toBe(other.apply(entry));
      const undo = `!undo ${other.stands[other.stands.length - 3]}`;
      if (round === 3) {
        resting.rest(pack);
        expect(resting.apply(undo)).toBe(other.apply(undo));
      }
    }
    expect(resting.entries).toEqual(other.entries);
    resting.rest(pack);
    resting.rollBack(60);
    other.rollBack(60);
    expect(resting.game.hash()).toBe(other.game.hash());
  });
});
