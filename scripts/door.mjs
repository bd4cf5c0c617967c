// The door: nothing but packages/engine/src/core/door/ changes a game's state. The types say so already (core/state.ts is all `readonly`);
// this finds what gets past them: casts, Object.assign, a door that is opened from outside, and the return of `touch`.
// `checkTree` finds what breaks this; run as a script, it prints that and exits 1.

import { readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { isMain, ROOT } from './root.mjs';
import { childrenOf, describe, importOf, isOnlyTypes, isTest, lineOf, sourcesIn, walk } from './sources.mjs';

/** The packages that hold rules and cards. */
const PACKAGES = ['engine', 'cards'];
const DOOR = 'engine/src/core/door/';

/** Who may open the door from outside: for a new game, and as the entrance of those who lay out a table. */
const SETTING_UP = ['engine/src/table/setup.ts', 'engine/src/setup.ts'];

/** Functions and methods that answer a part of the state. */
const READERS = ['card', 'location', 'hand', 'deck', 'pile', 'shipBattle', 'personnelBattle', 'addLocation'];
/** Fields that hold a part of the state. */
const FIELDS = ['state', 'attempt'];
/** Types of the state and its parts: what is declared so is one. */
const PARTS = /^(State|Card|Location|Player|Turn|Chance|Process|Engagement|\w+Process)$/;
/** Methods of a list or a map that answer what is in it. */
const PICKS = ['at', 'find', 'findLast', 'get', 'values', 'entries'];
/** Methods that give a part of the list itself to a function: its first argument is a part of the state, too. */
const VISITS = ['forEach', 'map', 'flatMap', 'filter', 'find', 'some', 'every'];
const CHANGES = ['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'];
const MAP_CHANGES = ['set', 'delete', 'clear'];
const OBJECT_CHANGES = ['assign', 'defineProperty', 'defineProperties', 'setPrototypeOf'];

/** Everything that breaks this: `{ file, line, message }`, in the order of the files. */
export const checkTree = (root = ROOT) => filesIn(root).flatMap(([file, source]) => checkFile(file, source));

function filesIn(root) {
  const packages = join(root, 'packages');
  return PACKAGES.flatMap((name) => sourcesIn(join(packages, name, 'src')))
    .filter((path) => !isTest(path))
    .map((path) => [relative(packages, path).split(sep).join('/'), readFileSync(path, 'utf8')]);
}

/**
 * What one source file does that it may not; `file` is its path below packages/, with forward slashes.
 * @param {string} file
 * @param {string} source
 */
export function checkFile(file, source) {
  return writesIn(file, source).map(({ line, code, message }) => ({
    file: `packages/${file}`,
    line,
    message: `${message}: ${shown(code)}`,
  }));
}

const shown = (code) => code.replace(/\s+/g, ' ').slice(0, 80);

function writesIn(file, source) {
  const { program, errors } = parseSync(file, source);
  // What cannot be parsed is the type checker's to explain.
  if (errors.length > 0) return [];
  const found = [];
  const report = (node, message) =>
    found.push({ line: lineOf(source, node.start), code: source.slice(node.start, node.end), message });
  checkNames(program, file, report);
  if (!file.startsWith(DOOR))
    visit(program, new Scope(null), (node) => report(node, 'changes the state past the door'));
  return found;
}

// ----- who opens the door

function checkNames(program, file, report) {
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
  walk(program, undefined, undefined, (node) => {
    if (node.type !== 'TSAsExpression' || file.startsWith(DOOR)) return;
    const name = node.typeAnnotation.typeName?.name;
    if (name === 'Writable' || name === 'WritableState') report(node, 'opens the door by a cast');
  });
}

function exportedNames(node) {
  if (node.type !== 'ExportNamedDeclaration') return [];
  const declared = node.declaration?.id
    ? [node.declaration.id]
    : (node.declaration?.declarations ?? []).map((d) => d.id);
  return [...declared.map((id) => id.name), ...node.specifiers.map((s) => s.exported.name)];
}

// ----- who writes

/** Which names are a part of the state here. */
class Scope {
  constructor(outer) {
    this.outer = outer;
    this.names = new Map();
  }

  isPart(name) {
    return this.names.get(name) ?? this.outer?.isPart(name) ?? false;
  }
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'];
const BLOCKS = [...FUNCTIONS, 'BlockStatement', 'ForOfStatement', 'ForStatement', 'Program'];

function visit(node, outer, report, params = false) {
  const scope = BLOCKS.includes(node.type) ? new Scope(outer) : outer;
  if (FUNCTIONS.includes(node.type))
    for (const [i, p] of node.params.entries()) declare(p, isPartType(p) || (params && i === 0), scope);
  if (node.type === 'VariableDeclarator' && node.init)
    declare(node.id, isPart(node.init, scope) || isPartType(node.id), scope);
  if (node.type === 'ForOfStatement' && node.left.type === 'VariableDeclaration')
    declare(node.left.declarations[0].id, isPart(node.right, scope), scope);
  if (writes(node, scope)) report(node);
  const given = node.type === 'CallExpression' && visitsParts(node, scope) ? node.arguments[0] : undefined;
  for (const child of childrenOf(node)) visit(child, scope, report, child === given);
}

const visitsParts = ({ callee }, scope) =>
  callee.type === 'MemberExpression' && VISITS.includes(callee.property.name) && isPart(callee.object, scope);

function isPartType(pattern) {
  const type = pattern.typeAnnotation?.typeAnnotation;
  const types = type?.type === 'TSUnionType' ? type.types : [type];
  return types.some((t) => PARTS.test(t?.typeName?.name ?? ''));
}

/** `const c = g.card(id)`, `const { state } = g`, `const [p] = g.state.players`: names for parts of the state. */
function declare(pattern, part, scope) {
  switch (pattern.type) {
    case 'Identifier':
      scope.names.set(pattern.name, part);
      break;
    case 'AssignmentPattern':
      declare(pattern.left, part, scope);
      break;
    case 'ObjectPattern':
      for (const { key, value } of pattern.properties)
        if (value) declare(value, part || (key.type === 'Identifier' && FIELDS.includes(key.name)), scope);
      break;
    case 'ArrayPattern':
      for (const one of pattern.elements) if (one) declare(one, part, scope);
      break;
  }
}

function writes(node, scope) {
  switch (node.type) {
    case 'AssignmentExpression':
      return targetsOf(node.left).some((t) => isInPart(t, scope));
    case 'UpdateExpression':
      return isInPart(node.argument, scope);
    case 'UnaryExpression':
      return node.operator === 'delete' && isInPart(node.argument, scope);
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return false;
      const { name } = callee.property;
      if (['Object', 'Reflect'].includes(callee.object.name))
        return OBJECT_CHANGES.includes(name) && node.arguments.length > 0 && isPart(node.arguments[0], scope);
      return (CHANGES.includes(name) || MAP_CHANGES.includes(name)) && isPart(callee.object, scope);
    }
    default:
      return false;
  }
}

/** `[a.x, b.y] = …` has two. */
function targetsOf(left) {
  if (left.type === 'ArrayPattern') return left.elements.flatMap((e) => (e ? targetsOf(e) : []));
  if (left.type === 'ObjectPattern') return left.properties.flatMap((p) => (p.value ? targetsOf(p.value) : []));
  return [left];
}

/** A field of a part of the state, or the state itself. */
function isInPart(node, scope) {
  const target = bare(node);
  return (
    target.type === 'MemberExpression' &&
    (isPart(target.object, scope) || (!target.computed && target.property.name === 'state'))
  );
}

function isPart(wrapped, scope) {
  const node = bare(wrapped);
  switch (node.type) {
    case 'Identifier':
      return scope.isPart(node.name);
    case 'MemberExpression':
      return (!node.computed && FIELDS.includes(node.property.name)) || isPart(node.object, scope);
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type === 'Identifier') return READERS.includes(callee.name);
      if (callee.type !== 'MemberExpression' || callee.computed) return false;
      const { name } = callee.property;
      return READERS.includes(name) || (PICKS.includes(name) && isPart(callee.object, scope));
    }
    case 'ConditionalExpression':
      return isPart(node.consequent, scope) || isPart(node.alternate, scope);
    case 'LogicalExpression':
      return isPart(node.left, scope) || isPart(node.right, scope);
    default:
      return false;
  }
}

const WRAPPERS = [
  'ChainExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
];
const bare = (node) => (WRAPPERS.includes(node.type) ? bare(node.expression) : node);

if (isMain(import.meta.url)) {
  const problems = checkTree();
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('The door is closed.');
}
