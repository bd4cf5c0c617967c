// Wherever a value is given on as something else: handed to a function, assigned, returned, declared, cast. TypeScript has looked at
// each of these places, but not for `readonly`.

import { SyntaxKind as K } from 'typescript/unstable/ast';
import { TypeFlags } from 'typescript/unstable/sync';
import { GIVEN, INFERRED, SHARED, Types } from './types.mjs';

const PLAIN = TypeFlags.Primitive | TypeFlags.Void;

/** Functions of JavaScript that change what they are given first, whatever its type. */
const CHANGING = [
  ...['assign', 'defineProperty', 'defineProperties', 'freeze', 'seal', 'preventExtensions'].map(
    (f) => `ObjectConstructor.${f}`,
  ),
  ...['call', 'apply', 'bind'].flatMap((f) => [`CallableFunction.${f}`, `NewableFunction.${f}`]),
];

/**
 * What may be given to somebody who takes everything, because he only reads it.
 *
 * `to`: a function, those of JavaScript with the type that has it, or the file and class of an error; `in`: the one file that may do so, else all;
 * `arguments`: how many it may be given.
 */
export const HARMLESS = [
  { to: 'JSON.stringify', arguments: 1, why: 'makes a text of it; a second argument would be given the parts' },
  { to: 'ObjectConstructor.keys', why: 'answers names alone' },
  { to: 'throw core/decision.ts IllegalAnswer', why: 'a reason in words, and no part of a state' },
  {
    to: 'ObjectConstructor.create',
    in: 'packages/engine/src/core/terms.ts',
    why: 'a game that differs by its tableau; it is asked for a value and forgotten',
  },
  {
    to: 'withCards',
    in: 'packages/engine/src/core/telling.ts',
    why: 'copies a telling of any kind, which is no part of a state',
  },
  {
    to: 'wrong',
    in: 'packages/engine/src/table/view.ts',
    why: 'looks through what was told, whatever it is, for numbers that are none',
  },
];

export class Flows {
  /** @param {import('typescript/unstable/sync').Project} project */
  constructor(project) {
    this.checker = project.checker;
    this.types = new Types(project.checker);
    this.harmless = new Set();
    this.signatures = new Map();
  }

  /** Where one file gives away what can only be read: `{ node, why }`. */
  leaksIn(file, path) {
    this.path = path;
    this.found = [];
    const given = [];
    collect(file, {
      give: (node, to) => given.push(...partsOf(node).map((part) => ({ node: part, to }))),
      report: (node, why) => this.report(node, why),
    });
    const types = given.length > 0 ? this.checker.getTypeAtLocation(given.map(({ node }) => node)) : [];
    for (const [i, { node, to }] of given.entries()) {
      const type = types[i];
      if (type && !(type.flags & PLAIN)) to(this, node, type);
    }
    return this.found;
  }

  report(node, why) {
    this.found.push({ node, why });
  }

  flow(node, type, target, how = this.isNew(node) ? GIVEN : SHARED) {
    const why = target && this.types.leak(type, target, how);
    if (why) this.report(node, why);
  }

  /** Nobody else has it: it is made here, or by a function of JavaScript. */
  isNew(node) {
    return MADE.includes(node.kind) || (node.kind === K.CallExpression && isLibrary(this.signatureOf(node)));
  }

  signatureOf(call) {
    if (!this.signatures.has(call)) this.signatures.set(call, this.checker.getResolvedSignature(call));
    return this.signatures.get(call);
  }

  isHarmless(to, count) {
    const entry = HARMLESS.find(
      (h) => h.to === to && (h.in ?? this.path) === this.path && (h.arguments ?? count) === count,
    );
    if (entry) this.harmless.add(entry);
    return entry !== undefined;
  }
}

const MADE = [
  K.ObjectLiteralExpression,
  K.ArrayLiteralExpression,
  K.ArrowFunction,
  K.FunctionExpression,
  K.ClassExpression,
  K.NewExpression,
];

const isLibrary = (signature) => /\/lib\.[\w.]+\.d\.ts$/.test(signature?.declaration?.path ?? '');

/** `a ? b : c` is either. `[]` holds nothing, and where a tuple is expected TypeScript 7.0 fails when it is asked for the type of it. */
function partsOf(node) {
  switch (node.kind) {
    case K.ParenthesizedExpression:
    case K.NonNullExpression:
      return partsOf(node.expression);
    case K.ConditionalExpression:
      return [...partsOf(node.whenTrue), ...partsOf(node.whenFalse)];
    case K.ArrayLiteralExpression:
      return node.elements.length === 0 ? [] : [node];
    default:
      return [node];
  }
}

