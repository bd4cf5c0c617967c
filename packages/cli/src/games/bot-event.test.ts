/** Tournaments whose games bots really play, and the command that plays them. */
import { warpSpeed } from '@spaceline/formats';
import { describe, expect, it } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { type EventPlan, playEvent } from './bot-event.ts';

const plan: EventPlan = {
  format: warpSpeed,
  players: 5,
  rounds: 3,
  cut: false,
  seed: 'an event',
  playing: { decks: stockDecks(warpSpeed), bots: ['random', 'random'] },
};

/** Small ones, each of its own kind: odd and even, a cut, until there is a winner. */
const TEN: readonly Partial<EventPlan>[] = [
  { players: 4, rounds: 3 },
  { players: 5, rounds: 2 },
  { players: 6, rounds: 2 },
  { players: 7, rounds: 2 },
  { players: 4, rounds: 2, cut: true },
  { players: 5, rounds: 2, cut: true },
  { players: 4, rounds: null },
  { players: 3, rounds: 3 },
  { players: 2, rounds: 2 },
  { players: 6, rounds: 1 },
];

describe('ten events whose games bots really play', () => {
  it.each(TEN.map((x, i) => [i + 1, x] as const))('number %i', { timeout: 60_000 }, (number, kind) => {
    const seed = `event ${number}`;
    const bots = number % 2 === 0 ? (['lieutenant', 'cadet'] as const) : (['cadet', 'random'] as const);
    let games = 0;
    const all = { ...plan, ...kind, seed, playing: { ...plan.playing!, bots } };
    const { players, rounds, standings } = playEvent({ ...all, progress: () => games++ });
    expect(rounds.map((r) => r.wrong)).toEqual(rounds.map(() => []));
    const tables = rounds.flatMap((r) => r.tables);
    const played = tables.filter((t) => t.second !== null);
    expect(played).toHaveLength(games);
    expect(games).toBeGreaterThan(0);
    // every game has a seed of its own, every player one place, and no point comes from nowhere
    expect(new Set(played.map((t) => t.seed)).size).toBe(games);
    const swiss = rounds.filter((r) => r.stage === 'swiss').flatMap((r) => r.tables);
    expect(standings.reduce((n, s) => n + s.points, 0)).toBe(swiss.length * 4);
    expect(standings.reduce((n, s) => n + s.differential, 0)).toBe(0);
    expect(standings.map((s) => s.place)).toEqual(players.map((_, i) => i + 1));
    // whoever has no bye has met somebody new in each round, while there was somebody new
    const most = players.length - 1;
    for (const { name } of players) {
      const met = swiss.flatMap((t) => (t.first === name ? (t.second ?? []) : t.second === name ? t.first : []));
      expect(new Set(met).size).toBe(Math.min(most, met.length));
    }
    if (kind.cut) expect(rounds.map((r) => r.stage)).toEqual(['swiss', 'swiss', 'semi-final', 'final']);
  });
});

describe('an event of bots', () => {
  it('plays every game, pairs without a rematch and adds up', () => {
    const { rounds, standings } = playEvent(plan);
    expect(rounds.map((r) => r.wrong)).toEqual([[], [], []]);
    const tables = rounds.flatMap((r) => r.tables);
    expect(tables.filter((t) => t.second === null)).toHaveLength(3);
    const met = tables.flatMap((t) => (t.second === null ? [] : [[t.first, t.second].sort().join(' ')]));
    expect(new Set(met).size).toBe(6);
    // every table gives four points in all, and so does a bye
    expect(standings.reduce((n, s) => n + s.points, 0)).toBe(9 * 4);
    expect(standings.reduce((n, s) => n + s.differential, 0)).toBe(0);
    expect(standings.map((s) => s.place)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is the same again with the same seed, and another with another', () => {
    const results = (seed: string) => JSON.stringify(playEvent({ ...plan, seed, playing: null }));
    expect(results('a')).toBe(results('a'));
    expect(results('b')).not.toBe(results('a'));
  });
});
