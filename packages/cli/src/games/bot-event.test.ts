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
