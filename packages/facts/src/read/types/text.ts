import ts from 'typescript-api';

/** What a type that is an object of its own is called, since its fields are listed separately. */
const object = 'object';

/**
 * A type node as one line of TypeScript, as its author wrote it, with the names of unions of
 * literals replaced by what they stand for. Types that are objects are called `object`.
 */
export function typeText(node: ts.TypeNode, checker: ts.TypeChecker): string {
  if (ts.isParenthesizedTypeNode(node)) return typeText(node.type, checker);
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map((one) => member(one, checker));
    return [...new Set(parts)].join(' | ');
  }
  if (ts.isTypeLiteralNode(node)) return object;
  if (ts.isArrayTypeNode(node)) return listOf(node.elementType, checker);
  const target = targetOf(node, checker);
  if (target) return typeText(target, checker);
  if (ts.isTypeReferenceNode(node) && node.typeArguments) {
    const [first] = node.typeArguments;
    const name = node.typeName.getText();
    if (name === 'Array' && first) return listOf(first, checker);
    const given = node.typeArguments.map((one) => typeText(one, checker));
    return `${name}<${given.join(', ')}>`;
  }
  return quoted(node.getText().replaceAll(/\s+/g, ' '));
}

/**
 * The declaration behind a name or an indexed access such as `Output['target']`, where it is worth
 * showing in place of the name: one that is made of literals, keywords and lists of them, or an
 * object. Undefined for everything else.
 */
export function targetOf(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  if (ts.isIndexedAccessTypeNode(node)) return indexed(node, checker);
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const declaration = declarationOf(node.typeName, checker);
  if (!declaration || !ts.isTypeAliasDeclaration(declaration)) return undefined;
  if (declaration.typeParameters) return undefined;
  return isPlain(declaration.type, checker) ? declaration.type : undefined;
}

function declarationOf(
  name: ts.EntityName,
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const alias = symbol.flags & ts.SymbolFlags.Alias;
  return (alias ? checker.getAliasedSymbol(symbol) : symbol).declarations?.[0];
}

function indexed(
  node: ts.IndexedAccessTypeNode,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  const index = node.indexType;
  if (!ts.isLiteralTypeNode(index) || !ts.isStringLiteral(index.literal))
    return undefined;
  const owner = checker.getTypeAtLocation(node.objectType);
  const found = checker.getPropertyOfType(owner, index.literal.text)?.declarations?.[0];
  return found && ts.isPropertySignature(found) ? found.type : undefined;
}

function isPlain(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (ts.isParenthesizedTypeNode(node)) return isPlain(node.type, checker);
  if (ts.isUnionTypeNode(node)) return node.types.every((one) => isPlain(one, checker));
  if (ts.isArrayTypeNode(node)) return isPlain(node.elementType, checker);
  if (ts.isTypeReferenceNode(node)) return targetOf(node, checker) !== undefined;
  return (
    ts.isLiteralTypeNode(node) || ts.isTypeLiteralNode(node) || keywords.has(node.kind)
  );
}

const keywords = new Set([
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.StringKeyword,
  ts.SyntaxKind.NumberKeyword,
]);

function listOf(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const text = typeText(node, checker);
  return /[|&]|=>/.test(text) ? `(${text})[]` : `${text}[]`;
}

function member(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const text = typeText(node, checker);
  return text.includes('=>') ? `(${text})` : text;
}

/** String literals in single quotes, as the site's samples write them. */
function quoted(text: string): string {
  return /^"[^"']*"$/.test(text) ? `'${text.slice(1, -1)}'` : text;
}
