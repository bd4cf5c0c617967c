// Where an expression stands: to whom it is given, and whether it is only shown.

import { SyntaxKind as K } from '../typed-sources.mjs';

/** Attributes of the page that are read out or shown, and nothing else. */
export const SHOWN = /^(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder)$/;

const WRAPPERS = new Set([K.ParenthesizedExpression, K.NonNullExpression, K.SatisfiesExpression]);
const NAMED = new Set([K.ArrowFunction, K.ClassDeclaration, K.FunctionDeclaration, K.FunctionExpression]);

/** `=`, and those that do it only now and then. */
const ASSIGNS = new Set([
  K.EqualsToken,
  K.AmpersandAmpersandEqualsToken,
  K.BarBarEqualsToken,
  K.QuestionQuestionEqualsToken,
]);

export const bare = (node) => (WRAPPERS.has(node.kind) ? bare(node.expression) : node);

export const isNothing = (node) => {
  const value = bare(node);
  if (value.kind === K.StringLiteral || value.kind === K.NoSubstitutionTemplateLiteral) return value.text === '';
  return value.kind === K.NullKeyword || (value.kind === K.Identifier && value.text === 'undefined');
};

export const isCallee = (node) => node.parent.kind === K.CallExpression && node.parent.expression === node;

export const isAssigned = (node) =>
  node.parent.kind === K.BinaryExpression &&
  node.parent.operatorToken.kind === K.EqualsToken &&
  node.parent.left === node;

/** Is this expression given to something that has a type of its own? */
export function isHanded(node) {
  const { parent } = node;
  switch (parent.kind) {
    case K.CallExpression:
    case K.NewExpression:
      return parent.expression !== node && parent.arguments?.includes(node) === true;
    case K.PropertyAssignment:
    case K.PropertyDeclaration:
    case K.VariableDeclaration:
    case K.Parameter:
    case K.BindingElement:
      // what is taken out by name has the type that it has there
      return parent.initializer === node && (parent.name.kind === K.Identifier || parent.type !== undefined);
    case K.ShorthandPropertyAssignment:
      return parent.name === node;
    case K.BinaryExpression:
      return parent.right === node && ASSIGNS.has(parent.operatorToken.kind);
    case K.ArrowFunction:
      return parent.body === node;
    case K.ArrayLiteralExpression:
      return !isTakenApart(parent);
    case K.JsxExpression:
    case K.ReturnStatement:
    case K.SpreadElement:
    case K.ThrowStatement:
    case K.YieldExpression:
      return true;
    default:
      return false;
  }
}

/** `const [a, b] = […]` */
const isTakenApart = ({ parent }) =>
  parent.kind === K.ConditionalExpression
    ? isTakenApart(parent)
    : parent.kind === K.VariableDeclaration && parent.name.kind !== K.Identifier;

/** Who is called with this, or with a list that it is in. */
export function calleeOf(node) {
  const { parent } = node;
  const call = parent.kind === K.ArrayLiteralExpression ? parent.parent : parent;
  return call.kind === K.CallExpression ? call.expression : undefined;
}

/** Does the page show this string, or the browser, and nobody else get it? */
export function isShown(call) {
  let node = call;
  while (isPassedOn(node)) node = node.parent;
  const { parent } = node;
  if (parent.kind === K.BinaryExpression && isAssigned(parent.left))
    return parent.right === node && parent.left.getText() === 'document.title';
  if (parent.kind === K.JsxExpression && parent.parent.kind === K.JsxAttribute) {
    const attribute = parent.parent;
    // an element of the page, no part of ours
    return SHOWN.test(attribute.name.getText()) && /^[a-z]/.test(attribute.parent.parent.tagName.getText());
  }
  return false;
}

function isPassedOn(node) {
  const { parent } = node;
  if (parent.kind === K.ParenthesizedExpression) return true;
  return parent.kind === K.ConditionalExpression && parent.condition !== node;
}

/** The function or class that this stands in: the outermost that has a name. */
export function nameAround(node) {
  let name = '';
  for (let at = node; at !== undefined; at = at.parent) {
    if (NAMED.has(at.kind)) name = (at.name ?? at.parent.name)?.text ?? name;
  }
  return name;
}
