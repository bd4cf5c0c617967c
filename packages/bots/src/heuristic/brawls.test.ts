import { expect, test } from 'vitest';
import { expectedLosses } from './brawls.ts';

const clearly = expectedLosses([9, 9, 9], [4, 4, 4]);

test('the stronger side kills one, and those it overpowers by more than double (R-10.6, R-10.9)', () => {
  expect(clearly).toBe(4);
  expect(expectedLosses([8, 8], [5, 5])).toBe(1);
});

test('nobody begins a battle that may well be lost', () => {
  expect(expectedLosses([5, 5], [8, 8])).toBe(0);
  expect(expectedLosses([6, 6], [6, 6])).toBe(0);
  expect(expectedLosses([7], [])).toBe(0);
});

test('numbers count: who meets nobody is still standing', () => {
  expect(expectedLosses([6, 6, 6, 6, 6, 6], [7, 7])).toBeGreaterThan(0);
  expect(expectedLosses([6, 6], [7, 7])).toBe(0);
});
