import { isBuiltin } from 'node:module';
import path from 'node:path';
import { type Manifest, packageOf } from '../tool/manifest.ts';
import { type AnyNode, allIn, isNode, nameOf, nodes, stringOf } from '../tool/syntax.ts';
import { loadedBy } from './find.ts';
import { type Place, placeOf } from './kinds.ts';
import type { SourceFile } from './read.ts';

/** Packages that a file imports, but that users do not get, because only `devDependencies` has them. */
export function devPackages(
  file: SourceFile,
  manifest: Manifest,
  dev: ReadonlySet<string>,
): Place[] {
  const used = valuesIn(file.all);
  const found = new Map<string, Place>();
  for (const node of file.all) {
    const value = loadedBy(node);
    const name = packageOf(value || typesBy(node));
    const isDev = dev.has(name) || dev.has(typesOf(name));
    if (isBuiltin(name) || !isDev || manifest.provided.has(name)) continue;
    const isValue = value !== '' && isUsed(node, used);
    const kind = isValue ? 'devPackages' : 'devTypes';
    if (!found.has(kind + name))
      found.set(kind + name, placeOf(kind, file.path, node, name));
  }
  return [...found.values()];
}

/**
 * Imports of a dependency's file by a path that only bundlers complete, where it is installed:
 * `lodash/debounce`, because the package has no `exports`. `load` is the `require` of the package.
 */
export function openPaths(file: SourceFile, { provided }: Manifest, load: NodeRequire) {
  return file.all.flatMap((node) => {
    const specifier = loadedBy(node);
    const name = packageOf(specifier);
    const isImport = /^(?:Import|Export)/.test(node.type);
    if (!isImport || !provided.has(name) || specifier === name) return [];
    try {
      const { exports } = load(`${name}/package.json`);
      const isWhole = load.resolve(specifier).endsWith(path.normalize(specifier));
      return exports || isWhole ? [] : placeOf('openPaths', file.path, node, specifier);
    } catch {
      // It is not installed, or its `exports` do not have the path.
      return [];
    }
  });
}

/** The package with the types of another one: `@types/scope__name` of `@scope/name`. */
const typesOf = (name: string) => `@types/${name.replace(/^@(.*)\//, '$1__')}`;

/** The package that a node needs only for types. */
function typesBy({ argument, importKind, exportKind, source, type }: AnyNode): string {
  if (type === 'TSImportType') return nameOf(argument);
  return importKind === 'type' || exportKind === 'type' ? stringOf(source) : '';
}

/** Whether anything of an import is used as a value; what is not is left out of the output. */
function isUsed({ specifiers, type }: AnyNode, used: ReadonlySet<string>): boolean {
  const all = nodes(specifiers);
  if (type !== 'ImportDeclaration' || all.length === 0) return true;
  return all.some((one) => one.importKind !== 'type' && used.has(nameOf(one.local)));
}

/** The names that are used otherwise than in types and imports. */
function valuesIn(all: readonly AnyNode[]): ReadonlySet<string> {
  const apart = all.filter(({ type }) => isApart.test(type));
  const hidden = new Set(apart.flatMap((one) => allIn(one)));
  const names = all.filter((one) => !hidden.has(one)).map(usedName);
  return new Set(names);
}

const isApart =
  /^(?:ImportDeclaration|TSTypeAnnotation|TSTypeParameter\w+|TSTypeQuery|TSTypeReference|TSInterface\w+|TSTypeAlias\w+|TSExpressionWithTypeArguments)$/;

const usedName = (node: AnyNode) =>
  node.type === 'JSXIdentifier' ? String(node.name) : isNode(node) ? nameOf(node) : '';

/** The first JSX of each file, if the package has no plugin that compiles it. */
export function jsxWithoutPlugin(
  files: readonly SourceFile[],
  packages: readonly string[],
): Place[] {
  if (packages.some((one) => /\bplugin-(?:react|preact|solid|vue-jsx)$/.test(one)))
    return [];
  return files.flatMap((file) => {
    const one = file.all.find(({ type }) => /^JSX(?:Element|Fragment)$/.test(type));
    return one ? placeOf('plugins', file.path, one, 'JSX') : [];
  });
}
