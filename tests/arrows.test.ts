import { describe, expect, test } from 'vitest';
import { ARROWS, checkFile, checkManifest, checkTree } from '../scripts/arrows.mjs';
import { describe as inWords } from '../scripts/sources.mjs';

const manifest = { dependencies: { '@spaceline/engine': '0.1.0', '@spaceline/cards': '0.1.0', yaml: '2.9.1' } };
const shared = { devDependencies: { vitest: '4.1.12' } };

/** The messages for a file of one package. */
function check(name: string, source: string, file = 'src/battle/attack.ts'): string[] {
  return checkFile({ name, file, source, manifest, shared }).map(inWords);
}

describe('this project', () => {
  test('follows the package arrows', () => {
    expect(checkTree().map(inWords)).toEqual([]);
  });

  test('has arrows without a circle', () => {
    const reach = (name: string, seen: string[] = []): void => {
      expect(seen, `${[...seen, name].join(' -> ')} is a circle`).not.toContain(name);
      for (const next of ARROWS[name]!) reach(next, [...seen, name]);
    };
    for (const name of Object.keys(ARROWS)) reach(name);
  });
});

describe('bots', () => {
  test.each([
    'const t = game.twin();',
    'const g = game.asIf();',
    'const k = game.state.chance.key;',
    'const { chance: c } = game.state;',
    "const t = game['twin']();",
    'const s = JSON.stringify(game.state.chance);',
    'const s = JSON.stringify(game.state);',
    'const all = { ...game.state };',
    'const k = game.state[`chance`];',
    'const k = game.state[name];',
    'const { state } = { state: game.state };',
    'const c = copyState(game.state);',
  ])('may not read chance: %s', (source) => {
    expect(check('bots', source)).toEqual([
      "packages/bots/src/battle/attack.ts:1: a bot may not know the game's chance: search on fork(dice), which has its own",
    ]);
    expect(check('bots', source, 'src/search.test.ts')).toEqual([]);
    expect(check('cards', source)).toEqual([]);
  });

  test('may search on a fork', () => {
    expect(check('bots', 'const f = game.fork(dice); const k = option.key;')).toEqual([]);
  });
});

describe('imports between packages', () => {
  test('along an arrow are fine', () => {
    expect(check('cards', "import { kill } from '@spaceline/engine';")).toEqual([]);
  });

  test('against an arrow are named with file, line and what is allowed', () => {
    expect(check('engine', "\nimport { astralEddy } from '@spaceline/cards';")).toEqual([
      'packages/engine/src/battle/attack.ts:2: engine may not import cards: it may import no other package',
    ]);
    expect(check('bots', "import type { Card } from '@spaceline/cards';")).toEqual([
      'packages/bots/src/battle/attack.ts:1: bots may not import cards: it may import only engine',
    ]);
  });

  test.each([
    "export * from '@spaceline/cards';",
    "export { kes } from '@spaceline/cards';",
    "export const later = () => import('@spaceline/cards');",
    "export type Kes = import('@spaceline/cards').Kes;",
    "import '@spaceline/cards';",
    "const cards = require('@spaceline/cards');",
    "import cards = require('@spaceline/cards');",
  ])('are seen in every form: %s', (source) => {
    expect(check('engine', source)).toHaveLength(1);
  });

  test('are not seen in comments and strings', () => {
    expect(check('engine', "// import '@spaceline/cards'\nexport const a = \"import '@spaceline/cards'\";")).toEqual(
      [],
    );
  });

  test('hold for tests too', () => {
    expect(check('engine', "import '@spaceline/cards';", 'src/battle/attack.test.ts')).toHaveLength(1);
  });

  test('stay at the front door', () => {
    expect(check('cards', "import { x } from '@spaceline/engine/src/battle/attack.ts';")[0]).toContain(
      'reaches into engine',
    );
    expect(check('cards', "import { x } from '@spaceline/cards';")[0]).toContain('this package itself');
  });

  test('that set up a table are for the rulebook and for tests', () => {
    const source = "import { layOut } from '@spaceline/engine/setup';";
    expect(check('rulebook', source)).toEqual([]);
    expect(check('cards', source, 'src/a.test.ts')).toEqual([]);
    expect(check('cards', source)[0]).toContain('is open to rulebook and to tests');
    expect(check('bots', source)[0]).toContain('is open to rulebook and to tests');
  });

  test('do not climb out of the package', () => {
    expect(check('cards', "import { x } from '../../../engine/src/index.ts';")[0]).toContain(
      'leaves the package cards',
    );
    expect(check('cards', "import facts from '../../facts/voy.json';")).toEqual([]);
  });

  test('must be declared', () => {
    expect(check('rulebook', "import { parse } from 'yaml';")).toEqual([]);
    expect(check('rulebook', "import { z } from 'zod/mini';")[0]).toContain("'zod' is not among the dependencies");
    expect(check('rulebook', "import { x } from '@spaceline/formats';")[0]).toContain('not among the dependencies');
    expect(check('engine', "import { test } from 'vitest';", 'src/a.test.ts')).toEqual([]);
    expect(checkManifest('bots', { dependencies: { '@spaceline/server': '0.1.0' } }).map(inWords)).toEqual([
      'packages/bots/package.json:1: bots may not import server: it may import only engine',
    ]);
    expect(checkManifest('holodeck', {})[0]!.message).toContain('has no arrows yet');
  });
});

describe('the outside world', () => {
  test.each(['engine', 'cards', 'bots', 'formats', 'rulebook'])('is closed to %s', (name) => {
    expect(check(name, "import { readFileSync } from 'node:fs';")[0]).toContain(`${name} has no I/O`);
    expect(check(name, "import { readFileSync } from 'fs';")[0]).toContain(`${name} has no I/O`);
  });

  test('is open to tests, to the files of the rulebook, and to the command line', () => {
    const source = "import { readFileSync } from 'node:fs';";
    expect(check('engine', source, 'src/battle/attack.test.ts')).toEqual([]);
    expect(check('rulebook', source, 'src/files.ts')).toEqual([]);
    expect(check('cli', source)).toEqual([]);
  });
});

describe('a repeatable game', () => {
  test.each([
    ['Math.random', 'export const roll = () => Math.random();'],
    ['Math.random', "export const roll = () => Math['random']();"],
    ['Date', 'export const now = () => new Date();'],
    ['Date', 'export const now = () => Date.now();'],
    ['Date', 'export type When = { at: Date };'],
    ['performance.now', 'export const now = () => performance.now();'],
    ['async function', 'export async function later() {}'],
    ['async function', 'export const later = async () => {};'],
    ['async function', 'export class A { async later() {} }'],
    ['module-level let turn', 'export let turn = 1;'],
    ['module-level var turn', 'var turn = 1;'],
    ['structuredClone', 'export const copy = (x: object) => structuredClone(x);'],
  ])('has no %s: %s', (what, source) => {
    for (const name of ['engine', 'cards']) {
      expect(check(name, source)[0]).toContain(`${what} in ${name}`);
      expect(check(name, source, 'src/a.test.ts')).toEqual([]);
    }
    expect(check('cli', source)).toEqual([]);
  });

  test('has nothing against the same words elsewhere', () => {
    const source = `
      // Math.random, Date and async in a comment
      export const text = 'Date';
      export function* flow() { let count = 0; count += Math.floor(1.5); yield count; }
      export const stamp = (card: { Date: number }) => card.Date + ({ Date: 1 }).Date;
    `;
    expect(check('engine', source)).toEqual([]);
  });
});
