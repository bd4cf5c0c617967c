import type { KnownSeed } from '@spaceline/engine';
import { expect, it } from 'vitest';
import { runsOf } from './seeds.ts';

const hidden = (owner: 0 | 1): KnownSeed => ({ owner, card: null, how: null, turn: null });
const seen: KnownSeed = { owner: 1, card: 'voy-hull-breach', how: 'seen', turn: 4 };

it('unknown seed cards of one player that lie together are one line; a known one has its own', () => {
  const runs = runsOf([hidden(1), hidden(1), seen, hidden(1), hidden(0)]);
  expect(runs.map((r) => [r.at, r.n, r.seed.card, r.seed.owner])).toEqual([
    [0, 2, null, 1],
    [2, 1, 'voy-hull-breach', 1],
    [3, 1, null, 1],
    [4, 1, null, 0],
  ]);
});
