// The package arrows: who may import whom, who may touch the outside world, and what keeps a game repeatable.
// `checkTree` finds what breaks them; run as a script, it prints that and exits 1.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { isMain, ROOT } from './root.mjs';
import { describe, importOf, isTest, lineOf, sourcesIn, walk } from './sources.mjs';

const SCOPE = '@spaceline/';

/**
 * Each package, and the packages it may import.
 * @type {Record<string, string[]>}
 */
export const ARROWS = {
  engine: [],
  cards: ['engine'],
  formats: ['engine', 'cards'],
  events: ['engine'],
  rulebook: ['engine', 'cards', 'formats', 'events'],
  bots: ['engine'],
  protocol: ['engine'],
  server: ['engine', 'cards', 'formats', 'events', 'rulebook', 'bots', 'protocol'],
  web: ['protocol', 'engine'],
  cli: ['engine', 'cards', 'formats', 'events', 'rulebook', 'bots', 'protocol', 'server', 'web'],
};

/** Entrances of a package that are not open to all who may import it. Tests may use them, too. */
const ENTRANCES = { [`${SCOPE}engine/setup`]: ['rulebook'] };

/** Packages without I/O, and the files of theirs (if any) that may import Node's own modules all the same. */
const NO_IO = { engine: [], cards: [], formats: [], events: [], bots: [], rulebook: ['src/files.ts'] };

/** Packages in which the same answers must always give the same game. */
const REPEATABLE = ['engine', 'cards', 'events'];

/** Everything under packages/ that breaks a rule: `{ file, line, message }`, in the order of the files. */
export function checkTree(root = ROOT) {
  const problems = [];
  const packages = join(root, 'packages');
  const shared = manifestOf(root);
  for (const name of readdirSync(packages).sort()) {
    const folder = join(packages, name);
    if (!existsSync(join(folder, 'package.json'))) continue;
    const manifest = manifestOf(folder);
    problems.push(...checkManifest(name, manifest));
    for (const path of sourcesIn(join(folder, 'src'))) {
      const file = relative(folder, path).split(sep).join('/');
      const source = readFileSync(path, 'utf8');
      problems.push(...checkFile({ name, file, source, manifest, shared }));
    }
  }
  return problems;
}

/**
 * What a package.json promises must follow the arrows too.
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest
 * @param {string} name
 * @param {Manifest} manifest
 */
export function checkManifest(name, manifest) {
  const file = `packages/${name}/package.json`;
  if (!ARROWS[name])
    return [{ file, line: 1, message: `the package ${name} has no arrows yet: give it a line in scripts/arrows.mjs` }];
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((dependency) => dependency.startsWith(SCOPE))
    .filter((dependency) => !ARROWS[name].includes(dependency.slice(SCOPE.length)))
    .map((dependency) => ({ file, line: 1, message: arrowMessage(name, dependency.slice(SCOPE.length)) }));
}

/**
 * What one source file does that its package may not. `file` is its path inside the package, with forward slashes;
 * `manifest` is its package.json and `shared` the one of the root.
 * @param {{ name: string, file: string, source: string, manifest?: Manifest, shared?: Manifest }} about
 */
export function checkFile({ name, file, source, manifest = {}, shared = {} }) {
  const problems = [];
  const report = (node, message) => {
    const line = lineOf(source, node.start);
    // one line may do the same thing twice over
    if (problems.some((p) => p.line === line && p.message === message)) return;
    problems.push({ file: `packages/${name}/${file}`, line, message });
  };
  const { program, errors } = parseSync(file, source);
  // What cannot be parsed is the type checker's to explain.
  if (errors.length > 0 || !ARROWS[name]) return problems;

  const test = isTest(file);
  const checkImport = importChecker({ name, file, test, manifest, shared });
  const repeatable = REPEATABLE.includes(name) && !test;
  if (repeatable) for (const statement of program.body) checkModuleState(statement, name, report);
  walk(program, undefined, undefined, (node, parent, key) => {
    const target = importOf(node);
    if (target) {
      const message = checkImport(target.value);
      if (message) report(target, message);
    }
    if (name === 'bots' && !test && readsChance(node, parent))
      report(node, "a bot may not know the game's chance: search on fork(dice), which has its own");
    if (repeatable) {
      const message = unrepeatable(node, parent, key);
      if (message) report(node, `${message} in ${name}: the same answers must always give the same game`);
    }
  });
  return problems;
}

