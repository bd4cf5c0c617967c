/** The numbers of both sides: what was told of each, and of the opponent what everybody sees. */
import type { EncounterOutcome, Seat, Told } from '@spaceline/engine';
import { expect, it } from 'vitest';
import { card, logOf } from '../testing/told.ts';
import { figuresOf } from './figures.ts';

const attempt = (who: Seat, ids: readonly number[], outcome: EncounterOutcome): Told[] => [
  { kind: 'attempted', who, at: 2, from: { planet: 2 }, team: [card(1)] },
  ...ids.flatMap((id): Told[] => [
    { kind: 'met', who, card: card(id), at: 2, team: [card(1)], needs: null },
    { kind: 'encounter-over', who, card: card(id), at: 2, outcome },
  ]),
  { kind: 'attempt-over', who, at: 2, scouting: false },
];

it('counts attempts, what was met in them, and what was overcome', () => {
  const log = logOf([...attempt(0, [7, 8], 'overcome'), ...attempt(1, [9], 'failed'), ...attempt(0, [10], 'failed')]);
  const last = { turn: 5, points: [40, 0], missions: [1, 0], losses: [0, 2] } as Parameters<typeof figuresOf>[1];
  expect(figuresOf(log, last).map((f) => f.n)).toEqual([
    [40, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [2, 0],
    [0, 2],
  ]);
});
