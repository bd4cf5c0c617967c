// "Here", "there", "at that location": whoever is aboard a cloaked or phased ship is not (CR-76, CR-92). The nouns and `isHere` know that;
// a card that compares the locations of two cards by hand must ask for it itself.
// `checkTree` finds what does not; run as a script, it prints that and exits 1.

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { isMain, ROOT } from './root.mjs';
import { describe, isTest, lineOf, sourcesIn, walk } from './sources.mjs';

/** Cards that are where they are, hidden or not: the text's own card, and missions. */
const OPEN = ['source', 'mission', 'card'];
/** Where a ship may go is no question of who sees it. */
const ALLOWED = ['packages/cards/src/premiere/interrupt/wormhole.ts'];

/** Everything under packages/cards that breaks this: `{ file, line, message }`, in the order of the files. */
export function checkTree(root = ROOT) {
  return sourcesIn(join(root, 'packages', 'cards', 'src'))
    .filter((path) => !isTest(path))
    .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')])
    .filter(([file]) => !ALLOWED.includes(file))
    .flatMap(([file, source]) => checkFile(file, source));
}

/**
 * What one file of the cards does that it may not.
 * @param {string} file
 * @param {string} source
 */
export function checkFile(file, source) {
  const { program } = parseSync(file, source);
  const found = [];
  const asked = functionsThatAsk(program, source);
  walk(program, null, '', (node) => {
    if (node.type !== 'BinaryExpression' || !['===', '!==', '==', '!='].includes(node.operator)) return;
    if (![node.left, node.right].some(isPlaceOfAnother)) return;
    if (asked.some(({ start, end }) => start <= node.start && node.end <= end)) return;
    const message = 'compares places by hand: say `.here`, or isHere, which know cloak and phase (CR-76, CR-92)';
    found.push({ file, line: lineOf(source, node.start), message });
  });
  return found;
}

/** `locationOf(g, id)` of some card that may be hidden. */
const isPlaceOfAnother = (node) =>
  node.type === 'CallExpression' && node.callee.name === 'locationOf' && !OPEN.includes(lastName(node.arguments[1]));

/** `source` of `source` and of `r.source`. */
const lastName = (node) => (node?.type === 'MemberExpression' ? node.property.name : node?.name);

/** Functions that ask for it themselves. */
function functionsThatAsk(program, source) {
  const out = [];
  walk(program, null, '', (node) => {
    if (/Function/.test(node.type) && /\bhiddenIn\(/.test(source.slice(node.start, node.end))) out.push(node);
  });
  return out;
}

if (isMain(import.meta.url)) {
  const problems = checkTree();
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Who is here is asked in words.');
}
