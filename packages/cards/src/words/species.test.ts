import { expect, test } from 'vitest';
import { FACTS } from '../all-facts.ts';
import { SPECIES } from './species.ts';

test('every species that stands on a personnel can be named, but for Borg', () => {
  const printed = new Set(FACTS.flatMap((f) => (f.type === 'Personnel' ? (f.species ?? []) : [])));
  printed.delete('Borg');
  expect([...printed].sort()).toEqual([...SPECIES].sort());
});
