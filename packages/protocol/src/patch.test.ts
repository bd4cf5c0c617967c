import type { View } from '@spaceline/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPatch, diffView } from './patch.ts';

const numbered = <T>(one: fc.Arbitrary<T & { id: number }>) =>
  fc.uniqueArray(one, { selector: (x) => x.id, maxLength: 8 }).map((list) => list.sort((a, b) => a.id - b.id));
const player = fc.record(
  { score: fc.nat(2), own: fc.array(fc.nat(3), { maxLength: 12 }), shown: fc.array(fc.string()) },
  { requiredKeys: ['score', 'own'] },
);
const view = fc.record({
  turn: fc.record({ number: fc.nat(3) }),
  players: fc.tuple(player, player),
  result: fc.option(fc.record({ winner: fc.nat(1) })),
  locations: numbered(fc.record({ id: fc.nat(5), seeds: fc.array(fc.nat(2), { maxLength: 9 }) })),
  cards: numbered(
    fc.record(
      {
        id: fc.nat(8),
        card: fc.option(fc.string()),
        dock: fc.integer({ min: -1, max: 1 }),
        status: fc.array(fc.nat(3)),
        affiliation: fc.option(fc.string()),
        countdown: fc.integer({ min: -1, max: 1 }),
        rangeUsed: fc.nat(1),
        values: fc.record({ strength: fc.nat(1) }, { requiredKeys: [] }),
        hull: fc.nat(1),
      },
      { requiredKeys: ['id', 'card', 'dock', 'status', 'affiliation', 'countdown', 'rangeUsed', 'values'] },
    ),
  ),
}) as unknown as fc.Arbitrary<View>;

it('a patch leads from any view to any other, also over the wire, and says nothing where nothing changed', () => {
  fc.assert(
    fc.property(view, view, (a, b) => {
      expect(applyPatch(a, JSON.parse(JSON.stringify(diffView(a, b))))).toEqual(b);
      expect(diffView(a, structuredClone(a))).toEqual({});
    }),
  );
});

it('of what has changed, only that is sent', () => {
  const cards = [
    { id: 3, card: 'voy-001', zone: 'Aboard', host: 7, status: [] },
    { id: 4, card: null, zone: 'Aboard', host: 7, status: ['stopped'], hull: 50 },
  ];
  const own = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, card: `voy-00${id}`, pile: 'hand' }));
  const before = {
    players: [
      { hand: 7, own },
      { hand: 5, own: [] },
    ],
    locations: [],
    cards,
  } as unknown as View;
  const after = {
    players: [
      { hand: 6, own: own.filter((c) => c.id !== 4) },
      { hand: 5, own: [] },
    ],
    locations: [],
    cards: [
      { ...cards[0], host: 8 },
      { id: 4, card: null, zone: 'Aboard', host: 7, status: [] },
    ],
  } as unknown as View;
  expect(diffView(before, after)).toEqual({
    players: [{ hand: 6, own: { at: 3, out: 1, in: [] } }, null],
    cards: [
      { id: 3, host: 8 },
      { id: 4, status: [], without: ['hull'] },
    ],
  });
});
