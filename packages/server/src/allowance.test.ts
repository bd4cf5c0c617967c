import { expect, it } from 'vitest';
import { Allowance } from './allowance.ts';

it('so many in a span, each key by itself', () => {
  let now = 0;
  const allowance = new Allowance(2, 1000, () => now);
  expect(['a', 'a', 'b', 'a', 'b', 'b'].map((key) => allowance.take(key))).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
  now = 999;
  expect(allowance.take('a')).toBe(false);
  now = 1000;
  expect(allowance.take('a')).toBe(true);
});

it('however many keys there are, it remembers a bounded number', () => {
  const allowance = new Allowance(1, 1000, () => 0);
  for (let i = 0; i < 30_000; i++) expect(allowance.take(`k${i}`)).toBe(true);
  // one of the latest is still known, the first one is not
  expect(allowance.take('k29999')).toBe(false);
  expect(allowance.take('k0')).toBe(true);
});
