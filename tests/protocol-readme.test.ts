/** The README of the protocol leaves out no kind of telling, and no field of a telling, an option, a question or an update. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/root.mjs';

const read = (...path: string[]): string => readFileSync(join(ROOT, 'packages', ...path), 'utf8');
const README = read('protocol', 'README.md');

interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && 'type' in x;

function nodesBelow(root: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(root)) for (const x of root) nodesBelow(x, visit);
  else if (isNode(root)) {
    visit(root);
    for (const [key, part] of Object.entries(root)) if (key !== 'type') nodesBelow(part, visit);
  }
}

/** The names of the fields that a type has by itself or in its union, with the values of those that are written out. */
function fieldsOf(source: string, type: string): { name: string; values: string[] }[] {
  const out: { name: string; values: string[] }[] = [];
  nodesBelow(parseSync('types.ts', source).program, (node) => {
    const isDeclared = node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';
    if (!isDeclared || (node.id as { name: string }).name !== type) return;
    nodesBelow(node, (x) => {
      if (x.type !== 'TSPropertySignature') return;
      const values: string[] = [];
      nodesBelow(x.typeAnnotation, (v) => {
        const { literal } = v as { literal?: { value?: unknown } };
        if (v.type === 'TSLiteralType' && typeof literal?.value === 'string') values.push(literal.value);
      });
      out.push({ name: (x.key as { name: string }).name, values });
    });
  });
  return out;
}

const named = (word: string): boolean => new RegExp(`[\`"]${word}[\`"]|\`${word}[.[]`).test(README);

test('every kind of telling is named, and every field of it', () => {
  const fields = fieldsOf(read('engine', 'src', 'core', 'telling.ts'), 'Telling');
  const kinds = fields.filter((f) => f.name === 'kind').flatMap((f) => f.values);
  expect(kinds.length).toBeGreaterThan(80);
  expect(kinds.filter((kind) => !named(kind))).toEqual([]);
  expect([...new Set(fields.map((f) => f.name))].filter((name) => !named(name))).toEqual([]);
});

test.each([
  ['OptionMessage'],
  ['DecisionView'],
  ['SeatView'],
  ['ClockView'],
  ['GameMessage'],
  ['UpdateMessage'],
  ['SavedMessage'],
  ['DrawMessage'],
  ['AdjournedMessage'],
  ['ViewPatch'],
])('every field of %s is named', (type) => {
  const fields = fieldsOf(read('protocol', 'src', 'messages.ts'), type);
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.map((f) => f.name).filter((name) => !named(name))).toEqual([]);
});
