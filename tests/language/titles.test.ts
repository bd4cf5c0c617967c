/** A misspelt title fails when the catalogue is made, whichever word of the cards it is given to. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEFINITIONS, FACTS } from '@spaceline/cards';
import { makeCatalogue } from '@spaceline/engine';
import { discardThis, missions, people, personnel } from '@spaceline/engine/language';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/root.mjs';
import { isTest, lineOf, sourcesIn, walk } from '../../scripts/sources.mjs';
import { declarations, wordFiles } from '../../scripts/vocabulary.mjs';

const MISSPELT = 'Gowronn';

/** What stands beside the title where a word wants more. */
const MORE: Readonly<Record<string, readonly unknown[]>> = {
  choiceOf: [1, people],
  mayPass: [people],
  nullifyWith: [discardThis],
  withNone: [missions],
};

/** Not words that speak of a card: these make the card of that title. */
const MAKERS = [
  'espionage',
  'fetchingMission',
  'headquarters',
  'incomingMessage',
  'outpostMission',
  'treaty',
  'wormholeMission',
];

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
interface Declared {
  readonly name: string;
  readonly node: Node;
  readonly exported: boolean;
}
type Word = (...args: unknown[]) => unknown;

/** Exported functions of the cards whose first parameter is `title` or `titles`, by the file they are in. */
const wordsWithTitles: readonly (readonly [name: string, file: string])[] = wordFiles().flatMap((f) => {
  if (!f.path.includes('packages/cards/')) return [];
  return (declarations(f) as Declared[]).flatMap(({ name, node, exported }) => {
    const made = (node.init ?? node) as { params?: { name?: string; argument?: { name?: string } }[] };
    const first = made.params?.[0];
    const takesTitle = /^titles?$/.test(first?.argument?.name ?? first?.name ?? '');
    return exported && takesTitle && !MAKERS.includes(name) ? [[name, f.path] as const] : [];
  });
});

describe('a word that takes a title', () => {
  it('is found', () => {
    expect(wordsWithTitles.length).toBeGreaterThan(12);
  });

  it.each(wordsWithTitles)('%s has it checked', async (name, file) => {
    const word = ((await import(join(ROOT, file))) as Record<string, Word>)[name];
    personnel('Anya', {});
    word(MISSPELT, ...(MORE[name] ?? []));
    const speaks = personnel('Anya', { modifiers: [] });
    expect(() => makeCatalogue(FACTS, [...DEFINITIONS.filter((d) => d.title !== 'Anya'), speaks])).toThrow(
      `"Anya" speaks of "${MISSPELT}", but no card is called so`,
    );
  });
});

/** `g.def(id).title === 'Gowron'`, `NAMES.includes(g.def(id).title)`: no word has been told of that name. */
function unchecked(path: string, source: string): string[] {
  const out: string[] = [];
  const isTitle = (n: Node): boolean =>
    n.type === 'MemberExpression' && (n.property as { name?: string }).name === 'title';
  const isName = (n: Node): boolean =>
    n.type === 'Literal' || (n.type === 'Identifier' && /^[A-Z_]+$/.test(String(n.name)));
  walk(parseSync(path, source).program, null, '', (n: Node) => {
    const sides = n.type === 'BinaryExpression' ? [n.left as Node, n.right as Node] : [];
    const compared = sides.some(isTitle) && sides.some(isName);
    const callee = n.type === 'CallExpression' ? (n.callee as Node) : null;
    const listed =
      callee?.type === 'MemberExpression' &&
      (callee.property as { name?: string }).name === 'includes' &&
      isName(callee.object as Node) &&
      (n.arguments as Node[]).some(isTitle);
    if (compared || listed) out.push(`${basename(path)}:${lineOf(source, n.start as number)}`);
  });
  return out;
}

describe('a title that a script asks for', () => {
  it('is asked for by a word, not compared by hand', () => {
    const files = (sourcesIn(join(ROOT, 'packages/cards/src')) as string[]).filter((f) => !isTest(f));
    expect(files.flatMap((f) => unchecked(f, readFileSync(f, 'utf8')))).toEqual([]);
  });

  it('would be found', () => {
    expect(unchecked('x.ts', "const a = (g, id) => g.def(id).title === 'Ops';")).toEqual(['x.ts:1']);
    expect(unchecked('x.ts', 'const a = (g, id) => DEPOTS.includes(g.def(id).title);')).toEqual(['x.ts:1']);
    expect(unchecked('x.ts', 'const a = (g, id, x) => g.def(id).title === g.def(x).title;')).toEqual([]);
  });
});
