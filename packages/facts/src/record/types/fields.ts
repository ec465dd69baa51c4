import ts from 'typescript-api';
import { type Comment, commentOf, type Declarations } from './declarations.ts';
import { elementOf, targetOf, typeText } from './type-text.ts';

/** A field of a type. */
interface DeclaredField {
  readonly path: string;
  readonly type: string;
  readonly comment: Comment;
}

/** How many levels of nested fields to list for a top-level field. */
export type Depth = (path: string, declaredIn: string) => number;

/**
 * The fields of a type, each followed by the fields of the objects it holds, as deep as `depth`
 * says for the name of a top-level field and the file that declares it.
 */
function fieldsOf(
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
    comment: commentOf(symbol, checker),
  };
  const below = depth > 0 ? objectsIn(node, checker) : [];
  return [
    field,
    ...below.flatMap(({ type, list }) =>
      checker
        .getPropertiesOfType(type)
        .flatMap((one) => fieldOf(one, list ? `${path}[]` : path, depth - 1, checker)),
    ),
  ];
}

function declarationOf(symbol: ts.Symbol): ts.PropertySignature | undefined {
  return symbol.declarations?.find(ts.isPropertySignature);
}

interface ObjectType {
  readonly type: ts.Type;
  /** Whether the field holds a list of these objects. */
  readonly list: boolean;
}

/** The object types that a field may hold, directly or in a list. */
function objectsIn(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
  list = false,
): ObjectType[] {
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap((one) => objectsIn(one, checker, list));
  }
  const element = elementOf(node);
  if (element) return objectsIn(element, checker, true);
  const target = targetOf(node, checker);
  if (target) return objectsIn(target, checker, list);
  const isObject = ts.isTypeLiteralNode(node) || isOwnObject(node, checker);
  return isObject ? [{ type: checker.getTypeAtLocation(node), list }] : [];
}

/** Whether a name refers to an object type of the tool itself, and not of a library. */
function isOwnObject(node: ts.TypeNode, checker: ts.TypeChecker): boolean {
  if (!ts.isTypeReferenceNode(node)) return false;
  const type = checker.getTypeAtLocation(node);
  const declaration = (type.aliasSymbol ?? type.getSymbol())?.declarations?.[0];
  const file = declaration?.getSourceFile().fileName ?? '';
  const isFunction = checker.getSignaturesOfType(type, ts.SignatureKind.Call).length > 0;
  return /\/@rs(lib|build)\/core\//.test(file) && !type.isUnion() && !isFunction;
}

function pathOf(parent: string, name: string): string {
  if (parent === '') return name;
  return /^[\w$]+$/.test(name) ? `${parent}.${name}` : `${parent}['${name}']`;
}

/** An option under the name that the documentation uses. */
export interface DeclaredOption {
  /** `lib.format` for options of the tool itself, `output.target` for those of Rsbuild. */
  readonly name: string;
  readonly field: DeclaredField;
  /** Whether it is allowed at the top level and in an item of `lib`. */
  readonly topLevel: boolean;
  readonly item: boolean;
}

/** Top-level fields of Rsbuild whose own fields are documented. */
export const containers = [
  'dev',
  'html',
  'output',
  'performance',
  'resolve',
  'security',
  'server',
  'source',
  'tools',
];

/**
 * The options of `LibConfig` and `RslibConfig`, sorted by name: all levels of what the tool
 * declares itself, one level below the top of what it takes from Rsbuild.
 */
export function declaredOptions(declarations: Declarations): DeclaredOption[] {
  const own = new Set<string>();
  const depth = (name: string, file: string): number => {
    // Both declare `output`, but nearly all of its fields are Rsbuild's.
    if (file.includes('/@rslib/core/') && name !== 'output' && name !== 'lib') {
      own.add(name);
      return 8;
    }
    return containers.includes(name) ? 1 : 0;
  };
  const item = fieldsOf(declarations.exported('LibConfig'), declarations, depth);
  const top = fieldsOf(declarations.exported('RslibConfig'), declarations, depth);
  const topPaths = new Set(top.map(({ path }) => path));
  const itemPaths = new Set(item.map(({ path }) => path));
  return [...item, ...top.filter(({ path }) => !itemPaths.has(path))]
    .filter(({ path }) => !path.startsWith('_'))
    .map((field) => ({
      name: own.has(field.path.split(/[.[]/)[0] ?? '') ? `lib.${field.path}` : field.path,
      field,
      topLevel: topPaths.has(field.path),
      item: itemPaths.has(field.path),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
