// The mutants of the engine: conditions turned round, limits moved by one, guards and deeds left out.

import { deletions } from './deletions.mjs';
import { bare, Finder, parse, visitCode } from './syntax.mjs';

const SWAPS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
};

/** The name of the operator that makes each swap. */
const NAMES = { '<': 'limit', '>': 'limit', '=': 'equality', '!': 'equality', '&': 'and-or', '|': 'and-or' };
const nameOf = (sign) => (sign.length === 3 ? 'equality' : (NAMES[sign[0]] ?? 'arithmetic'));

/** @returns {import('./syntax.mjs').Mutant[]} */
export function engineMutants(file, source) {
  const finder = new Finder(file, source);
  const deletion = deletions(finder);
  visitCode(parse(file, source), (node, parents, chained) => {
    deletion(node, parents, chained);
    change(finder, node, parents, chained);
  });
  return finder.found;
}

function change(finder, node, parents, chained) {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      swapSign(finder, node);
      break;
    case 'UnaryExpression':
      if (node.operator === '!') finder.replace('not', node, finder.textOf(node.argument));
      break;
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      negate(finder, node.test);
      break;
    case 'CallExpression':
      if (!chained) swapCall(finder, node);
      break;
    case 'Literal':
      changeLiteral(finder, node, parents[0]);
      break;
    case 'ReturnStatement':
      if (node.argument && returnsBoolean(parents.find(isFunction))) answer(finder, node.argument);
      break;
    case 'ArrowFunctionExpression':
      if (node.expression && returnsBoolean(node)) answer(finder, node.body);
      break;
  }
}

function swapSign(finder, { type, operator, left, right, start, end }) {
  const other = SWAPS[operator];
  if (other === undefined) return;
  const [before, after] = [left, right].map((side) => finder.textOf(side));
  // `&&` and `||` may not stand beside each other, nor beside `??`, without brackets
  const logical = type === 'LogicalExpression';
  const text = logical ? `(${before}) ${other} (${after})` : `${before} ${other} ${after}`;
  const part = { start: logical ? finder.source.indexOf(operator, left.end) : start, end };
  finder.turn(nameOf(operator), { start, end }, text, part, logical ? `${other} ${after}` : text);
}

/** A condition that is no comparison, whose sign would be swapped, and no list of conditions. */
function negate(finder, test) {
  const { type, operator } = bare(test);
  if (type === 'LogicalExpression' || (type === 'BinaryExpression' && SWAPS[operator]) || operator === '!') return;
  finder.replace('not', test, `!(${finder.textOf(test)})`);
}

/** `some` and `every`, `Math.min` and `Math.max`. */
function swapCall(finder, node) {
  const { callee } = node;
  const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : undefined;
  const isMath = callee.object?.name === 'Math';
  if (!(isMath ? ['min', 'max'] : ['some', 'every']).includes(name)) return;
  const { start, end } = callee.property;
  const text = finder.source.slice(node.start, start) + SWAPS[name] + finder.source.slice(end, node.end);
  const part = { start, end: node.end };
  finder.turn('call', node, text, part, SWAPS[name] + finder.source.slice(end, node.end));
}

const BITS = new Set(['<<', '>>', '>>>', '&', '|', '^']);

function changeLiteral(finder, node, parent) {
  if (typeof node.value === 'boolean') finder.replace('boolean', node, String(!node.value));
  // A number below zero is a sign for "none", and bits are names: one more of them is nothing that the rules could mean.
  if (typeof node.value !== 'number' || parent.type === 'UnaryExpression' || BITS.has(parent.operator)) return;
  if (!/^\d+$/.test(node.raw)) return;
  finder.replace('number', node, String(node.value + 1));
  if (node.value > 0) finder.replace('number', node, String(node.value - 1));
}

const isFunction = (node) => /Function/.test(node.type);
const returnsBoolean = (node) => node?.returnType?.typeAnnotation.type === 'TSBooleanKeyword';

function answer(finder, node) {
  if (typeof bare(node).value === 'boolean') return;
  for (const value of ['true', 'false']) finder.replace('answer', node, value);
}
