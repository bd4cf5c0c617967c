// A rule that asks players is a generator (`Flow`): called without `yield*` it does nothing, and TypeScript does not mind.

import { SyntaxKind as K } from 'typescript/unstable/ast';

/** Calls in one file that begin a flow and let it lie: a statement of its own. */
export function idleFlowsIn(checker, file) {
  const calls = [];
  const visit = (node) => {
    if (node.kind === K.ExpressionStatement && node.expression.kind === K.CallExpression) calls.push(node.expression);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  if (calls.length === 0) return [];
  const types = checker.getTypeAtLocation(calls);
  return calls.filter((_, i) => types[i]?.getSymbol()?.name === 'Generator');
}
