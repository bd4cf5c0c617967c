// Reading a source file for the mutation run: its tree, the parts of it that do something, and the mutants found there.

import { parseSync } from 'vite';

/**
 * One small change to one file.
 * @typedef {object} Mutant
 * @property {string} file
 * @property {number} line
 * @property {string} operator the kind of change
 * @property {string} change the change in words: what was there, and what stands there instead
 * @property {'expression' | 'statement' | 'element' | 'property'} site what is changed: see schemata.mjs
 * @property {number} start where the site begins in the source
 * @property {number} end
 * @property {string} text what stands there instead; nothing where the site is deleted
 */

/** What a card or a rule says in words, and what it is worth to a bot: no scenario can see it. */
const WORDS = new Set(['text', 'hint', 'one', 'many', 'pre', 'post']);

/** The only types of TypeScript that contain code. */
const CODE = new Set([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'TSParameterProperty',
]);

export function parse(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  return program;
}

/**
 * Visits every node that can change how a game goes on: no types, no imports, no names, no words. A visitor gets the node,
 * its parents (the nearest first) and whether it is a link of a chain with `?.`, which cannot be taken apart.
 */
export function visitCode(program, visitor) {
  const visit = (node, parents, chained) => {
    visitor(node, parents, chained);
    const inside = [node, ...parents];
    for (const key in node) {
      if (isName(node, key)) continue;
      const link = (chained || node.type === 'ChainExpression') && ['expression', 'callee', 'object'].includes(key);
      for (const child of [node[key]].flat()) if (isCode(child)) visit(child, inside, link);
    }
  };
  visit(program, [], false);
}

function isCode(node) {
  if (typeof node?.type !== 'string') return false;
  if (node.type.startsWith('TS')) return CODE.has(node.type);
  if (node.type === 'ImportDeclaration') return false;
  return !(isWords(node) || isTelling(node));
}

/** The name of a property is no expression. */
const isName = (node, key) => (key === 'key' || key === 'property') && node.computed === false;

const isWords = (node) => node.type === 'Property' && WORDS.has(keyOf(node));

/** `g.tell(…)` writes the log, and neither an `if` around it nor a function named for it does more; `g.underWay` is what views show of what waits. */
function isTelling(node) {
  switch (node.type) {
    case 'CallExpression':
      return isTellingName(node.callee.property ?? node.callee) || node.callee.object?.property?.name === 'underWay';
    case 'FunctionDeclaration':
      return isTellingName(node.id);
    case 'ExpressionStatement':
      return isTelling(node.expression);
    case 'BlockStatement':
      return node.body.length > 0 && node.body.every(isTelling);
    case 'IfStatement':
      return isTelling(node.consequent) && (!node.alternate || isTelling(node.alternate));
    default:
      return false;
  }
}

const isTellingName = ({ name }) => /^tell([A-Z]|$)/.test(name);

/** The name of a property that has one. */
export const keyOf = (property) => (property.computed ? undefined : (property.key?.name ?? property.key?.value));

/** Without the brackets around it. */
export const bare = (node) => (node.type === 'ParenthesizedExpression' ? bare(node.expression) : node);

/** Gathers the mutants of one file. */
export class Finder {
  /** @type {Mutant[]} */
  found = [];

  constructor(file, source) {
    this.file = file;
    this.source = source;
    this.newlines = [...source.matchAll(/\n/g)].map((found) => found.index);
  }

  textOf(node) {
    return this.source.slice(node.start, node.end);
  }

  /** Something else stands where an expression was. */
  replace(operator, node, text) {
    this.turn(operator, node, text, node, text);
  }

  /** The same, where a reader should look at a part of the expression only. */
  turn(operator, node, text, part, other) {
    const change = `${short(this.textOf(part))} → ${short(other)}`;
    this.add({ operator, site: 'expression', node, text, at: part, change });
  }

  /** A part of an expression goes away: the rest stands in its place. */
  drop(operator, node, text, dropped) {
    const change = `without ${short(this.textOf(dropped))}`;
    this.add({ operator, site: 'expression', node, text, at: dropped, change });
  }

  /** A statement, an element of a list or a property goes away. */
  delete(operator, node, site) {
    const change = `without ${short(this.textOf(node))}`;
    this.add({ operator, site, node, text: '', at: node, change });
  }

  add({ operator, site, node, text, at, change }) {
    const line = this.newlines.filter((place) => place < at.start).length + 1;
    this.found.push({ file: this.file, line, operator, change, site, start: node.start, end: node.end, text });
  }
}

/** On one line, and not too long for it. */
function short(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-27)}` : line;
}
