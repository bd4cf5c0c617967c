/** docs/words.md says what there is. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_DOC, WORDS, withCards, wordsIn, wordsText } from '../scripts/words.mjs';

it('docs/words.md is current: `node scripts/words.mjs` writes it', () => {
  expect(readFileSync(WORDS, 'utf8')).toBe(wordsText());
});

it('the cards in docs/card-language.md are as they are, one of each type', () => {
  const text = readFileSync(LANGUAGE_DOC, 'utf8');
  expect(text).toBe(withCards(text));
  const types = [...text.matchAll(/^\/\/ packages\/cards\/src\/\w+\/([\w-]+)\//gm)].map((m) => m[1]);
  expect(new Set(types).size).toBeGreaterThanOrEqual(14);
});

it('a word is an exported value with the comment above it', () => {
  const source = `/** Not this. */
const inside = 3;
/** Says
 *  it (R-1.1). */
export const kill = (n: number) => n;
export type Who = 1;

export function plain(): void {}`;
  expect(wordsIn(source)).toEqual([
    { name: 'kill', says: 'Says it (R-1.1).' },
    { name: 'plain', says: '' },
  ]);
});
