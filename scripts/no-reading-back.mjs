// Nobody reads English back: what a screen needs to know is in the data (kinds, verbs, marks, verdicts), and words are only shown.
// `checkTree` finds where the web client or the terminal looks into the text of the log, an option, a question, a reason or a card;
// run as a script, it prints that and exits 1.
//
// It follows words through a file: into variables and lists, through loops, callbacks and the functions of the file, to where they
// are compared, searched, taken apart or used as a key. What it cannot see: words that another file hands over under a name that is
// none of those below, in a variable or in a field.

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { isMain, ROOT } from './root.mjs';
import { childrenOf, describe, isTest, lineOf, sourcesIn } from './sources.mjs';

/** The packages that show words. */
const READERS = ['web', 'cli'];

/** Fields and variables that hold a text. */
const FIELDS = ['text', 'label', 'word', 'stem', 'tail', 'note', 'detail', 'sub', 'said', 'damage', 'missing', 'rest'];
/** What stands on the page is words, whoever wrote it there. */
const PAGE = ['textContent', 'innerText', 'outerText', 'innerHTML'];
const VARIABLES = ['text', 'label', 'stem', 'tail', 'sentence'];
/** Lists of texts: the lines of a card, of a menu. */
const LISTS = ['lines', 'texts'];
/** A title is a name, but not of a question. */
const TITLED = ['question', 'q', 'hint', 'prompt', 'decision', 'd', 'notice'];

/** Functions that make words are called so: `menuWords`, `optionText`, `say`. What reads a file is not among them. */
const MAKES_WORDS = /^(?!read)\w*([wW]ords|[tT]ext)$|^say$|^withStop$|^describe(Entry|Moment|Option|Prompt)$/;

/** What a text stays a text after, and what is a part of it. */
const KEEPS_TEXT = [
  'at',
  'charAt',
  'concat',
  'normalize',
  'padEnd',
  'padStart',
  'replace',
  'replaceAll',
  'slice',
  'substring',
  'toLowerCase',
  'toString',
  'toUpperCase',
  'trim',
  'trimEnd',
  'trimStart',
];
/** What a list of texts stays one after, and what takes a text out of it. */
const KEEPS_LIST = ['concat', 'filter', 'flat', 'keys', 'reverse', 'slice', 'sort', 'toReversed', 'toSorted', 'values'];
const TAKES = ['at', 'find', 'findLast', 'join', 'pop', 'shift'];
/** Methods that hand each text of a list to a function; `reduce` hands it over second. */
const EACH = ['every', 'filter', 'find', 'findIndex', 'findLast', 'flatMap', 'forEach', 'map', 'reduce', 'some'];

/** Methods that look into a text, and methods of a pattern that do. */
const LOOKS = [
  'charAt',
  'charCodeAt',
  'codePointAt',
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
/** Methods that ask whether a text is among others, or what it stands for. */
const AMONG = ['get', 'has', 'includes', 'indexOf', 'is', 'lastIndexOf'];

const COMPARES = ['===', '!==', '==', '!=', '<', '>', '<=', '>='];

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
  { file: 'web/src/gallery/search.ts', code: 'haystack(card).includes(word)', why: 'a search that is typed' },
  { file: 'cli/src/games/exhaustive.ts', code: 'titles.has(d.title)', why: 'the title of a card, not of a question' },
  { file: 'web/src/rules/page.tsx', code: '`${r.title} ${r.text}', why: 'a search that is typed' },
  { file: 'web/src/decks/comment.ts', code: '/^(?:\\s*\\/\\/.*\\n?)*/.exec(text)', why: 'the comment of a deck file' },
  { file: 'cli/src/arguments.ts', code: '', why: 'arguments of the command line' },
  { file: 'cli/src/program.ts', code: 'text.replace(/^error: /', why: 'what the parser of the command line complains' },
  { file: 'cli/src/commands/scenario.ts', code: "text.split(',')", why: 'arguments of the command line' },
  { file: 'cli/src/play/why.ts', code: '', why: 'a question that is typed' },
  { file: 'cli/src/play/words.ts', code: 'text', why: 'the title of a card, to find it by what is typed' },
  { file: 'cli/src/play/menu.ts', code: 'typed', why: 'numbers that are typed' },
  // it is no English
  { file: 'web/src/table/table.tsx', code: 'e.detail > 0', why: 'how often somebody clicked' },
  { file: 'web/src/table/encounter.tsx', code: 'e.lines.indexOf(group[0])', why: 'a telling among others' },
  { file: 'web/src/table/ship-battle.tsx', code: 'battle.lines.indexOf(group[0])', why: 'a telling among others' },
  // it has to be set on a line, or into a picture
  { file: 'web/src/design/metrics.ts', code: 'for (const character of text)', why: 'letters are measured' },
  { file: 'web/src/art/random.ts', code: 'text.charCodeAt(i)', why: 'a picture is drawn by chance from a key' },
  { file: 'web/src/design/metrics.ts', code: 'text.split(/\\s+/)', why: 'lines are broken where words end' },
  { file: 'web/src/cards/TableCard.tsx', code: "text.split(' ')", why: 'lines are broken where words end' },
  { file: 'web/src/cards/CardText.tsx', code: 'text.split(/\\[([\\w-]+)\\]/)', why: 'icons in brackets are drawn' },
  {
    file: 'web/src/home/columns.tsx',
    code: "rule.text.lastIndexOf(' ', 180)",
    why: 'a long rule ends where a word does',
  },
  { file: 'cli/src/battle/draw.ts', code: 'left[i]', why: 'two columns, line by line' },
  { file: 'cli/src/battle/draw.ts', code: 'right[i]', why: 'two columns, line by line' },
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
  return new Reading(program).looks().map((node) => ({
    line: lineOf(source, node.start),
    code: source.slice(node.start, node.end),
  }));
}

