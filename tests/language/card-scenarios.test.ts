/** Beside every definition lies a scenario whose name begins with its own (docs/card-language.md). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/root.mjs';

const CARDS = join(ROOT, 'packages', 'cards', 'src');

/** `voy/dilemma/astral-eddy.ts`: a set, a type, a card. */
const isDefinition = (path: string): boolean => /^[^/]+\/[^/]+\/[^/]+(?<!\.test)\.ts$/.test(path);

it('has a scenario beside each definition', () => {
  const files = readdirSync(CARDS, { recursive: true, encoding: 'utf8' }).map((f) => f.replaceAll('\\', '/'));
  const names = files.filter(isDefinition).map((f) => f.slice(0, -'.ts'.length));
  const scenarios = files.filter((f) => f.endsWith('.yaml'));
  expect(names.length).toBeGreaterThan(700);
  expect(names.filter((n) => !scenarios.some((s) => s === `${n}.yaml` || s.startsWith(`${n}-`)))).toEqual([]);
});
