/** No function of the web client is too long to be read at once. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/root.mjs';
import { isTest, lineOf, sourcesIn } from '../scripts/sources.mjs';

const MOST_LINES = 100;

const isFunction = (type: unknown): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** Every function of a source that is longer, by its first line. */
function longIn(name: string, source: string): string[] {
  const out: string[] = [];
  const look = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, start, end } = node as { type?: unknown; start: number; end: number };
    if (isFunction(type)) {
      const first = lineOf(source, start);
      const lines = lineOf(source, end) - first + 1;
      if (lines > MOST_LINES) out.push(`${name}:${first} has ${lines} lines`);
    }
    for (const part of Object.values(node)) look(part);
  };
  look(parseSync(name, source).program);
  return out;
}

test('a function of a hundred lines passes, one of a hundred and one does not', () => {
  const withLines = (n: number) => `const f = () => {\n${'  f();\n'.repeat(n - 2)}};\n`;
  expect(longIn('f.ts', withLines(100))).toEqual([]);
  expect(longIn('f.ts', withLines(101))).toEqual(['f.ts:1 has 101 lines']);
});

test('no function of the web client is longer', () => {
  const files = sourcesIn(join(ROOT, 'packages', 'web', 'src')).filter((file) => !isTest(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => longIn(relative(ROOT, file), readFileSync(file, 'utf8')))).toEqual([]);
});
