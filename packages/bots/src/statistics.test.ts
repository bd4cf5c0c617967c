import { expect, it } from 'vitest';
import { chanceOfDifference, wilson } from './statistics.ts';

it('Wilson’s interval holds the share, and narrows', () => {
  const [low, high] = wilson(50, 100);
  expect(low).toBeCloseTo(0.4038, 3);
  expect(high).toBeCloseTo(0.5962, 3);
  expect(wilson(0, 10)[0]).toBeCloseTo(0, 6);
  expect(wilson(0, 10)[1]).toBeCloseTo(0.2775, 3);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

it('two shares differ by chance, or hardly', () => {
  expect(chanceOfDifference({ wins: 50, n: 100 }, { wins: 50, n: 100 })).toBeCloseTo(1, 6);
  expect(chanceOfDifference({ wins: 60, n: 100 }, { wins: 50, n: 100 })).toBeCloseTo(0.1552, 3);
  expect(chanceOfDifference({ wins: 90, n: 100 }, { wins: 50, n: 100 })).toBeLessThan(0.001);
  expect(chanceOfDifference({ wins: 0, n: 5 }, { wins: 0, n: 5 })).toBe(1);
});
