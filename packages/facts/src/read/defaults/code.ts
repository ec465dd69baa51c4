import ts from 'typescript-api';

/** Variables that hold a configuration in the tool's code. */
const roots = new Set(['config', 'libConfig', 'userConfig', 'options']);

/**
 * Defaults in code such as `config.bundle ?? true` or `const { bundle = true } = config`:
 * literals by path, for example `redirect.js.path`. Paths with different literals are left out.
 */
export function codeDefaults(code: string): Map<string, string> {
  const file = ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true);
  const found = new Map<string, Set<string>>();
  const add = (path: string | undefined, value: string | undefined): void => {
    if (path && value) found.set(path, (found.get(path) ?? new Set()).add(value));
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ) {
      add(pathOf(node.left), literal(node.right));
    }
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      const from = node.initializer;
      if (from && ts.isIdentifier(from) && roots.has(from.text)) {
        for (const { name, initializer } of node.name.elements) {
          if (ts.isIdentifier(name)) add(name.text, initializer && literal(initializer));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const certain = [...found].filter(([, values]) => values.size === 1);
  return new Map(certain.map(([path, [value = '']]) => [path, value]));
}

function pathOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return roots.has(node.text) ? '' : node.text;
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const before = pathOf(node.expression);
  if (before === undefined) return undefined;
  return before === '' ? node.name.text : `${before}.${node.name.text}`;
}

function literal(node: ts.Expression): string | undefined {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'true';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'false';
  if (ts.isStringLiteral(node)) return `'${node.text}'`;
  if (ts.isNumericLiteral(node)) return node.text;
  const empty = ts.isObjectLiteralExpression(node) && node.properties.length === 0;
  return empty ? '{}' : undefined;
}
