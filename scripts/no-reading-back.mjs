// Nobody reads English back: what a screen needs to know is in the data (kinds, verbs, marks, verdicts), and words are only shown.
// `checkTree` finds where the web client or the terminal looks into the text of the log, an option, a question, a reason or a card;
// run as a script, it prints that and exits 1.

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { isMain, ROOT } from './root.mjs';
import { childrenOf, describe, isTest, lineOf, sourcesIn } from './sources.mjs';

/** The packages that show words. */
const READERS = ['web', 'cli'];

/** Fields and variables that hold a text. */
const FIELDS = ['text', 'label', 'word', 'stem', 'tail', 'note', 'detail', 'sub', 'said', 'damage', 'missing', 'rest'];
const VARIABLES = ['text', 'label', 'stem', 'tail', 'sentence'];
/** Lists of texts: the lines of a card, of a menu. */
const LISTS = ['lines', 'texts'];
/** A title is a name, but not of a question. */
const TITLED = ['question', 'q', 'hint', 'prompt', 'decision', 'd', 'notice'];

/** Functions that make words are called so: `menuWords`, `optionText`, `say`. What reads a file is not among them. */
const MAKES_WORDS = /^(?!read)\w*([wW]ords|[tT]ext)$|^say$|^withStop$|^describe(Entry|Moment|Option|Prompt)$/;

/** What a text stays a text after. */
const KEEPS_TEXT = [
  'concat',
  'join',
  'normalize',
  'padEnd',
  'padStart',
  'replace',
  'replaceAll',
  'slice',
  'substring',
  'toLowerCase',
  'toUpperCase',
  'trim',
  'trimEnd',
  'trimStart',
];

/** Methods that look into a text, and methods of a pattern that do. */
const LOOKS = [
  'endsWith',
  'includes',
  'indexOf',
  'lastIndexOf',
  'localeCompare',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'split',
  'startsWith',
];
const PATTERNS = ['exec', 'test'];

const COMPARES = ['===', '!==', '==', '!='];

/**
 * Where looking into a text is right. `code` is what stands there, from the beginning of the expression.
 * @type {readonly { file: string, code: string, why: string }[]}
 */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are pieces of code
