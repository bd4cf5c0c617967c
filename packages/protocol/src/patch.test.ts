import type { CardView, View } from '@spaceline/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPatch, diffView } from './patch.ts';

const card = fc.record({ id: fc.nat(8), card: fc.option(fc.string()), aboard: fc.array(fc.nat(3)), at: fc.nat(2) });
const cards = fc
  .uniqueArray(card, { selector: (c) => c.id, maxLength: 8 })
  .map((list) => list.sort((a, b) => a.id - b.id) as unknown as CardView[]);
const view = fc.record({
  turn: fc.record({ number: fc.nat(3) }),
  players: fc.array(fc.record({ score: fc.nat(2), own: fc.array(fc.nat(2)) }), { maxLength: 2 }),
  result: fc.option(fc.record({ winner: fc.nat(1) })),
  cards,
}) as unknown as fc.Arbitrary<View>;

it('a patch leads from any view to any other, and says nothing where nothing changed', () => {
  fc.assert(
    fc.property(view, view, (a, b) => {
      expect(applyPatch(a, diffView(a, b))).toEqual(b);
      expect(diffView(a, structuredClone(a))).toEqual({ fields: {}, cards: [] });
      for (const c of diffView(a, b).cards) expect(a.cards).not.toContainEqual(c);
    }),
  );
});