function importChecker({ name, file, test, manifest, shared }) {
  return (target) => {
    if (target.startsWith('.')) {
      const inside = posix.join(posix.dirname(file), target);
      return inside.startsWith('..')
        ? `'${target}' leaves the package ${name}: import what you need from '${SCOPE}…' instead`
        : undefined;
    }
    if (target.startsWith(SCOPE)) {
      const [other, ...rest] = target.slice(SCOPE.length).split('/');
      if (other === name) return `'${target}' is this package itself: import the file by its relative path`;
      if (!ARROWS[name].includes(other)) return arrowMessage(name, other);
      if (!manifest.dependencies?.[SCOPE + other])
        return `${SCOPE}${other} is not among the dependencies of packages/${name}/package.json`;
      if (ENTRANCES[target] && !ENTRANCES[target].includes(name) && !test)
        return `'${target}' is open to ${ENTRANCES[target].join(', ')} and to tests: a state is changed through the door`;
      return rest.length > 0 && rest[0] === 'src'
        ? `'${target}' reaches into ${other}: import from '${SCOPE}${other}'`
        : undefined;
    }
    if (isBuiltin(target)) {
      const exempt = NO_IO[name];
      if (test || !exempt || exempt.includes(file)) return undefined;
      const but = exempt.length > 0 ? ` (only ${exempt.join(', ')} may)` : '';
      return `'${target}': ${name} has no I/O and imports nothing of Node's${but}`;
    }
    const dependency = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
    if (manifest.dependencies?.[dependency] || manifest.devDependencies?.[dependency]) return undefined;
    if (test && shared.devDependencies?.[dependency]) return undefined;
    return `'${dependency}' is not among the dependencies of packages/${name}/package.json`;
  };
}

function arrowMessage(name, other) {
  if (!ARROWS[other]) return `${SCOPE}${other} is no package of this project`;
  const may = ARROWS[name].length > 0 ? `only ${ARROWS[name].join(', ')}` : 'no other package';
  return `${name} may not import ${other}: it may import ${may}`;
}

function checkModuleState(statement, name, report) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration' || declaration.kind === 'const' || declaration.declare) return;
  const names = declaration.declarations.map((d) => d.id.name ?? '…').join(', ');
  report(
    statement,
    `module-level ${declaration.kind} ${names} in ${name}: what changes during a game belongs in the state`,
  );
}

const CLOCKS_AND_DICE = {
  Math: ['random'],
  performance: ['now', 'timeOrigin'],
  crypto: ['randomUUID', 'getRandomValues'],
};
const FORBIDDEN_NAMES = ['Date', 'structuredClone'];

function unrepeatable(node, parent, key) {
  if (node.async === true) return 'async function';
  if (node.type === 'MemberExpression') {
    const property = node.computed ? node.property.value : node.property.name;
    if (CLOCKS_AND_DICE[node.object.name]?.includes(property)) return `${node.object.name}.${property}`;
    if (node.object.name === 'globalThis' && FORBIDDEN_NAMES.includes(property)) return property;
  }
  if (node.type === 'Identifier' && FORBIDDEN_NAMES.includes(node.name) && !isOnlyAName(parent, key)) return node.name;
  return undefined;
}

/** `game.twin()` and `game.asIf()` have the game's own chance, and `.key` is what decides it. */
const SECRET = ['twin', 'asIf', 'chance', 'copyState', 'copyChance'];
/** However it is named: as a property, in a pattern, in quotes; or taken along with the whole state, whose parts a bot names. */
const readsChance = (node, parent) =>
  (node.type === 'Identifier' && SECRET.includes(node.name)) ||
  (node.type === 'Literal' && SECRET.includes(node.value)) ||
  (node.type === 'TemplateElement' && SECRET.includes(node.value.cooked)) ||
  takesWholeState(node, parent);

const takesWholeState = (node, parent) => {
  if (node.type !== 'MemberExpression' || node.computed || node.property.name !== 'state') return false;
  if (parent?.type === 'MemberExpression') return parent.computed;
  return !(parent?.type === 'CallExpression' && parent.callee.name === 'copyForTrying');
};

/** `x.Date`, `{ Date: … }` and the like speak of a property, not of the global. */
function isOnlyAName(parent, key) {
  if (parent.computed) return false;
  return key === 'property' || (key === 'key' && !parent.shorthand) || (parent.type === 'TSEnumMember' && key === 'id');
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

if (isMain(import.meta.url)) {
  const problems = checkTree();
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Every import follows the package arrows.');
}