export const ALLOWED = [
  { file: 'cli/src/fuzz/refusals.ts', code: 'o.mark !== a.word', why: 'the mark of an option' },
  // somebody typed it
  {
    file: 'web/src/table/tray.tsx',
    code: '`${i.label} ${i.sub}`.toLowerCase().includes',
    why: 'a search that is typed',
  },
  { file: 'web/src/rules/page.tsx', code: '`${r.title} ${r.text}', why: 'a search that is typed' },
  { file: 'web/src/decks/comment.ts', code: '/^(?:\\s*\\/\\/.*\\n?)*/.exec(text)', why: 'the comment of a deck file' },
  { file: 'cli/src/arguments.ts', code: '', why: 'arguments of the command line' },
  { file: 'cli/src/program.ts', code: 'text.replace(/^error: /', why: 'what the parser of the command line complains' },
  { file: 'cli/src/commands/scenario.ts', code: "text.split(',')", why: 'arguments of the command line' },
  { file: 'cli/src/play/why.ts', code: '', why: 'a question that is typed' },
  { file: 'cli/src/play/words.ts', code: 'text', why: 'the title of a card, to find it by what is typed' },
  { file: 'cli/src/play/menu.ts', code: 'typed', why: 'numbers that are typed' },
  // it is no English
  { file: 'cli/src/fuzz/refusals.ts', code: "text.startsWith('@')", why: 'an answer as the record has it' },
  // it has to be set on a line, or into a picture
  { file: 'web/src/design/metrics.ts', code: 'text.split(/\\s+/)', why: 'lines are broken where words end' },
  { file: 'web/src/cards/TableCard.tsx', code: "text.split(' ')", why: 'lines are broken where words end' },
  { file: 'web/src/cards/CardText.tsx', code: 'text.split(/\\[([\\w-]+)\\]/)', why: 'icons in brackets are drawn' },
  {
    file: 'web/src/home/columns.tsx',
    code: "rule.text.lastIndexOf(' ', 180)",
    why: 'a long rule ends where a word does',
  },
  { file: 'cli/src/table/wrap.ts', code: "text.split(' ')", why: 'lines are broken where words end' },
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are pieces of code

/** Tests may look at words: some are about them. */
const readersIn = (packages, name) => sourcesIn(join(packages, name, 'src')).filter((path) => !isTest(path));

/** Everything that reads words: `{ file, line, message }`, in the order of the files. */
export function checkTree(root = ROOT) {
  const packages = join(root, 'packages');
  return READERS.flatMap((name) =>
    readersIn(packages, name).flatMap((path) =>
      checkFile(relative(packages, path).split(sep).join('/'), readFileSync(path, 'utf8')),
    ),
  );
}

/** Allowances that nothing needs any more. */
export function idleAllowances(root = ROOT) {
  const used = new Set();
  for (const name of READERS)
    for (const path of readersIn(join(root, 'packages'), name)) {
      const file = relative(join(root, 'packages'), path).split(sep).join('/');
      for (const found of looksIn(file, readFileSync(path, 'utf8'))) {
        const allowance = allowanceFor(file, found.code);
        if (allowance) used.add(allowance);
      }
    }
  return ALLOWED.filter((a) => !used.has(a));
}

const allowanceFor = (file, code) => ALLOWED.find((a) => a.file === file && code.startsWith(a.code));

/**
 * What one source file reads; `file` is its path below packages/, with forward slashes.
 * @param {string} file
 * @param {string} source
 */
export function checkFile(file, source) {
  return looksIn(file, source)
    .filter(({ code }) => !allowanceFor(file, code))
    .map(({ line, code }) => ({ file: `packages/${file}`, line, message: `reads words back: ${shown(code)}` }));
}

const shown = (code) => code.replace(/\s+/g, ' ').slice(0, 80);

function looksIn(file, source) {
  const { program, errors } = parseSync(file, source);
  // What cannot be parsed is the type checker's to explain.
  if (errors.length > 0) return [];
  const found = [];
  visit(program, new Scope(null), (node) => {
    found.push({ line: lineOf(source, node.start), code: source.slice(node.start, node.end) });
  });
  return found;
}

/** Which names are texts here, and which only look like it. */
class Scope {
  constructor(outer) {
    this.outer = outer;
    this.names = new Map();
  }

  isText(name) {
    if (this.names.has(name)) return this.names.get(name);
    return this.outer ? this.outer.isText(name) : VARIABLES.includes(name);
  }
}

const BLOCKS = ['ArrowFunctionExpression', 'BlockStatement', 'FunctionDeclaration', 'FunctionExpression', 'Program'];

function visit(node, outer, report) {
  const scope = BLOCKS.includes(node.type) ? new Scope(outer) : outer;
  if (node.type === 'VariableDeclarator') declare(node, scope);
  if (looks(node, scope)) report(node);
  for (const child of childrenOf(node)) visit(child, scope, report);
}

/** `const w = optionText(o)` makes a text; `const { label: name } = item` does, too. */
function declare({ id, init }, scope) {
  if (id.type === 'Identifier' && init) scope.names.set(id.name, isText(init, scope));
  if (id.type !== 'ObjectPattern') return;
  for (const property of id.properties) {
    const value = property.value?.type === 'AssignmentPattern' ? property.value.left : property.value;
    if (property.key?.type === 'Identifier' && value?.type === 'Identifier')
      scope.names.set(value.name, FIELDS.includes(property.key.name));
  }
}

function looks(node, scope) {
  switch (node.type) {
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return false;
      const method = callee.property.name;
      if (LOOKS.includes(method)) return isText(callee.object, scope);
      return PATTERNS.includes(method) && node.arguments.length === 1 && isText(node.arguments[0], scope);
    }
    case 'BinaryExpression':
      return (
        COMPARES.includes(node.operator) &&
        (isText(node.left, scope) || isText(node.right, scope)) &&
        !isNothing(node.left) &&
        !isNothing(node.right)
      );
    case 'SwitchStatement':
      return isText(node.discriminant, scope);
    case 'MemberExpression':
      return node.computed && isText(node.property, scope);
    default:
      return false;
  }
}

/** Whether there is a text at all may be asked. */
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === '' || node.value === null)) ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'typeof');

function isText(node, scope) {
  switch (node.type) {
    case 'Identifier':
      return scope.isText(node.name);
    case 'MemberExpression':
      return isTextField(node, scope);
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type === 'Identifier') return MAKES_WORDS.test(callee.name);
      if (callee.type !== 'MemberExpression' || callee.computed) return false;
      if (callee.property.name === 'say') return true;
      if (!KEEPS_TEXT.includes(callee.property.name)) return false;
      return isText(callee.object, scope) || isList(callee.object);
    }
    case 'TemplateLiteral':
      return node.expressions.some((e) => isText(e, scope));
    case 'BinaryExpression':
      return node.operator === '+' && (isText(node.left, scope) || isText(node.right, scope));
    case 'LogicalExpression':
      return isText(node.left, scope) || isText(node.right, scope);
    case 'ConditionalExpression':
      return isText(node.consequent, scope) || isText(node.alternate, scope);
    case 'AwaitExpression':
      return isText(node.argument, scope);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return isText(node.expression, scope);
    default:
      return false;
  }
}

function isTextField(node) {
  if (node.computed) return isList(node.object);
  const { name } = node.property;
  return FIELDS.includes(name) || (name === 'title' && TITLED.includes(node.object.name));
}

const isList = (node) =>
  (node.type === 'MemberExpression' && !node.computed && LISTS.includes(node.property.name)) ||
  (node.type === 'Identifier' && LISTS.includes(node.name));

if (isMain(import.meta.url)) {
  const problems = checkTree();
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Nobody reads words back.');
}
