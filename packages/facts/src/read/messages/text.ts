import ts from 'typescript-api';
import { hole } from '../model.ts';

/**
 * The text that an expression builds, with `${…}` in place of what is only known at run time;
 * undefined where nothing of it is literal. Calls such as `color.cyan('dts')` only colour.
 */
export function textOf(node: ts.Expression): string | undefined {
  const text = partOf(node).trim();
  return /\p{L}{2}/u.test(text.replaceAll(hole, '')) ? text : undefined;
}

function partOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return partOf(node.expression);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => partOf(expression) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken
  ) {
    return partOf(node.left) + partOf(node.right);
  }
  if (ts.isCallExpression(node) && isColour(node.expression)) {
    return node.arguments[0] ? partOf(node.arguments[0]) : '';
  }
  return hole;
}

function isColour(node: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    /color/i.test(node.expression.text)
  );
}
