// Deletions that make sense in any code: a statement, an `if`, one operand of `&&` or `||`, a filter.

const DEEDS = new Set(['CallExpression', 'AssignmentExpression', 'UpdateExpression']);

/** A visitor for visitCode that tells `finder` of every deletion at a node. */
export const deletions = (finder) => (node, parents, chained) => {
  switch (node.type) {
    case 'ExpressionStatement':
      if (DEEDS.has(deedOf(node.expression).type)) finder.delete('statement', node, 'statement');
      break;
    case 'IfStatement':
      if (!node.alternate) finder.delete('if', node, 'statement');
      break;
    case 'LogicalExpression':
      dropOperands(finder, node, parents[0]);
      break;
    case 'CallExpression':
      if (!chained && node.callee.property?.name === 'filter')
        finder.drop('filter', node, finder.textOf(node.callee.object), {
          start: node.callee.object.end,
          end: node.end,
        });
      break;
  }
};

/** What a statement does, flows included: `yield* f()` does f. */
const deedOf = (node) => (node.type === 'YieldExpression' && node.argument ? deedOf(node.argument) : node);

/** `a && b && c` is one list of three, however it is nested. */
function dropOperands(finder, node, parent) {
  if (node.operator === '??' || (parent.type === node.type && parent.operator === node.operator)) return;
  const operands = operandsOf(node, node.operator);
  operands.forEach((dropped) => {
    const rest = operands.filter((o) => o !== dropped).map((o) => `(${finder.textOf(o)})`);
    finder.drop('operand', node, rest.join(` ${node.operator} `), dropped);
  });
}

function operandsOf(node, operator) {
  return node.type === 'LogicalExpression' && node.operator === operator
    ? [...operandsOf(node.left, operator), ...operandsOf(node.right, operator)]
    : [node];
}
