// The mutants of the cards: one clause of a definition left out. A clause is a property, an element of a list, an argument
// that may be left out, the limit that one word of the card language puts on another, or, in a script, what
// deletions.mjs deletes.

import { deletions } from './deletions.mjs';
import { Finder, keyOf, parse, visitCode } from './syntax.mjs';

/** What tells a card or an option from others, or says what is not there yet. */
const LABELS = new Set(['name', 'id', 'ids', 'title', 'missing', 'card']);

/** Parameters, and a function, that are there for the English of a text alone. */
const WORDS = new Set(['text', 'many', 'noun', 'words']);
const WORDING = new Set(['simply']);

/**
 * @param {string} file
 * @param {string} source
 * @param {Map<string, Signature>} words the words of the card language, and the helpers that the cards share
 * @returns {import('./syntax.mjs').Mutant[]}
 */
export function clauseMutants(file, source, words) {
  const finder = new Finder(file, source);
  const program = parse(file, source);
  const known = new Map([...words, ...signaturesIn(file, source, program)]);
  const deletion = deletions(finder);
  visitCode(program, (node, parents, chained) => {
    deletion(node, parents, chained);
    if (node.type === 'ArrayExpression') for (const e of node.elements) if (e) finder.delete('element', e, 'element');
    if (node.type === 'ObjectExpression' && !isQuestion(node))
      for (const p of node.properties) if (isClause(p)) finder.delete('property', p, 'property');
    if (node.type === 'CallExpression' && !chained) dropArguments(finder, node, known.get(node.callee.name));
  });
  return finder.found;
}

/** What a player is asked: its words, and the card that asks. */
const isQuestion = (node) => ['id', 'text'].every((key) => node.properties.some((p) => keyOf(p) === key));

function isClause(property) {
  if (property.type === 'SpreadElement') return true;
  if (LABELS.has(keyOf(property)) || ['text', 'hint'].includes(keyOf(property))) return false;
  // its elements, or the one property in it, are the clauses
  const { type, elements, properties } = property.value;
  return (
    !(type === 'ArrayExpression' && elements.length > 0) && !(type === 'ObjectExpression' && properties.length === 1)
  );
}

/**
 * How a function may be called.
 * @typedef {{ optional: boolean[], rest: boolean, narrows: number }} Signature `narrows` is the argument that the function
 *   is a closer word for, or -1: `which(selector, filter)` is a selector, and without the filter just that selector
 */

/** @returns {Map<string, Signature>} the functions at the top of a file */
export function signaturesIn(file, source, program = parse(file, source)) {
  const out = new Map();
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement;
    if (declaration.type === 'FunctionDeclaration') out.set(declaration.id.name, signatureOf(declaration, source));
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (init?.type === 'ArrowFunctionExpression') out.set(id.name, signatureOf(init, source));
  }
  return out;
}

/** What may be left out does not include words. */
function signatureOf({ params, returnType }, source) {
  const typeOf = (annotation) => annotation && source.slice(annotation.start, annotation.end);
  const own = typeOf(returnType);
  return {
    optional: params.map((p) => {
      const name = p.name ?? p.left?.name;
      return (p.optional === true || p.type === 'AssignmentPattern') && !WORDS.has(name);
    }),
    rest: params.at(-1)?.type === 'RestElement',
    narrows: own === undefined ? -1 : params.findIndex((p) => typeOf(p.typeAnnotation) === own),
  };
}

function dropArguments(finder, node, signature) {
  if (signature === undefined) return;
  const { optional, rest, narrows } = signature;
  const fixed = optional.length - (rest ? 1 : 0);
  node.arguments.forEach((argument, i) => {
    if (i >= fixed) finder.delete('argument', argument, 'element');
    // the properties of an object are the clauses
    else if (optional[i] && argument.type !== 'ObjectExpression')
      finder.drop('argument', argument, 'undefined', argument);
  });
  const kept = narrows < 0 || narrows >= fixed || WORDING.has(node.callee.name) ? undefined : node.arguments[narrows];
  if (kept) finder.replace('unwrap', node, finder.textOf(kept));
}
