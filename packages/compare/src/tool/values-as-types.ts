import { type AnyNode, bindings, nameOf, walk } from './syntax.ts';

const type =
  /^(?:TSInterface|TSTypeAlias|TSEnum|TSModule|TSImportEquals|Class|Import.*Specifier)/;

/** The values that declarations name as types, which compilers refuse. */
export function valuesAsTypes(program: AnyNode): string[] {
  const values = new Set<string>();
  const types = new Set<string>();
  const used = new Set<string>();
  walk(program, (node) => {
    if (type.test(node.type)) types.add(nameOf(node.id ?? node.local));
    else for (const name of bindings(node.id)) values.add(name);
    if (node.type === 'TSTypeParameter') types.add(String(node.name));
    if (node.type === 'TSTypeReference') used.add(nameOf(node.typeName));
  });
  return [...used].filter((name) => values.has(name) && !types.has(name));
}
