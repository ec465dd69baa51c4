import { posix as path } from 'node:path';
import {
  type AnyNode,
  bindings,
  isNode,
  isTypesPath,
  nameOf,
  nodes,
} from '../tool/syntax.ts';
import { type Place, placeOf } from './kinds.ts';
import type { SourceFile } from './read.ts';

/** The sources by their paths without extensions: TypeScript finds `a.ts` as `./a` and `./a.js`. */
export type Sources = ReadonlyMap<string, SourceFile>;

/** A path without the extension of code, so that `a.js` is `a.ts`. */
export const stemOf = (file: string) => file.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');

/** The file of the sources that a relative path leads to; none if it is not among them. */
function resolve(sources: Sources, from: string, specifier: string) {
  if (!specifier.startsWith('.')) return undefined;
  const stem = stemOf(path.join(from, '..', specifier));
  return sources.get(stem) ?? sources.get(`${stem}/index`);
}

/** Handwritten declarations, but not those for the compiler alone. */
export function handWritten(files: readonly SourceFile[]): Place[] {
  return files.filter(isForUsers).map((one) => placeOf('handWritten', one.path));
}

/** Whether declarations have more than modules such as `*.svg`, and references. */
function isForUsers({ path: file, program }: SourceFile): boolean {
  const isOwn = ({ id, type }: AnyNode) =>
    type !== 'ImportDeclaration' &&
    !(type === 'TSModuleDeclaration' && nameOf(id).includes('*'));
  return isTypesPath(file) && nodes(program.body).some(isOwn);
}

/** Types that are exported as if they were values, because nothing says `type`. */
export function typesExported(sources: Sources): Place[] {
  const files = [...sources.values()].filter((one) => !isTypesPath(one.path));
  return files.flatMap((file) =>
    exportsOf(file)
      .filter(({ from, isType, name }) => {
        const target = isType ? undefined : resolve(sources, file.path, from);
        return target && isTypeOf(sources, target, name);
      })
      .map(({ exported, node }) => placeOf('typeExports', file.path, node, exported)),
  );
}

/** What the lists `export { … }` of a file have, and where each name comes from. */
function exportsOf({ program }: SourceFile) {
  const body = nodes(program.body);
  return body.flatMap(({ exportKind, source, specifiers }) =>
    nodes(specifiers)
      .filter(({ type }) => type === 'ExportSpecifier')
      .map((node) => {
        const name = nameOf(node.local);
        const exported = nameOf(node.exported);
        const isType = exportKind === 'type' || node.exportKind === 'type';
        const own = { name, from: nameOf(source), isType };
        return { ...own, ...(own.from ? {} : importOf(body, name)), node, exported };
      }),
  );
}

/** Where a name comes from that a file imports. */
function importOf(body: readonly AnyNode[], local: string) {
  for (const { importKind, source, specifiers } of body)
    for (const one of nodes(specifiers)) {
      if (!one.type.startsWith('Import') || nameOf(one.local) !== local) continue;
      const isType = importKind === 'type' || one.importKind === 'type';
      return { name: nameOf(one.imported) || 'default', from: nameOf(source), isType };
    }
  return undefined;
}

/** Whether a name that a file exports is a type and no value, also through other files. */
function isTypeOf(
  sources: Sources,
  file: SourceFile,
  name: string,
  seen = new Set<string>(),
): boolean {
  const key = `${file.path} ${name}`;
  if (seen.has(key)) return false;
  seen.add(key);
  const follow = (from: string, one: string) => {
    const target = resolve(sources, file.path, from);
    return target !== undefined && isTypeOf(sources, target, one, seen);
  };
  const body = nodes(file.program.body);
  const listed = exportsOf(file).find(({ exported }) => exported === name);
  if (listed?.isType) return true;
  if (listed?.from) return follow(listed.from, listed.name);
  if (isDeclaredType(body, listed?.name ?? name)) return true;
  const isStar = ({ exported, type }: AnyNode) =>
    type === 'ExportAllDeclaration' && !isNode(exported);
  return body.filter(isStar).some(({ source }) => follow(nameOf(source), name));
}

/** Whether the statements of a file declare a name, and only as a type. */
function isDeclaredType(body: readonly AnyNode[], name: string): boolean {
  const declared = body.flatMap((statement) => {
    const one = isNode(statement.declaration) ? statement.declaration : statement;
    const isDefault = name === 'default' && statement.type === 'ExportDefaultDeclaration';
    return isDefault || bindings(one).includes(name) ? one : [];
  });
  const isOnlyType = ({ type }: AnyNode) => /^TS(?:Interface|TypeAlias)/.test(type);
  return declared.length > 0 && declared.every(isOnlyType);
}
