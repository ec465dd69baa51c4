import ts from 'typescript-api';
import { placeholder } from '../../format/facts.ts';

/** Names of variables that hold a text which is printed later. */
const messageVariable = /(error|err|message|msg|reason|warning)s?$/i;

/**
 * The texts in JavaScript code that can be printed: arguments of logger methods, texts of errors,
 * and texts in variables named like an error. Modules bundled from `node_modules` under their own
 * path are skipped.
 */
export function extractMessages(code: string): string[] {
  const file = ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true);
  const messages: string[] = [];
  const add = (...nodes: readonly (ts.Expression | undefined)[]): void => {
    messages.push(...nodes.flatMap((one) => (one && textOf(one)) || []));
  };
  const visit = (node: ts.Node): void => {
    if (isBundledModule(node)) return;
    if (ts.isCallExpression(node)) {
      const { object, method } = methodOf(node.expression);
      if (/(^|_)logger$/.test(object)) add(...node.arguments);
      // For example `reasons.push(…)`.
      const isPushed = method === 'push' && messageVariable.test(object);
      if (isPushed || isError(node.expression)) add(node.arguments[0]);
    } else if (ts.isNewExpression(node) && isError(node.expression)) {
      add(node.arguments?.[0]);
    } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      if (messageVariable.test(node.name.text)) add(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}

function isError(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && ['Error', 'CACError'].includes(node.text);
}

/** The name of the object and of its method in a call such as `logger.error(…)`. */
function methodOf(called: ts.Expression): { object: string; method: string } {
  const isMethod =
    ts.isPropertyAccessExpression(called) && ts.isIdentifier(called.expression);
  return isMethod
    ? { object: called.expression.getText(), method: called.name.text }
    : { object: '', method: '' };
}

function isBundledModule(node: ts.Node): boolean {
  return (
    ts.isMethodDeclaration(node) &&
    ts.isStringLiteral(node.name) &&
    node.name.text.includes('/node_modules/')
  );
}

/** The text of an expression with placeholders; `undefined` if nothing of it is literal. */
function textOf(node: ts.Expression): string | undefined {
  const text = evaluate(node).trim();
  return /\p{L}{2}/u.test(text.replaceAll(placeholder, '')) ? text : undefined;
}

function evaluate(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({ expression, literal }) => evaluate(expression) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken
  ) {
    return evaluate(node.left) + evaluate(node.right);
  }
  // Calls such as `color.cyan('dts')` only add colour.
  if (ts.isCallExpression(node) && /color/i.test(methodOf(node.expression).object))
    return node.arguments[0] ? evaluate(node.arguments[0]) : '';
  return placeholder;
}
