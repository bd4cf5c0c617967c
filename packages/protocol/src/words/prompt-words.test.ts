import type { SuspendedView } from '@spaceline/engine';
import { expect, it } from 'vitest';
import { occasionWords } from './prompt-words.ts';
import { naming, TITLES } from './testing.ts';

const dies = (card: number, cards: number[]): SuspendedView[] => [
  { kind: 'attempt', seat: 0, location: 0 },
  { kind: 'event', event: 'dies', seat: 0, card, cards },
];
const words = (stack: readonly SuspendedView[]) => occasionWords([...stack], naming(0));

it('whom it is about is said, and what does it', () => {
  expect(words(dies(-1, [0]))).toBe(`It is about ${TITLES[0]}`);
  expect(words(dies(3, [0, 1]))).toBe(`It is about ${TITLES[0]} and ${TITLES[1]}, because of ${TITLES[3]}`);
  // what happens to a card by itself is not because of it
  expect(words(dies(0, [0]))).toBe(`It is about ${TITLES[0]}`);
});

it('of many the rest is counted', () => {
  expect(words(dies(-1, [0, 1, 3, 4, 5, 6, 0, 1]))).toMatch(/ and 3 others$/);
});

it('of nobody, and of what does not happen now, nothing is said', () => {
  expect(words(dies(3, []))).toBeNull();
  expect(words([])).toBeNull();
  expect(words([...dies(3, [0]), { kind: 'text', card: 3 }])).toBeNull();
});
