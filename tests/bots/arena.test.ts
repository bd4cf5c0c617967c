/** The arena: pairs with the seats changed, the same games again, and what they say of strength. */
import { eloOf, ratings } from '@spaceline/bots';
import { warpSpeed } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { stockDecks } from '../../packages/cli/src/decks/decks.ts';
import { type Arena, decksOf, matchesOf, playArenaGame, tellMatch } from '../../packages/cli/src/games/arena.ts';

const arena: Arena = {
  format: warpSpeed,
  decks: stockDecks(warpSpeed),
  bots: ['lieutenant', 'drifter'],
  seed: 'test',
  setting: {},
  strangers: false,
  cpu: () => 0,
};

describe('an arena', () => {
  const games = [0, 1, 2, 3].map((n) => playArenaGame(arena, n));

  test('plays each deal twice, and the bots change places', () => {
    for (const [a, b] of [games.slice(0, 2), games.slice(2)]) {
      expect(b.decks).toEqual(a.decks);
      expect(b.seed).toBe(a.seed);
      expect(b.bots).toEqual(a.bots.toReversed());
    }
    expect(games[2].seed).not.toBe(games[0].seed);
    expect(games.every((g) => g.error === undefined)).toBe(true);
  });

  test('plays the same game again by its number', () => {
    expect(playArenaGame(arena, 2)).toEqual(games[2]);
  });

  test('tells how many the first has won, and what that allows to be said', () => {
    const told = tellMatch(['lieutenant', 'drifter'], games);
    expect(told).toMatchObject({ games: 4, wins: 4, share: 1 });
    expect(told.interval[0]).toBeCloseTo(0.51, 2);
    expect(told.pairs).toMatchObject({ both: 2, split: 0, neither: 0, interval: [0, 1] });
    expect(told.eloInterval[0]).toBe(Math.round(eloOf(told.interval[0])));
  });
});

test('each deck meets each other deck, as often on one side as on the other', () => {
  const { decks } = arena;
  const pairs = Array.from({ length: decks.length * (decks.length - 1) }, (_, n) => decksOf(decks, n));
  expect(new Set(pairs.map(([a, b]) => `${a.name} ${b.name}`)).size).toBe(pairs.length);
  expect(pairs.every(([a, b]) => a !== b)).toBe(true);
  expect(matchesOf(['a', 'b', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
});

test('strengths fit the results', () => {
  const games = (n: number, players: [string, string], share: number) =>
    Array.from({ length: n }, (_, i) => ({ players, share: i < share * n ? 1 : 0 }));
  const of = ratings([...games(100, ['a', 'b'], 0.75), ...games(100, ['b', 'c'], 0.75)]);
  expect(of.get('a')! - of.get('b')!).toBeCloseTo(191, -1);
  expect(of.get('b')! - of.get('c')!).toBeCloseTo(191, -1);
  expect(eloOf(0.75)).toBeCloseTo(191, 0);
});