function collect(node, to) {
  PLACES[node.kind]?.(node, to);
  node.forEachChild((child) => collect(child, to));
}

const toContext = (f, node, type) => f.flow(node, type, f.checker.getContextualType(node));
const toType = (written) => (f, node, type) => f.flow(node, type, f.checker.getTypeFromTypeNode(written));
const toAnybody = (f, node, type) => f.flow(node, type, f.checker.getUnknownType());

// ----- declared, cast, returned, thrown

function declared({ type, initializer }, { give }) {
  if (type && initializer) give(initializer, toType(type));
}

function cast({ expression, type }, { give }) {
  if (type.getText() !== 'const') give(expression, toType(type));
}

function returned({ expression }, { give }) {
  if (expression) give(expression, toContext);
}

/** `yield*` gives on what the other flow asks, not what it answers. */
function yielded({ expression, asteriskToken }, { give }) {
  if (!expression) return;
  give(
    expression,
    asteriskToken
      ? (f, node, type) => {
          const [asks, asked] = [type, f.checker.getContextualType(node)].map((t) => f.types.argumentsOf(t)[0]);
          if (asks) f.flow(node, asks, asked);
        }
      : toContext,
  );
}

function thrown({ expression }, { give }) {
  give(expression, (f, node, type) => {
    const [declared] = type.getSymbol()?.declarations ?? [];
    const to = `throw ${declared?.path.split('/').slice(-2).join('/')} ${type.getSymbol()?.name}`;
    if (!f.isHarmless(to, 1)) toAnybody(f, node, type);
  });
}

/** `x is T`: whoever asks has a `T` from then on. */
function promised({ parent, parameterName, type }, { give }) {
  const parameter = parent.parameters?.find((p) => p.name.text === parameterName.text);
  if (type && parameter) give(parameter.name, toType(type));
}

// ----- parts of a literal: all of it is looked at where it goes; what was made elsewhere, by itself

function part(node, { give }) {
  if (MADE.includes(node.kind)) return;
  give(node, (f, one, type) => {
    const target = f.checker.getContextualType(one);
    // `const [a, b] = [c, d]` would have two of `any`, which nobody ever gets to see.
    if (target && !f.types.isTop(target)) f.flow(one, type, target);
  });
}

// ----- called

function called(node, { give }) {
  const list = node.arguments ?? [];
  for (const [i, argument] of list.entries())
    give(argument, (f, one, type) => toParameter(f, node, { node: one, type, i, count: list.length }));
  const { name, expression: whose } = node.expression;
  // It answers the object itself, as an `Object`.
  if (name?.text === 'valueOf') give(whose, toAnybody);
  else if (whose && node.kind === K.CallExpression) give(whose, (f, one, type) => toThis(f, node, one, type));
}

/** `put(this: Card)`: the object is given, too. */
function toThis(f, call, node, type) {
  const signature = f.signatureOf(call);
  const given = signature?.getThisParameter();
  if (given && !calledIn(signature).library) f.flow(node, type, f.checker.getTypeOfSymbol(given));
}

/** A tag is given the texts first. */
function tagged(node, { give }) {
  const spans = node.template.templateSpans ?? [];
  for (const [i, { expression }] of spans.entries())
    give(expression, (f, one, type) => toParameter(f, node, { node: one, type, i: i + 1, count: spans.length + 1 }));
}

function toParameter(f, call, { node, type, i, count }) {
  const signature = f.signatureOf(call);
  if (!signature) return f.report(node, 'nobody knows whom it is given to');
  const { name, library } = calledIn(signature);
  if (library && i === 0 && CHANGING.includes(name) && f.types.isSealedItself(type))
    return f.report(node, `\`${name.split('.')[1]}\` changes what can only be read`);
  const last = node.kind === K.SpreadElement ? Math.max(i, signature.parameters.length - 1) : i;
  const generic = library ? undefined : signature.getTarget();
  const before = f.found.length;
  for (let at = i; at <= last; at++) {
    f.flow(node, type, f.checker.getParameterType(signature, at));
    if (generic) f.flow(node, type, f.checker.getParameterType(generic, at), INFERRED);
  }
  if (f.found.length > before && f.isHarmless(name, count)) f.found.length = before;
}

/** `ObjectConstructor.keys` of the library; `withCards` of ours. */
function calledIn({ declaration }) {
  const node = declaration?.resolve();
  const library = isLibrary({ declaration });
  const name = node?.name?.text ?? node?.parent?.name?.text;
  return { library, name: library ? `${node.parent.name?.text}.${name}` : name };
}

// ----- assigned

const ASSIGNING = [K.EqualsToken, K.QuestionQuestionEqualsToken, K.BarBarEqualsToken, K.AmpersandAmpersandEqualsToken];

