/** A word that is an affiliation and a species means both (CR-47, CR-200): `kin`, not `keyword`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AFFILIATIONS } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { cardFiles } from '../../scripts/card-index.mjs';
import { ROOT } from '../../scripts/root.mjs';

/** What asks for the species alone, and why. */
const SPECIES_ALONE: Readonly<Record<string, string>> = {
  './ds9/event/automated-security-system.ts': 'its text says "its species"',
};
/** Nobody is the one and not the other, or no card has that affiliation. */
const ALIKE = ['Vidiian', 'Vulcan'];

test('no card asks for a species where its text means the affiliation as well', () => {
  const found: string[] = [];
  for (const file of cardFiles()) {
    const text = readFileSync(join(ROOT, 'packages/cards/src', file), 'utf8');
    for (const a of AFFILIATIONS)
      if (!ALIKE.includes(a) && text.includes(`keyword('${a}')`) && !(file in SPECIES_ALONE))
        found.push(`${file}: ${a}`);
  }
  expect(found).toEqual([]);
});
