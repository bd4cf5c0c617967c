/** docs/words.md says what there is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardFiles } from '../scripts/card-index.mjs';
import { ROOT } from '../scripts/root.mjs';
import {
  homesOf,
  importedByCards,
  keyOf,
  namesImported,
  parsed,
  usesOf,
  wordFiles,
  wordsOf,
} from '../scripts/vocabulary.mjs';
import { LANGUAGE_DOC, WORDS, withCards, wordsText } from '../scripts/words.mjs';

const twice = (files: ReturnType<typeof wordFiles>) => [...homesOf(files)].filter(([, homes]) => homes.length > 1);

it('docs/words.md is current: `node scripts/words.mjs` writes it', () => {
  expect(readFileSync(WORDS, 'utf8')).toBe(wordsText());
});

it('the cards in docs/card-language.md are as they are, one of each type', () => {
  const text = readFileSync(LANGUAGE_DOC, 'utf8');
  expect(text).toBe(withCards(text));
  const types = [...text.matchAll(/^\/\/ packages\/cards\/src\/\w+\/([\w-]+)\//gm)].map((m) => m[1]);
  expect(new Set(types).size).toBeGreaterThanOrEqual(14);
});

describe('what a definition imports', () => {
  const doc = readFileSync(WORDS, 'utf8');
  const listed = new Set([...doc.matchAll(/^- \*\*`\.?(\w+)/gm)].map((m) => m[1]));
  const imported = cardFiles().flatMap((f) => namesImported(readFileSync(join(ROOT, 'packages/cards/src', f), 'utf8')));

  it('is listed in docs/words.md, whatever it is', () => {
    expect(new Set(imported).size).toBeGreaterThan(1000);
    expect(imported.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('is looked at, types and the engine itself left out', () => {
    const source = `import { a, type B, c as d } from '@spaceline/engine/language';
import type { E } from '../../x.ts';
import { f } from '../../x.ts';
import { g } from '@spaceline/engine';`;
    expect(namesImported(source)).toEqual(['a', 'c', 'f']);
  });
});

it('every word has an example, and cards that say it, if only in other words', () => {
  const files = wordFiles();
  const all = wordsOf(files, importedByCards(files));
  const uses = usesOf(files, all);
  const key = new Map(all.map((w) => [w.name, keyOf(w)]));
  const reaches = (name: string, seen = new Set<string>()): boolean => {
    const use = uses.get(key.get(name)!)!;
    if (seen.has(name)) return false;
    seen.add(name);
    return use.titles.size > 0 || [...use.words].some((w) => reaches(w, seen));
  };
  expect(all.filter((w) => (uses.get(keyOf(w))!.example ?? '') === '').map((w) => w.name)).toEqual([]);
  expect(all.filter((w) => !reaches(w.name)).map((w) => w.name)).toEqual([]);
});

describe('a word has one home', () => {
  it('whichever of the folders of the language it lies in', () => {
    const files = wordFiles();
    expect(homesOf(files).size).toBeGreaterThan(700);
    expect(twice(files)).toEqual([]);
  });

  it('and one that has two is found', () => {
    const [a, b] = ['a.ts', 'b.ts'].map((path) => parsed(path, 'export const able = 1; export type Way = 1;'));
    expect(twice([a, b])).toEqual([['able', ['a.ts', 'b.ts']]]);
  });
});

describe('a word', () => {
  const language = parsed(
    'packages/engine/src/language/definition.ts',
    'export interface Effect { run(): void; } export interface Filter { pre: string }',
  );
  const words = (source: string) => wordsOf([language, parsed('packages/cards/src/words/some.ts', source)]);
  const signatures = (source: string) => words(source).map((w) => `${w.signature}: ${w.gives}`);

  it('is an exported value with the comment above it', () => {
    const source = `/** Not this. */
const inside: Effect = x;
/** Says
 *  it (R-1.1). */
export const kill = (n: number): Effect => x;
export type Who = 1;

export function plain(f: readonly Filter[]): Effect {}`;
    expect(words(source).map((w) => [w.name, w.says])).toEqual([
      ['kill', 'Says it (R-1.1).'],
      ['plain', ''],
    ]);
  });

  it('shows what it takes: names, types, options, what may be left out', () => {
    const source = `
interface Base { free?: boolean; }
interface Options extends Base { limit?: Limit; when: Condition; }
type Side = 'your' | 'opposing';
const TABLE = { one: 1, 'two-three': 2 } as const;
export const a = (n = 1, side: Side = 'your', o: Options = {}): Effect => x;
export const b = (...titles: readonly string[]): Filter => x;
export const c = (o: Omit<Options, 'when'>, at?: keyof typeof TABLE): Effect => x;
export const d: Filter = x;
const make = (who: string) => (f: Filter): Effect => x;
export const e = make('you');`;
    expect(signatures(source)).toEqual([
      "a(n = 1, side: 'your' | 'opposing' = 'your', { free?, limit?, when }?): Effect",
      'b(...titles: string[]): Filter',
      "c({ free?, limit? }, at?: 'one' | 'two-three'): Effect",
      'd: Filter',
      'e(f: Filter): Effect',
    ]);
  });

  it('gives a part of a definition; what is handed the game, or gives something else, is machinery', () => {
    const source = `
export const isCube = (g: Game, id: number): boolean => true;
export const away = (r: Reading): Effect => x;
export const named = (f: Filter): string => '';
export const KEY = 'key';`;
    expect(words(source)).toEqual([]);
    expect(() => words('export const a = (f: Filter) => f;')).toThrow('does not say what "a" gives');
  });

  it('is used by the cards that import it from its home, and by no namesake', () => {
    const files = wordFiles();
    const all = wordsOf(files);
    const uses = usesOf(files, all);
    const use = (name: string) => uses.get(keyOf(all.find((w) => w.name === name)!))!;
    expect([...use('pistol').titles]).toContain('Kazon Disruptor');
    expect(use('pistol').example).toMatch(/^pistol\(/);
    // Impersonate Captive asks the engine whether two cards are present, and does not speak of those present
    expect([...use('present').titles]).not.toContain('Impersonate Captive');
    expect([...use('present').titles]).toContain('Common Thief');
    // what a card says is shown as a card says it; some words are only asked, by scripts and other words
    for (const { example, titles } of uses.values())
      if (titles.size > 0) expect(example).not.toMatch(/^\w+\((g|ctx|r)[,)]/);
  });
});
