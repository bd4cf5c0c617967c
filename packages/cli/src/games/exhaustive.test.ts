import { describe, expect, it } from 'vitest';
import { playExhaustively } from './exhaustive.ts';

describe('games with whatever was not used yet', () => {
  it('use every card of Voyager, and none fails', { timeout: 120_000 }, () => {
    const { cards, used, unused, errors } = playExhaustively('voy', 'test', 200);
    expect({ unused, errors }).toEqual({ unused: [], errors: [] });
    expect(used).toBe(cards);
    expect(cards).toBeGreaterThan(200);
  });

  // a few cards wait for what chance hardly ever brings about: a lone ship that is hopelessly outgunned
  it('use nearly every card of Blaze of Glory, The Dominion and Enhanced Premiere, with what they need of other sets', {
    timeout: 240_000,
  }, () => {
    const { cards, unused, errors } = playExhaustively('bog,dom,ep', 'test', 120);
    expect(errors).toEqual([]);
    expect(cards).toBeGreaterThan(280);
    expect(unused.length).toBeLessThan(8);
  });

  it('name what was not used when the games were too few', () => {
    const { used, unused, cards } = playExhaustively('voy', 'test', 1);
    expect(unused.length).toBe(cards - used);
    expect(unused.length).toBeGreaterThan(0);
  });

  it('need a set that there is', () => {
    expect(() => playExhaustively('none', 'test', 1)).toThrow(/no set "none"/);
  });
});