// ----- following words through a file

/** What a value may be: nothing to do with words, words, a list of them, or both. */
const NONE = 0;
const TEXT = 1;
const LIST = 2;

/** A name: what its value may be, and which functions of the file it may stand for. */
class Binding {
  is = NONE;
  functions = new Set();
}

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression'];
const BLOCKS = [
  ...FUNCTIONS,
  'BlockStatement',
  'CatchClause',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'Program',
];
const WRAPPERS = [
  'ChainExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
];

const bare = (node) => (WRAPPERS.includes(node.type) ? bare(node.expression) : node);
const isFunction = (node) => FUNCTIONS.includes(node.type);

/** The name of a field or method that is written out: `o.label`, `o["label"]`. */
function nameOf(member) {
  if (!member.computed) return member.property.name;
  const key = bare(member.property);
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}

/** One file: names are bound first, then what they hold is worked out until nothing new comes of it. */
class Reading {
  scopes = new Map();
  /** what each function of the file returns */
  returns = new Map();
  grew = true;

  constructor(program) {
    this.program = program;
    this.bind(program, null);
    while (this.grew) {
      this.grew = false;
      this.spread(program, this.scopes.get(program));
    }
  }

  /** Every node that looks into words. */
  looks(node = this.program, outer = null, found = []) {
    const scope = this.scopes.get(node) ?? outer;
    if (this.isLook(node, scope)) found.push(node);
    for (const child of childrenOf(node)) this.looks(child, scope, found);
    return found;
  }

  // ----- names

  bind(node, outer) {
    let scope = outer;
    if (BLOCKS.includes(node.type)) {
      scope = { outer, names: new Map() };
      this.scopes.set(node, scope);
    }
    if (isFunction(node)) {
      for (const parameter of node.params) this.declare(parameter, scope, true);
      if (node.type === 'FunctionDeclaration' && node.id) this.declare(node.id, outer, false).functions.add(node);
    }
    if (node.type === 'VariableDeclarator') this.declare(node.id, scope, false);
    for (const child of childrenOf(node)) this.bind(child, scope);
  }

  /** A parameter that is called as words are is taken for words: nobody here knows what it is given. */
  declare(pattern, scope, isParameter) {
    switch (pattern.type) {
      case 'Identifier': {
        const binding = new Binding();
        if (isParameter) binding.is = usually(pattern.name);
        scope.names.set(pattern.name, binding);
        return binding;
      }
      case 'ObjectPattern':
        for (const property of pattern.properties) this.declare(property.value ?? property.argument, scope, false);
        return null;
      case 'ArrayPattern':
        for (const element of pattern.elements) if (element) this.declare(element, scope, false);
        return null;
      case 'AssignmentPattern':
        return this.declare(pattern.left, scope, isParameter);
      case 'RestElement':
        return this.declare(pattern.argument, scope, false);
      case 'TSParameterProperty':
        return this.declare(pattern.parameter, scope, isParameter);
      default:
        return null;
    }
  }

  binding(name, scope) {
    for (let s = scope; s !== null && s !== undefined; s = s.outer) if (s.names.has(name)) return s.names.get(name);
    return null;
  }

  // ----- what they hold

  spread(node, outer) {
    const scope = this.scopes.get(node) ?? outer;
    this.learn(node, scope);
    for (const child of childrenOf(node)) this.spread(child, scope);
  }

