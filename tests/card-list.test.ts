/** The generated list of cards names every card file there is, and nothing else. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { INDEX, indexText } from '../scripts/card-index.mjs';

it('the list of cards is current (else run node scripts/card-index.mjs)', () => {
  expect(readFileSync(INDEX, 'utf8')).toBe(indexText());
});