function assigned({ left, right, operatorToken: { kind } }, { give }) {
  if (kind >= K.FirstAssignment && kind <= K.LastAssignment) changed(left, { give });
  if (ASSIGNING.includes(kind)) give(right, (f, node, type) => toTarget(f, left, node, type));
}

function toTarget(f, target, node, type) {
  switch (target.kind) {
    case K.ArrayLiteralExpression:
      for (const [i, one] of target.elements.entries()) toPart(f, one, node, type, String(i));
      break;
    case K.ObjectLiteralExpression:
      for (const one of target.properties) toPart(f, one.initializer ?? one.name ?? one, node, type, one.name?.text);
      break;
    case K.BinaryExpression:
      toTarget(f, target.left, node, type);
      break;
    default:
      f.flow(node, type, f.checker.getTypeAtLocation(target));
  }
}

function toPart(f, target, node, type, key) {
  if (target.kind === K.OmittedExpression) return;
  const piece = f.types.partOf(type, key);
  if (target.kind === K.SpreadElement || target.kind === K.SpreadAssignment || !piece)
    f.report(node, 'is taken apart: declare what you take, then its type is known');
  else toTarget(f, target, node, piece);
}

/** To TypeScript `<T>` can be written by any of its keys. */
function changed(target, { give }) {
  if (target.kind === K.ElementAccessExpression)
    give(target.expression, (f, node, type) => {
      if (node.kind !== K.ThisKeyword && f.types.isGeneric(type))
        f.report(node, `${f.types.name(type)} may be anything, even what can only be read`);
    });
}

const STEPS = [K.PlusPlusToken, K.MinusMinusToken];
const stepped = ({ operator, operand }, to) => {
  if (STEPS.includes(operator)) changed(operand, to);
};

/** By a key that cannot be, anything may be put anywhere. */
function keyed({ argumentExpression }, { give }) {
  give(argumentExpression, (f, node, type) => {
    if (type.flags & TypeFlags.Never) f.report(node, 'nobody knows what it is a key of');
  });
}

/** `for (x of list)` assigns to what was declared elsewhere. */
function looped({ initializer }, { report }) {
  if (initializer.kind !== K.VariableDeclarationList)
    report(initializer, 'declare what you take, then its type is known');
}

// ----- what has no types to look at

const UNTYPED = ['eval', 'arguments', 'Reflect'];

function named(node, { report }) {
  const { text, parent } = node;
  if (UNTYPED.includes(text)) report(node, 'nobody knows what it is given, or gives');
  if (text === 'Object' && parent.kind !== K.TypeReference) {
    const isCalled = parent.expression === node && parent.name && parent.parent.expression === parent;
    if (!isCalled) report(parent, 'is not called here: nobody knows what it will be given');
  }
}

/** A function with several signatures does one thing; TypeScript hardly compares them. */
function overloaded(node, { report }) {
  const siblings = node.parent.statements ?? node.parent.members ?? [];
  if (node.body && siblings.some((s) => s.kind === node.kind && !s.body && s.name?.text === node.name?.text))
    report(node.name ?? node, 'has several signatures: give each a name');
}

const PLACES = {
  [K.VariableDeclaration]: declared,
  [K.PropertyDeclaration]: declared,
  [K.Parameter]: declared,
  [K.BindingElement]: ({ initializer }, to) => returned({ expression: initializer }, to),
  [K.AsExpression]: cast,
  [K.TypeAssertionExpression]: cast,
  [K.ReturnStatement]: returned,
  [K.ArrowFunction]: ({ body }, to) => returned({ expression: body.kind === K.Block ? undefined : body }, to),
  [K.YieldExpression]: yielded,
  [K.ThrowStatement]: thrown,
  [K.TypePredicate]: promised,
  [K.PropertyAssignment]: ({ initializer }, to) => part(initializer, to),
  [K.ShorthandPropertyAssignment]: ({ name }, to) => part(name, to),
  [K.ArrayLiteralExpression]: ({ elements }, to) => {
    for (const one of elements) part(one, to);
  },
  [K.CallExpression]: called,
  [K.NewExpression]: called,
  [K.TaggedTemplateExpression]: tagged,
  [K.BinaryExpression]: assigned,
  [K.ElementAccessExpression]: keyed,
  [K.PrefixUnaryExpression]: stepped,
  [K.PostfixUnaryExpression]: stepped,
  [K.DeleteExpression]: ({ expression }, to) => changed(expression, to),
  [K.ForOfStatement]: looped,
  [K.ForInStatement]: looped,
  [K.Identifier]: named,
  [K.FunctionDeclaration]: overloaded,
  [K.MethodDeclaration]: overloaded,
  [K.Constructor]: overloaded,
};