  learn(node, scope) {
    switch (node.type) {
      case 'VariableDeclarator':
        this.give(node.id, node.init ? this.is(node.init, scope) : NONE, scope, node.init);
        break;
      case 'AssignmentExpression':
        this.give(node.left, this.is(node.right, scope), scope, node.right);
        break;
      case 'ForOfStatement': {
        const [left] = node.left.type === 'VariableDeclaration' ? node.left.declarations.map((d) => d.id) : [node.left];
        this.give(left, this.is(node.right, scope) & LIST ? TEXT : NONE, scope);
        break;
      }
      case 'CallExpression':
        this.call(node, scope);
        break;
      case 'ReturnStatement':
        if (node.argument) this.gives(scope, this.is(node.argument, scope));
        break;
      case 'ArrowFunctionExpression':
        if (node.expression) this.gives(scope, this.is(node.body, scope));
        break;
    }
    if (isFunction(node)) for (const parameter of node.params) this.give(parameter, NONE, scope);
  }

  /** The function whose scope this is, or lies in, returns that. */
  gives(scope, is) {
    for (let s = scope; s !== null && s !== undefined; s = s.outer) {
      const owner = [...this.scopes].find(([, own]) => own === s)?.[0];
      if (owner === undefined || !isFunction(owner)) continue;
      const before = this.returns.get(owner) ?? NONE;
      if ((before | is) !== before) this.grew = true;
      this.returns.set(owner, before | is);
      return;
    }
  }

  /** A pattern is given a value: `const { label: name } = item` gives `name` words. */
  give(pattern, is, scope, value = null) {
    switch (pattern.type) {
      case 'Identifier': {
        const binding = this.binding(pattern.name, scope);
        if (binding === null) return;
        const from = value === null ? null : bare(value);
        if (from !== null)
          for (const f of this.functionsOf(from, scope)) {
            if (!binding.functions.has(f)) this.grew = true;
            binding.functions.add(f);
          }
        if ((binding.is | is) !== binding.is) {
          binding.is |= is;
          this.grew = true;
        }
        return;
      }
      case 'ObjectPattern':
        for (const property of pattern.properties) {
          if (property.type === 'RestElement') continue;
          const key = property.computed ? null : (property.key.name ?? property.key.value);
          this.give(property.value, fieldIs(key), scope);
        }
        return;
      case 'ArrayPattern':
        for (const element of pattern.elements) if (element) this.give(element, is & LIST ? TEXT : NONE, scope);
        return;
      case 'AssignmentPattern':
        this.give(pattern.left, is | this.is(pattern.right, scope), scope);
        return;
      case 'RestElement':
        this.give(pattern.argument, is, scope);
        return;
    }
  }

  /** The functions of this file that an expression may be. */
  functionsOf(node, scope) {
    const value = bare(node);
    if (isFunction(value)) return [value];
    if (value.type === 'Identifier') return [...(this.binding(value.name, scope)?.functions ?? [])];
    // useCallback, useMemo and their like hand on what they are given
    if (value.type === 'CallExpression' && value.callee.type === 'Identifier' && /^use[A-Z]/.test(value.callee.name))
      return value.arguments.flatMap((a) => this.functionsOf(a, scope));
    return [];
  }

  /** Words that are handed to a function of the file, or to a callback over a list of words. */
  call(node, scope) {
    for (const f of this.functionsOf(node.callee, scope))
      node.arguments.forEach((argument, i) => {
        if (f.params[i] && argument.type !== 'SpreadElement')
          this.give(f.params[i], this.is(argument, scope), this.scopes.get(f), argument);
      });
    const callee = bare(node.callee);
    if (callee.type !== 'MemberExpression' || !EACH.includes(nameOf(callee))) return;
    if ((this.is(callee.object, scope) & LIST) === 0 || node.arguments.length === 0) return;
    for (const f of this.functionsOf(node.arguments[0], scope)) {
      const parameter = f.params[nameOf(callee) === 'reduce' ? 1 : 0];
      if (parameter) this.give(parameter, TEXT, this.scopes.get(f));
    }
  }

  // ----- what an expression is

