import ts from 'typescript-api';
import { placeholder } from '../facts.ts';

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
      if (isLogger(node.expression)) add(...node.arguments);
      if (isError(node.expression) || isPushToMessages(node.expression)) {
        add(node.arguments[0]);
      }
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

function isLogger(node: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    /(^|_)logger$/.test(node.expression.text)
  );
}

function isError(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && ['Error', 'CACError'].includes(node.text);
}

/** For example `reasons.push(…)`. */
function isPushToMessages(node: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'push' &&
    ts.isIdentifier(node.expression) &&
    messageVariable.test(node.expression.text)
  );
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
  if (ts.isCallExpression(node) && isColorMethod(node.expression)) {
    return node.arguments[0] ? evaluate(node.arguments[0]) : '';
  }
  return placeholder;
}

/** Calls such as `color.cyan('dts')` only add colour. */
function isColorMethod(node: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    /color/i.test(node.expression.text)
  );
}
