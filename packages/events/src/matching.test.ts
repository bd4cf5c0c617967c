/** The heaviest matching, against trying every one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heaviestMatching } from './matching.ts';

/** The weight of the best of all matchings. */
function best(n: number, w: (a: number, b: number) => number): number {
  const known = new Map<number, number>();
  const of = (left: number): number => {
    if (left === 0) return 0;
    const before = known.get(left);
    if (before !== undefined) return before;
    const a = Math.log2(left & -left);
    let most = of(left & ~(1 << a));
    for (let b = a + 1; b < n; b++)
      if (left & (1 << b) && w(a, b) > 0) most = Math.max(most, w(a, b) + of(left & ~(1 << a) & ~(1 << b)));
    known.set(left, most);
    return most;
  };
  return of((1 << n) - 1);
}

const graph = fc.integer({ min: 2, max: 11 }).chain((n) =>
  fc.record({
    n: fc.constant(n),
    // few different weights, many of them 0: that makes blossoms
    weights: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 1000 })), {
      minLength: n * n,
      maxLength: n * n,
    }),
  }),
);

describe('the heaviest matching', () => {
  it('is as heavy as the best of all', () => {
    fc.assert(
      fc.property(graph, ({ n, weights }) => {
        const w = (a: number, b: number) => weights[a * n + b];
        const mates = heaviestMatching(n, w);
        let weight = 0;
        mates.forEach((b, a) => {
          if (b < 0) return;
          expect(mates[b]).toBe(a);
          expect(w(Math.min(a, b), Math.max(a, b))).toBeGreaterThan(0);
          if (a < b) weight += w(a, b);
        });
        expect(weight).toBe(best(n, w));
      }),
      { numRuns: 3000 },
    );
  });

  it('refuses weights that could not be added up exactly', () => {
    expect(() => heaviestMatching(2, () => 2 ** 52)).toThrow(/too large/);
  });
});
