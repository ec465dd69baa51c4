import ts from 'typescript-api';
import { resolveAlias } from './declarations.ts';

/**
 * A type as one line of TypeScript, as its author wrote it, except that names of literal unions are
 * replaced with the union, and object types are just `object`: their fields are listed separately.
 */
export function typeText(node: ts.TypeNode, checker: ts.TypeChecker): string {
  if (ts.isParenthesizedTypeNode(node)) return typeText(node.type, checker);
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map((one) => unionMember(one, checker));
    return [...new Set(parts)].join(' | ');
  }
  if (ts.isTypeLiteralNode(node)) return 'object';
  const element = elementOf(node);
  if (element) return listOf(element, checker);
  const target = targetOf(node, checker);
  if (target) return typeText(target, checker);
  if (ts.isTypeReferenceNode(node) && node.typeArguments) {
    const given = node.typeArguments.map((one) => typeText(one, checker));
    return `${node.typeName.getText()}<${given.join(', ')}>`;
  }
  return singleQuoted(node.getText().replaceAll(/\s+/g, ' '));
}

/** The type of the items of a list, `T[]` or `Array<T>`; `undefined` for another type. */
export function elementOf(node: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isArrayTypeNode(node)) return node.elementType;
  const isArray = ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Array';
  return isArray ? node.typeArguments?.[0] : undefined;
}

/**
 * The type behind a name or an indexed access such as `Output['target']`, if it is worth showing
 * instead of the name: an object, or a type made of literals, keywords and lists of them.
 */
export function targetOf(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  if (ts.isIndexedAccessTypeNode(node)) return indexedType(node, checker);
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const declaration = declarationOf(node.typeName, checker);
  if (!declaration || !ts.isTypeAliasDeclaration(declaration)) return undefined;
  if (declaration.typeParameters) return undefined;
  return isSimple(declaration.type, checker) ? declaration.type : undefined;
}

function declarationOf(
  name: ts.EntityName,
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && resolveAlias(symbol, checker).declarations?.[0];
}

function indexedType(
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

function isSimple(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (ts.isUnionTypeNode(node)) return node.types.every((one) => isSimple(one, checker));
  if (ts.isArrayTypeNode(node)) return isSimple(node.elementType, checker);
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

function unionMember(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const text = typeText(node, checker);
  return text.includes('=>') ? `(${text})` : text;
}

/** String literals in single quotes, as in the site's samples. */
function singleQuoted(text: string): string {
  return /^"[^"']*"$/.test(text) ? `'${text.slice(1, -1)}'` : text;
}
