import ts from 'typescript-api';
import { type Comment, commentOf } from './comment.ts';
import type { Declarations } from './program.ts';
import { targetOf, typeText } from './text.ts';

/** A field of a type, with the path that leads to it. */
export interface DeclaredField {
  readonly path: string;
  readonly type: string;
  readonly optional: boolean;
  readonly comment: Comment;
}

/** How many further levels of fields are listed below a field of the outermost type. */
export type Depth = (path: string, declaredIn: string) => number;

/**
 * The fields of a type, outermost first, each with those of the object it holds. `depth` says for
 * a field of the outermost type, by its name and the file that declares it, how deep to go.
 */
export function fieldsOf(
  type: ts.Type,
  { checker }: Declarations,
  depth: Depth,
): DeclaredField[] {
  return checker.getPropertiesOfType(type).flatMap((symbol) => {
    const file = declarationOf(symbol)?.getSourceFile().fileName ?? '';
    return fieldOf(symbol, '', depth(symbol.name, file), checker);
  });
}

function fieldOf(
  symbol: ts.Symbol,
  parent: string,
  depth: number,
  checker: ts.TypeChecker,
): DeclaredField[] {
  const declaration = declarationOf(symbol);
  const node = declaration?.type;
  if (!node) return [];
  const path = pathOf(parent, symbol.name);
  const field: DeclaredField = {
    path,
    type: typeText(node, checker),
    optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    comment: commentOf(symbol, checker),
  };
  const below = depth > 0 ? objectsIn(node, checker) : [];
  const seen = new Set<string>();
  return [
    field,
    ...below.flatMap(({ type, list }) =>
      checker.getPropertiesOfType(type).flatMap((one) => {
        if (seen.has(one.name)) return [];
        seen.add(one.name);
        return fieldOf(one, list ? `${path}[]` : path, depth - 1, checker);
      }),
    ),
  ];
}

function declarationOf(symbol: ts.Symbol): ts.PropertySignature | undefined {
  return symbol.declarations?.find(ts.isPropertySignature);
}

interface Held {
  readonly type: ts.Type;
  /** Whether the field holds a list of such objects. */
  readonly list: boolean;
}

/** The objects with named fields that a field may hold, those of its lists included. */
function objectsIn(node: ts.TypeNode, checker: ts.TypeChecker, list = false): Held[] {
  if (ts.isParenthesizedTypeNode(node)) return objectsIn(node.type, checker, list);
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap((one) => objectsIn(one, checker, list));
  }
  if (ts.isArrayTypeNode(node)) return objectsIn(node.elementType, checker, true);
  if (isArrayOf(node))
    return node.typeArguments.flatMap((one) => objectsIn(one, checker, true));
  const target = targetOf(node, checker);
  if (target) return objectsIn(target, checker, list);
  if (ts.isTypeLiteralNode(node))
    return [{ type: checker.getTypeAtLocation(node), list }];
  return isOwnObject(node, checker)
    ? [{ type: checker.getTypeAtLocation(node), list }]
    : [];
}

function isArrayOf(
  node: ts.TypeNode,
): node is ts.TypeReferenceNode & { typeArguments: ts.NodeArray<ts.TypeNode> } {
  return (
    ts.isTypeReferenceNode(node) &&
    node.typeName.getText() === 'Array' &&
    node.typeArguments !== undefined
  );
}

/** Whether a name stands for an object that the tool itself declares, not for one of a library. */
function isOwnObject(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (!ts.isTypeReferenceNode(node)) return false;
  const type = checker.getTypeAtLocation(node);
  const declaration = (type.aliasSymbol ?? type.getSymbol())?.declarations?.[0];
  if (
    !declaration ||
    !/\/@rs(lib|build)\/core\//.test(declaration.getSourceFile().fileName)
  )
    return false;
  if (node.typeArguments) return false;
  return (
    checker.getSignaturesOfType(type, ts.SignatureKind.Call).length === 0 &&
    !type.isUnion() &&
    checker.getPropertiesOfType(type).length > 0 &&
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    !checker.isArrayType(type)
  );
}

function pathOf(parent: string, name: string): string {
  const plain = /^[\w$]+$/.test(name);
  if (parent === '') return name;
  return plain ? `${parent}.${name}` : `${parent}['${name}']`;
}