  is(node, scope) {
    switch (node.type) {
      case 'Identifier':
        return (this.binding(node.name, scope) ?? { is: usually(node.name) }).is;
      case 'MemberExpression':
        return this.memberIs(node, scope);
      case 'CallExpression':
        return this.callIs(node, scope);
      case 'NewExpression':
        return node.arguments.some((a) => a.type !== 'SpreadElement' && this.is(a, scope) & LIST) ? LIST : NONE;
      case 'ArrayExpression':
        return node.elements.some((e) => e !== null && this.is(e.argument ?? e, scope) !== NONE) ? LIST : NONE;
      case 'TemplateLiteral':
        return node.expressions.some((e) => this.is(e, scope) & TEXT) ? TEXT : NONE;
      case 'BinaryExpression':
        return node.operator === '+' ? (this.is(node.left, scope) | this.is(node.right, scope)) & TEXT : NONE;
      case 'LogicalExpression':
        return node.operator === '&&'
          ? this.is(node.right, scope)
          : this.is(node.left, scope) | this.is(node.right, scope);
      case 'ConditionalExpression':
        return this.is(node.consequent, scope) | this.is(node.alternate, scope);
      case 'AssignmentExpression':
        return this.is(node.right, scope);
      case 'SequenceExpression':
        return this.is(node.expressions[node.expressions.length - 1], scope);
      case 'AwaitExpression':
        return this.is(node.argument, scope);
      default:
        return WRAPPERS.includes(node.type) ? this.is(node.expression, scope) : NONE;
    }
  }

  memberIs(node, scope) {
    const name = nameOf(node);
    if (name === null) return this.is(node.object, scope) === NONE ? NONE : TEXT;
    if (name === 'title') return TITLED.includes(node.object.name) ? TEXT : NONE;
    // the lines of the spaceline are places
    if (name === 'lines' && node.object.name === 'view') return NONE;
    return fieldIs(name);
  }

  callIs(node, scope) {
    const callee = bare(node.callee);
    const local = this.functionsOf(callee, scope).reduce((is, f) => is | (this.returns.get(f) ?? NONE), NONE);
    if (callee.type === 'Identifier') {
      if (MAKES_WORDS.test(callee.name)) return TEXT;
      return callee.name === 'String' && node.arguments.length > 0 ? this.is(node.arguments[0], scope) : local;
    }
    if (callee.type !== 'MemberExpression') return local;
    const method = nameOf(callee);
    if (method === 'say') return TEXT;
    const object = this.is(callee.object, scope);
    if ((method === 'map' || method === 'flatMap') && node.arguments.length > 0) {
      const made = this.functionsOf(node.arguments[0], scope).map((f) => this.returns.get(f) ?? NONE);
      return made.some((is) => is !== NONE) ? LIST : NONE;
    }
    if (method === 'from' && node.arguments.length > 0) return this.is(node.arguments[0], scope) & LIST;
    if (object & TEXT && KEEPS_TEXT.includes(method)) return TEXT;
    if (object & LIST) return KEEPS_LIST.includes(method) ? LIST : TAKES.includes(method) ? TEXT : NONE;
    return NONE;
  }

  // ----- where they are looked into

  isLook(node, scope) {
    const isText = (x) => (this.is(x, scope) & TEXT) !== 0;
    switch (node.type) {
      case 'CallExpression': {
        const callee = bare(node.callee);
        if (callee.type !== 'MemberExpression') return false;
        const method = nameOf(callee);
        const object = this.is(callee.object, scope);
        if (LOOKS.includes(method) && object & TEXT) return true;
        if (AMONG.includes(method) && object & LIST) return true;
        const [first] = node.arguments;
        if (first === undefined || first.type === 'SpreadElement') return false;
        if (method === 'is') return callee.object.name === 'Object' && node.arguments.some(isText);
        return (PATTERNS.includes(method) || AMONG.includes(method)) && node.arguments.length <= 2 && isText(first);
      }
      case 'BinaryExpression':
        if (node.operator === 'in') return isText(node.left);
        return (
          COMPARES.includes(node.operator) &&
          (isText(node.left) || isText(node.right)) &&
          !isNothing(node.left) &&
          !isNothing(node.right)
        );
      case 'SwitchStatement':
        return isText(node.discriminant);
      case 'ForOfStatement':
        return isText(node.right);
      case 'MemberExpression':
        if (PAGE.includes(nameOf(node))) return true;
        return node.computed && nameOf(node) === null && (isText(node.property) || isText(node.object));
      default:
        return false;
    }
  }
}

/** What something is that has such a name. */
const usually = (name) => (VARIABLES.includes(name) ? TEXT : LISTS.includes(name) ? LIST : NONE);
const fieldIs = (name) => (FIELDS.includes(name) || PAGE.includes(name) ? TEXT : LISTS.includes(name) ? LIST : NONE);

/** Whether there is a text at all may be asked. */
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === '' || node.value === null)) ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'typeof');

if (isMain(import.meta.url)) {
  const problems = checkTree();
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Nobody reads words back.');
}
