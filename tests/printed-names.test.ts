/**
 * Keywords and icons that code asks for by itself, without a word of the language, are printed on some card: a misspelt one would
 * match nothing, and nobody would hear of it. Those that words speak of are checked when the catalogue is made.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@spaceline/cards';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/root.mjs';
import { isTest, sourcesIn, walk } from '../scripts/sources.mjs';

type Kind = 'keyword' | 'icon';
const ASKS: Readonly<Record<string, Kind>> = { hasKeyword: 'keyword', isA: 'keyword', hasIcon: 'icon' };
const SETS: Readonly<Record<string, Kind>> = { keywords: 'keyword', icons: 'icon' };

interface Asked {
  kind: Kind;
  name: string;
}

/** What is read of a call. */
interface Node {
  type: string;
  name?: string;
  value?: unknown;
  callee?: Node;
  object?: Node;
  property?: Node;
  arguments?: Node[];
}

function asked(source: string): Asked[] {
  const out: Asked[] = [];
  walk(parseSync('some.ts', source).program, null, '', ({ type, callee, arguments: given = [] }: Node) => {
    if (type !== 'CallExpression' || callee === undefined) return;
    const literal = (i: number, kind: Kind | undefined) => {
      const name = given[i]?.value;
      if (kind !== undefined && typeof name === 'string') out.push({ kind, name });
    };
    if (callee.type === 'Identifier') literal(2, ASKS[callee.name ?? '']);
    if (['has', 'includes'].includes(callee.property?.name ?? ''))
      literal(0, SETS[callee.object?.property?.name ?? callee.object?.name ?? '']);
  });
  return out;
}

describe('what code asks for by name', () => {
  it('is found', () => {
    const source = `hasKeyword(g, id, 'phaser'); isA(g, id, word); g.def(id).icons.has('KW'); keywords.includes("Nebula"); list.has('x');`;
    expect(asked(source)).toEqual([
      { kind: 'keyword', name: 'phaser' },
      { kind: 'icon', name: 'KW' },
      { kind: 'keyword', name: 'Nebula' },
    ]);
  });

  it('is printed on some card', () => {
    const printed = {
      // says who is a leader
      keyword: new Set([...catalogue.defs.flatMap((d) => [...d.keywords]), 'male', 'female', 'leader']),
      icon: new Set(catalogue.defs.flatMap((d) => [...d.icons])),
    };
    const files = ['engine', 'cards', 'bots', 'formats']
      .flatMap((p) => sourcesIn(join(ROOT, 'packages', p, 'src')))
      .filter((f) => !isTest(f));
    const all = files.flatMap((file) => asked(readFileSync(file, 'utf8')).map((a) => ({ file, ...a })));
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ kind, name }) => !printed[kind].has(name))).toEqual([]);
  });
});
