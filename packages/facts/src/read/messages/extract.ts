import ts from 'typescript-api';
import type { Message } from '../model.ts';
import { textOf } from './text.ts';

/** Names of variables that hold a text which is printed later. */
const held = /(error|err|message|msg|reason|warning)s?$/i;

/**
 * The texts in a file of JavaScript that can be printed: arguments of a logger's methods, texts
 * of errors, and texts kept in a variable that is named after an error. Modules that were bundled
 * from `node_modules` under their own path are passed over.
 */
export function extractMessages(code: string, packageName: string): Message[] {
  const file = ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true);
  const messages: Message[] = [];
  const add = (kind: string, node: ts.Expression | undefined): void => {
    const text = node && textOf(node);
    if (text) messages.push({ package: packageName, kind, text });
  };
  const visit = (node: ts.Node): void => {
    if (isForeignModule(node)) return;
    if (ts.isCallExpression(node)) {
      const kind = loggerMethod(node.expression);
      if (kind) for (const argument of node.arguments) add(kind, argument);
      if (isError(node.expression) || keepsError(node.expression)) {
        add('throws', node.arguments[0]);
      }
    } else if (ts.isNewExpression(node) && isError(node.expression)) {
      add('throws', node.arguments?.[0]);
    } else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      if (held.test(node.name.text)) add('throws', node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}

function loggerMethod(node: ts.Expression): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return;
  return /(^|_)logger$/.test(node.expression.text) ? node.name.text : undefined;
}

function isError(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && ['Error', 'CACError'].includes(node.text);
}

/** As in `reasons.push(…)`. */
function keepsError(node: ts.Expression): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'push' &&
    ts.isIdentifier(node.expression) &&
    held.test(node.expression.text)
  );
}

function isForeignModule(node: ts.Node): boolean {
  return (
    ts.isMethodDeclaration(node) &&
    ts.isStringLiteral(node.name) &&
    node.name.text.includes('/node_modules/')
  );
}
