import { expect, it } from 'vitest';
import { chanceOfDifference, pairedInterval, wilson } from './statistics.ts';

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

it('pairs tell more than games by themselves where the deal decides, and as much where it does not', () => {
  const reach = ([low, high]: [number, number]) => (high - low) / 2;
  const pairs = (both: number, split: number, neither: number) => [
    ...Array.from({ length: both }, () => 1),
    ...Array.from({ length: split }, () => 0.5),
    ...Array.from({ length: neither }, () => 0),
  ];
  expect(reach(pairedInterval(pairs(5, 94, 1)))).toBeLessThan(reach(wilson(104, 200)) / 2);
  expect(reach(pairedInterval(pairs(25, 50, 25)))).toBeCloseTo(reach(wilson(100, 200)), 2);
  // a few that happen to agree are no certainty
  expect(reach(pairedInterval(pairs(0, 10, 0)))).toBeGreaterThan(0.1);
  expect(pairedInterval(pairs(1, 1, 0))).toEqual([0, 1]);
});
