import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, DEFINITIONS } from '@spaceline/cards';
import { CARDS_FOLDER, filesBelow } from '@spaceline/rulebook';
import { expect, it } from 'vitest';
import { fromRoot, ROOT } from '../root.ts';
import { filesOf } from './card-files.ts';

const of = (id: string) => filesOf(catalogue.byId(id)!);

it('every card with a definition has its file', () => {
  const files = new Map(catalogue.defs.filter((d) => d.rules !== null).map((d) => [d.rules!, filesOf(d).definition]));
  expect(files.size).toBeGreaterThanOrEqual(DEFINITIONS.length);
  for (const path of files.values()) expect(path !== null && existsSync(join(ROOT, path))).toBe(true);
});

it('every scenario that lies beside a card is said of one', () => {
  const said = new Set(catalogue.defs.flatMap((d) => filesOf(d).scenarios));
  expect(
    filesBelow(CARDS_FOLDER, '.yaml')
      .map(fromRoot)
      .filter((f) => !said.has(f)),
  ).toEqual([]);
});

it('a scenario belongs to the longest name that it begins with', () => {
  const folder = 'packages/cards/src/dom/equipment';
  expect(of('dom-jemhadar-disruptor')).toEqual({
    definition: `${folder}/jem-hadar-disruptor.ts`,
    scenarios: [`${folder}/jem-hadar-disruptor.yaml`],
  });
});

it('a card without a definition has none', () => {
  expect(of('premiere-data')).toEqual({ definition: null, scenarios: [] });
});
