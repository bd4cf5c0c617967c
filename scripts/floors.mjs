// The floors of the engine: which folder may need which when the program runs, and that no two files need each other.
// `checkTree` finds what breaks this; run as a script, it prints that and exits 1.

import { readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { isMain, ROOT } from './root.mjs';
import { describe, importOf, isOnlyTypes, isTest, lineOf, sourcesIn, walk } from './sources.mjs';

/**
 * From the ground up: what stands here may import only what stands before it, and its own floor. docs/architecture.md says what is
 * where. A file by itself is a floor of its own: everybody has to know what a definition of a card consists of, while the words
 * of the language know the rules.
 */
export const FLOORS = [
  'cards',
  'core',
  'language/reading.ts',
  'language/definition.ts',
  'affiliations',
  'spaceline',
  'cloaking/hidden.ts',
  'happenings',
  'cloaking',
  'infiltration',
  'holograms',
  'borg',
  'movement',
  'playing',
  'reporting',
  'downloads',
  'capture',
  'missions',
  'side-decks',
  'battle',
  'ketracel-white',
  'language',
  'seeding',
  'winning',
  'turn',
  'table',
  'answers',
  // the entrances of the package
  'setup.ts',
  'index.ts',
];

const floorOf = (file) => FLOORS.indexOf(FLOORS.includes(file) ? file : file.split('/')[0]);

/** The engine's files, by their path below src, with forward slashes. */
export function engineFiles(root = ROOT) {
  const src = join(root, 'packages', 'engine', 'src');
  const files = sourcesIn(src).filter((path) => !isTest(path));
  return new Map(files.map((path) => [relative(src, path).split(sep).join('/'), readFileSync(path, 'utf8')]));
}

export const checkTree = (root = ROOT) => checkFiles(engineFiles(root));

/**
 * Imports that go up, and circles of files: `{ file, line, message }`.
 * @param {ReadonlyMap<string, string>} files sources by their path below src
 */
export function checkFiles(files) {
  const problems = [];
  const report = (file, line, message) => problems.push({ file: `packages/engine/src/${file}`, line, message });
  const needs = new Map();
  for (const [file, source] of files) {
    const targets = new Set();
    needs.set(file, targets);
    if (floorOf(file) < 0) report(file, 1, 'stands on no floor: give its folder a line in scripts/floors.mjs');
    for (const { target, line } of importsOf(file, source)) {
      targets.add(target);
      if (floorOf(target) > floorOf(file) && floorOf(file) >= 0)
        report(
          file,
          line,
          `needs ${target}, which stands above it: ${floorName(file)} comes before ${floorName(target)}`,
        );
    }
  }
  for (const circle of circlesIn(needs)) report(circle[0], 1, `a circle of imports: ${circle.join(', ')}`);
  return problems;
}

const floorName = (file) => FLOORS[floorOf(file)];

/** What a file needs of the others when the program runs. */
function importsOf(file, source) {
  const found = [];
  const { program } = parseSync(file, source);
  walk(program, undefined, undefined, (node) => {
    const target = importOf(node);
    if (!target?.value.startsWith('.') || isOnlyTypes(node)) return;
    found.push({ target: posix.join(posix.dirname(file), target.value), line: lineOf(source, node.start) });
  });
  return found;
}

/** Groups of files that need each other (Tarjan), each in alphabetical order. */
function circlesIn(needs) {
  const circles = [];
  const number = new Map();
  const lowest = new Map();
  const stack = [];
  const visit = (file) => {
    number.set(file, number.size);
    lowest.set(file, number.get(file));
    stack.push(file);
    for (const next of needs.get(file) ?? []) {
      if (!number.has(next)) {
        visit(next);
        lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
      } else if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file), number.get(next)));
    }
    if (lowest.get(file) !== number.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const file of needs.keys()) if (!number.has(file)) visit(file);
  return circles;
}

if (isMain(import.meta.url)) {
  const problems = checkTree();
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Every file of the engine needs only what stands below it.');
}
