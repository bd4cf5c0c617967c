// What cards remember and how often they may do something, they say in words: `remembersCards`, `until`, `useOf` and their like. No
// card and no word of the cards looks at what the state keeps of it, or makes up a key to find it by.
// `checkTree` finds what breaks this; run as a script, it prints that and exits 1.

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { isMain, ROOT } from './root.mjs';
import { describe, isTest, lineOf, sourcesIn, walk } from './sources.mjs';

/** Where the state keeps it, and where it did. */
const KEPT = ['uses', 'used', 'memory', 'memo'];
/** What writes it, and what finds it: words of the language do, for everybody. */
const WRITERS = ['setUse', 'countUse', 'forgetUse', 'useUp', 'whyLimited', 'keepInMemory', 'remember', 'setMemo'];

/** Everything under packages/cards that breaks this: `{ file, line, message }`, in the order of the files. */
export function checkTree(root = ROOT) {
  return sourcesIn(join(root, 'packages', 'cards', 'src'))
    .filter((path) => !isTest(path))
    .flatMap((path) => checkFile(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')));
}

/**
 * What one file of the cards does that it may not.
 * @param {string} file
 * @param {string} source
 */
export function checkFile(file, source) {
  const { program } = parseSync(file, source);
  const found = [];
  walk(program, null, '', (node, parent) => {
    const message = wrong(node, parent);
    if (message !== null) found.push({ file, line: lineOf(source, node.start), message });
  });
  return found;
}

function wrong(node, parent) {
  if (node.type === 'MemberExpression' && KEPT.includes(nameOf(node.property)))
    return `looks at \`${nameOf(node.property)}\` itself: say it with remembersCards, until, useOf …`;
  if (node.type === 'Property' && parent?.type === 'ObjectPattern' && KEPT.includes(nameOf(node.key)))
    return `looks at \`${nameOf(node.key)}\` itself: say it with remembersCards, until, useOf …`;
  if (node.type === 'ImportSpecifier' && WRITERS.includes(nameOf(node.imported)))
    return `uses \`${nameOf(node.imported)}\`: say it with remembersCards, until, useOf …`;
  if (isKey(node)) return 'makes up a key: a limit is useOf(name, limit), and what it is counted for goes with it';
  return null;
}

const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.value);

/** Pieces joined by colons, as no English is: "turn:4:cloak:17". An infiltration icon is called so, too: "inf:Klingon". */
const isKey = ({ type, expressions, quasis }) =>
  type === 'TemplateLiteral' &&
  expressions.length > 0 &&
  quasis.some(({ value }) => GLUE.test(value.cooked)) &&
  quasis[0].value.cooked !== 'inf:';
const GLUE = /:(?!\s)/;

if (isMain(import.meta.url)) {
  const problems = checkTree();
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('What cards remember they say in words.');
}
