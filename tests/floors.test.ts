import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkFiles, checkTree, FLOORS } from '../scripts/floors.mjs';
import { describe as inWords } from '../scripts/sources.mjs';

/** The messages for some files of the engine. */
const check = (files: Record<string, string>): string[] => checkFiles(new Map(Object.entries(files))).map(inWords);

describe('the engine', () => {
  test('has every file on its floor, and no circle', () => {
    expect(checkTree().map(inWords)).toEqual([]);
  });

  test('has its floors in docs/architecture.md, in the same order', () => {
    const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map((m) => m[1]!.replace(/\/$/, '')),
    );
    expect(named).toEqual(FLOORS.filter((floor) => floor !== 'setup.ts' && floor !== 'index.ts'));
  });
});

describe('what is found', () => {
  const LOW = 'export const a = 1;';

  test('is an import that goes up, with file, line and both floors', () => {
    expect(check({ 'core/flow.ts': "\nimport { b } from '../turn/turn.ts';", 'turn/turn.ts': LOW })).toEqual([
      'packages/engine/src/core/flow.ts:2: needs turn/turn.ts, which stands above it: core comes before turn',
    ]);
  });

  test.each([
    "import { type A, b } from '../turn/turn.ts';",
    "import '../turn/turn.ts';",
    "import * as turn from '../turn/turn.ts';",
    "export * from '../turn/turn.ts';",
    "export { b } from '../turn/turn.ts';",
    "export const later = () => import('../turn/turn.ts');",
  ])('whatever its form: %s', (source) => {
    expect(check({ 'core/flow.ts': source, 'turn/turn.ts': LOW })).toHaveLength(1);
  });

  test.each([
    "import type { B } from '../turn/turn.ts';",
    "import { type B } from '../turn/turn.ts';",
    "export type { B } from '../turn/turn.ts';",
    "export type B = import('../turn/turn.ts').B;",
    "import { x } from './spot.ts';",
    "import { x } from '../cards/names.ts';",
  ])('is no type, and nothing on the same floor or below: %s', (source) => {
    expect(check({ 'core/flow.ts': source })).toEqual([]);
  });

  test('is a circle, on one floor too', () => {
    const circle = {
      'battle/attack.ts': "import { b } from './damage.ts';",
      'battle/damage.ts': "import { c } from './repair.ts';",
      'battle/repair.ts': "import { a } from './attack.ts';",
    };
    expect(check(circle)).toEqual([
      'packages/engine/src/battle/attack.ts:1: a circle of imports: battle/attack.ts, battle/damage.ts, battle/repair.ts',
    ]);
    expect(check({ ...circle, 'battle/repair.ts': "import type { a } from './attack.ts';" })).toEqual([]);
  });

  test('is a folder without a floor', () => {
    expect(check({ 'holodeck/doors.ts': LOW })[0]).toContain('stands on no floor');
  });

  test('tells the definition of a card from the words of the language', () => {
    const files = { 'language/definition.ts': LOW, 'language/effects.ts': LOW };
    expect(check({ ...files, 'playing/play.ts': "import { Reading } from '../language/definition.ts';" })).toEqual([]);
    expect(check({ ...files, 'playing/play.ts': "import { stops } from '../language/effects.ts';" })).toHaveLength(1);
  });
});
