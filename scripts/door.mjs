// The door: nothing but packages/engine/src/core/door/ changes a game's state. The types say so already (core/state.ts is all `readonly`),
// but TypeScript gives what can only be read to whoever would write it. This finds each such place (door/flows.mjs, door/types.mjs), a
// door that is opened from outside, a part of the state that is not `readonly`, and the return of `touch`. It finds as well flows that are
// begun and never run (door/idle-flows.mjs).
// `checkTree` finds what breaks this; run as a script, it prints that and exits 1.

import { readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { Flows, HARMLESS } from './door/flows.mjs';
import { idleFlowsIn } from './door/idle-flows.mjs';
import { withTypes } from './door/program.mjs';
import { isMain, ROOT } from './root.mjs';
import { describe, importOf, isOnlyTypes, lineOf, walk } from './sources.mjs';

/** The packages that hold rules and cards. */
const SOURCES = ['packages/engine/src', 'packages/cards/src'];
const DOOR = 'packages/engine/src/core/door/';
const STATE = 'packages/engine/src/core/state.ts';

/** Who may open the door from outside: for a new game, and as the entrance of those who lay out a table. */
const SETTING_UP = ['packages/engine/src/table/setup.ts', 'packages/engine/src/setup.ts'];

/** Everything that breaks this: `{ file, line, message }`, in the order of the files. */
export const checkTree = (root = ROOT) =>
  withTypes(root, { include: SOURCES }, (project) => {
    const flows = new Flows(project);
    const found = project.rootFiles.flatMap((path) => {
      const file = relative(root, path).split(sep).join('/');
      if (!path.endsWith('.ts')) return [{ file, line: 1, message: 'is not TypeScript: nobody checks who writes' }];
      return [
        ...checkNames(file, readFileSync(path, 'utf8')),
        ...leaksIn(flows, project, path, file),
        ...idleIn(project, path, file),
      ];
    });
    return [...found, ...openIn(flows, project, root), ...needlessIn(flows)];
  });

/**
 * What is found in files that need not be on the disk, by their path: whatever TypeScript says of them is in `refused`.
 * @param {Record<string, string>} sources
 */
export const checkSources = (sources, root = ROOT) =>
  withTypes(root, { sources }, (project) => {
    const flows = new Flows(project);
    return Object.entries(sources).map(([file, source]) => ({
      file,
      found: [
        ...checkNames(file, source),
        ...leaksIn(flows, project, join(root, file), file),
        ...idleIn(project, join(root, file), file),
        ...(file === STATE ? openIn(flows, project, root) : []),
      ],
      refused: project.program.getSemanticDiagnostics(join(root, file)).map(({ text }) => text),
    }));
  });

// ----- who gives away what can only be read

function leaksIn(flows, project, path, file) {
  if (file.startsWith(DOOR)) return [];
  const source = project.program.getSourceFile(path);
  const found = flows.leaksIn(source, file).map(({ node, why }) => ({
    file,
    line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
    message: `gives away what can only be read: ${shown(node.getText(source))}: ${why}`,
  }));
  return found.filter(
    ({ line, message }, i) => found.findIndex((other) => other.line === line && other.message === message) === i,
  );
}

/** What is begun and never done. */
function idleIn(project, path, file) {
  const source = project.program.getSourceFile(path);
  return idleFlowsIn(project.checker, source).map((node) => ({
    file,
    line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
    message: `a flow that nobody runs, without yield*: ${shown(node.getText(source))}`,
  }));
}

const shown = (code) => code.replace(/\s+/g, ' ').slice(0, 80);

/** What is not `readonly` anywhere in a state. */
function openIn(flows, project, root) {
  const source = project.program.getSourceFile(join(root, STATE));
  const state = source.statements.find((s) => s.name?.text === 'State');
  const open = flows.types.openIn(project.checker.getTypeAtLocation(state.name), 'state');
  return open.map((message) => ({ file: STATE, line: 1, message }));
}

/** A list of exceptions tells only what is so. */
const needlessIn = ({ harmless }) =>
  HARMLESS.filter((entry) => !harmless.has(entry)).map(({ to }) => ({
    file: 'scripts/door/flows.mjs',
    line: 1,
    message: `nobody needs the exception for ${to}`,
  }));

// ----- who opens the door

/**
 * @param {string} file
 * @param {string} source
 */
export function checkNames(file, source) {
  const { program, errors } = parseSync(file, source);
  // What cannot be parsed is the type checker's to explain.
  if (errors.length > 0) return [];
  const found = unchecked(file, source);
  const report = (node, message) =>
    found.push({
      file,
      line: lineOf(source, node.start),
      message: `${message}: ${shown(source.slice(node.start, node.end))}`,
    });
  walk(program, undefined, undefined, (node) => {
    if (exportedNames(node).includes('touch'))
      report(node, '`touch` lets everybody write: give the change a name in core/door/');
    const target = importOf(node)?.value;
    if (file.startsWith(DOOR) || !target?.startsWith('.') || isOnlyTypes(node)) return;
    const inside = posix.join(posix.dirname(file), target);
    if (inside === `${DOOR}writable.ts`) report(node, 'opens the door from outside');
    if (inside === `${DOOR}setting-up.ts` && !SETTING_UP.includes(file))
      report(node, 'sets up a table in the middle of a game');
  });
  return found;
}

/** A line that TypeScript is told not to look at may do anything. */
const unchecked = (file, source) =>
  [...source.matchAll(/@ts-(ignore|expect-error|nocheck)\b/g)].map(({ index, 0: words }) => ({
    file,
    line: lineOf(source, index),
    message: `${words}: what is not checked may write`,
  }));

function exportedNames(node) {
  if (node.type !== 'ExportNamedDeclaration') return [];
  const declared = node.declaration?.id
    ? [node.declaration.id]
    : (node.declaration?.declarations ?? []).map((d) => d.id);
  return [...declared.map((id) => id.name), ...node.specifiers.map((s) => s.exported.name)];
}

if (isMain(import.meta.url)) {
  const problems = checkTree();
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('The door is closed.');
}
