import {
  type AnyNode,
  bindings,
  isFunction,
  isNode,
  nameOf,
  nodes,
  propertyOf,
  requiredBy,
} from './syntax.ts';
import type { TopLevel } from './top-level.ts';

/** The exports of an ES module or of declarations; `stars` are what it passes everything on of. */
export function moduleExports(program: AnyNode) {
  const names = new Set<string>();
  const stars = new Set<string>();
  for (const node of nodes(program.body)) {
    if (node.type === 'ExportDefaultDeclaration') names.add('default');
    if (node.type === 'TSExportAssignment') names.add('export =');
    if (node.type === 'TSImportEqualsDeclaration' && node.isExport)
      names.add(nameOf(node.id));
    if (node.type === 'ExportAllDeclaration') {
      if (node.exported) names.add(nameOf(node.exported));
      else stars.add(nameOf(node.source));
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { exported } of nodes(node.specifiers)) names.add(nameOf(exported));
    for (const name of bindings(node.declaration)) names.add(name);
  }
  return { names, stars, isValue: false };
}

/**
 * The exports of UMD and scripts, and what a bundler's runtime defines in CommonJS: getters that a
 * helper gets, `define(target, { name: () => value })`, and properties of `receivers`.
 */
export function assignedExports({ nodes: all, receivers }: TopLevel) {
  const names = new Set<string>();
  const stars = new Set<string>();
  const defined = new Map<string, string[]>();
  const exported = new Set(['exports', ...receivers]);
  let isValue = false;
  for (const node of all) {
    const target = nameOf(nodes(node.arguments)[0]);
    if (node.type !== 'CallExpression' || target === '') continue;
    const before = defined.get(target) ?? [];
    defined.set(target, [...before, ...namesDefined(node)]);
  }
  for (const { type, left, right, argument } of all) {
    const value = type === 'ReturnStatement' ? argument : right;
    if (!/^(?:Return|Assignment)/.test(type) || !isNode(value)) continue;
    const last = nodes(value.expressions).at(-1);
    const ids = [last ?? value, ...nodes(value.arguments)].map(nameOf);
    for (const id of ids) exported.add(id);
    if (isNode(left) && receivers.has(nameOf(left.object))) names.add(propertyOf(left));
    if (!isNode(left) || propertyOf(left) !== 'exports') continue;
    if (nameOf(left.object) !== 'module') continue;
    const path = requiredBy(value);
    if (path !== '') stars.add(path);
    else if (value.type !== 'ObjectExpression') isValue ||= !ids.some(hasNames);
  }
  function hasNames(id: string): boolean {
    return (defined.get(id) ?? []).length > 0;
  }
  for (const target of exported)
    for (const name of defined.get(target) ?? []) names.add(name);
  return { names, stars, isValue };
}

/**
 * The names in `define(target, { a: () => a })`, in `define(target, ['a', () => a, 'b', 0, b])` and
 * in `Object.defineProperty(target, 'a', …)`.
 */
function namesDefined(call: AnyNode): string[] {
  const [, ...objects] = nodes(call.arguments);
  if (propertyOf(call.callee) === 'defineProperty') return [nameOf(objects[0])];
  return objects.flatMap(({ elements, properties }) => [
    ...nodes(properties).map(({ key }) => nameOf(key)),
    ...nodes(elements)
      .filter((_, at, all) => all[at + 1]?.value === 0 || isFunction(all[at + 1]))
      .map(nameOf),
  ]);
}
