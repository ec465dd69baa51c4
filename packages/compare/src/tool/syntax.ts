import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Comment, type Node, Parser } from 'acorn';
import { analyze, type Variable } from 'eslint-scope';

/** A node of the syntax tree, whose fields are read by name. */
export type AnyNode = Node & Readonly<Record<string, unknown>>;

/** Whether a path is that of declarations, also of `X.d.vue.ts`. */
export const isTypesPath = (path: string) => /\.d\.(?:\w+\.)?[cm]?ts$/.test(path);

/** A parser that reports no names that are declared twice or not at all. */
const tolerant = (Base: typeof Parser) =>
  class extends Base {
    raiseRecoverable(): void {}
  };
const javascript = Parser.extend(tolerant);
const typescript = Parser.extend(tsPlugin({ jsx: false }), tolerant);
const jsx = Parser.extend(tsPlugin({ jsx: true }), tolerant);
const declarations = Parser.extend(tsPlugin({ dts: true, jsx: false }), tolerant);

/** The parsers of a file by its extension, and whether each reads a module or a script. */
function parsersOf(
  path: string,
): readonly (readonly [typeof Parser, isModule: boolean])[] {
  if (isTypesPath(path)) return [[declarations, true]];
  if (/\.[cm]?ts$/.test(path)) return [[typescript, true]];
  if (path.endsWith('.tsx')) return [[jsx, true]];
  return [
    [javascript, false],
    [javascript, true],
    [jsx, true],
  ];
}

const optionsOf = (isModule: boolean) => ({
  sourceType: isModule ? ('module' as const) : ('script' as const),
  ecmaVersion: 'latest' as const,
  allowReturnOutsideFunction: true,
});

/**
 * Parses JavaScript, with or without JSX, TypeScript or declarations. `isModule` says that it is no
 * script, because of `import`, `export` or a top-level `await`. Throws the error of the parser that
 * gets furthest.
 */
export function parse(path: string, text: string) {
  const problems: unknown[] = [];
  for (const [parser, isModule] of parsersOf(path)) {
    const onComment: Comment[] = [];
    const options = { ...optionsOf(isModule), locations: true, ranges: true, onComment };
    try {
      const program = { ...parser.parse(text, options) };
      return { program, comments: onComment, isModule };
    } catch (error) {
      problems.push(error);
    }
  }
  throw problems.sort((one, other) => positionOf(other) - positionOf(one))[0];
}

/** Where a parser has stopped. */
const positionOf = (error: unknown) =>
  error instanceof SyntaxError && 'pos' in error ? Number(error.pos) : 0;

const years = [5, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024] as const;

/** The first ECMAScript year with which JavaScript can be parsed; 0 if it has JSX, or is newer. */
export function yearOf(text: string, isModule: boolean): number {
  const isReadIn = (ecmaVersion: (typeof years)[number]) => {
    try {
      javascript.parse(text, { ...optionsOf(isModule), ecmaVersion });
      return true;
    } catch {
      return false;
    }
  };
  // `import` and `export` are ES2015.
  return years.slice(isModule ? 1 : 0).find(isReadIn) ?? 0;
}

/** The parser's trees are those that the analyzer reads. */
const isProgram = (node: AnyNode): node is AnyNode & Parameters<typeof analyze>[0] =>
  node.type === 'Program';

export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The nodes in a field that holds a list. */
export function nodes(value: unknown): AnyNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The nodes directly in a node. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

/** A node and everything in it, or all of it that `enters` lets through. */
export function allIn(node: AnyNode, enters = (_: AnyNode) => true): AnyNode[] {
  const found = [node];
  for (const one of found)
    for (const child of childrenOf(one)) if (enters(child)) found.push(child);
  return found;
}

/** The text of a string, or of a part of a template; empty for any other node. */
export function textOf({ value }: AnyNode): string {
  const isPart = typeof value === 'object' && value !== null && 'cooked' in value;
  const text = isPart ? value.cooked : value;
  return typeof text === 'string' ? text : '';
}

/** The text of a string, which may be a template without expressions; empty for others. */
export function stringOf(node: unknown): string {
  if (!isNode(node)) return '';
  const [part = node, more] = nodes(node.quasis);
  return more ? '' : textOf(part);
}

/** The name of an identifier, or the text of a string; empty for any other node. */
export function nameOf(node: unknown): string {
  const isName = isNode(node) && node.type === 'Identifier';
  return isName ? String(node.name) : stringOf(node);
}

/** `name` of `object.name` and `object['name']`; empty for any other node. */
export function propertyOf(node: unknown): string {
  if (!isNode(node) || node.type !== 'MemberExpression') return '';
  const isName = isNode(node.property) && node.property.type === 'Identifier';
  return node.computed && isName ? '' : nameOf(node.property);
}

/** `a.b.c` of a member, of a name or of what is assigned to; `this` and other nodes are nothing. */
export function pathOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'ChainExpression') return pathOf(node.expression);
  if (node.type === 'AssignmentExpression') return pathOf(node.left);
  if (node.type === 'MetaProperty')
    return `${nameOf(node.meta)}.${nameOf(node.property)}`;
  const name = propertyOf(node);
  return name ? `${pathOf(node.object)}.${name}` : nameOf(node);
}

/** The path of `require('path')`, which may be an argument of helpers; empty for other nodes. */
export function requiredBy(node: unknown): string {
  if (!isNode(node) || node.type !== 'CallExpression') return '';
  const [first] = nodes(node.arguments);
  if (nameOf(node.callee) !== 'require') return requiredBy(first);
  return stringOf(first);
}

/**
 * What each name in a program refers to: a variable, or its text if the program declares none; the
 * nodes of the latter, which are free; and the names of its variables.
 */
export function readNames(program: AnyNode, isModule: boolean) {
  const sourceType = isModule ? 'module' : 'commonjs';
  const options = { ecmaVersion: 2025, sourceType, fallback: 'iteration' } as const;
  const manager = isProgram(program) ? analyze(program, options) : undefined;
  const known = new Map<unknown, Variable>();
  for (const variable of manager?.scopes.flatMap((scope) => scope.variables) ?? []) {
    for (const { name } of variable.defs) known.set(name, variable);
    for (const { identifier } of variable.references) known.set(identifier, variable);
  }
  const through = manager?.globalScope?.through ?? [];
  return {
    refersTo: (node: unknown) => known.get(node) ?? nameOf(node),
    free: new Set<unknown>(through.map(({ identifier }) => identifier)),
    declared: [...new Set(known.values())].map(({ name }) => name),
  };
}

/** The names that a declaration or a pattern introduces: `const { a, b: [c] } = …`. */
export function bindings(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [nameOf(node)];
  const lists = [node.declarations, node.properties, node.elements].flatMap(nodes);
  const inner = node.type === 'Property' ? node.value : (node.id ?? node.argument);
  return [inner, node.left, ...lists].flatMap(bindings);
}
