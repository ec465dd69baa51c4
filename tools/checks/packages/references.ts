import path from 'node:path';
import { fieldsOf } from '@site/mdx/records';
import { lineAt, lineOf, type TextFile } from '@site/mdx/repository';

/** A folder with a package.json of this repository. */
export interface Workspace {
  /** From the repository's root, with a slash at its end. */
  readonly folder: string;
  readonly name: string;
  readonly manifest: TextFile;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** A place in which one package refers to another one. */
interface Reference {
  /** Names of packages. */
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly line: number;
  /** What stands there. */
  readonly text: string;
}

/** The packages of the repository, those inside of others first. */
export function workspacesOf(files: readonly TextFile[]): Workspace[] {
  return files
    .filter(({ file }) => /^(?!.*\/fixtures\/).+\/package\.json$/.test(file))
    .flatMap((manifest) => {
      const { name, dependencies, devDependencies } = fieldsOf(JSON.parse(manifest.text));
      if (typeof name !== 'string' || !name.startsWith('@site/')) return [];
      return {
        folder: manifest.file.replace('package.json', ''),
        name,
        manifest,
        dependencies: Object.keys(fieldsOf(dependencies)),
        devDependencies: Object.keys(fieldsOf(devDependencies)),
      };
    })
    .sort((a, b) => b.folder.length - a.folder.length);
}

/** What `package.json` files list of each other. */
export function listedReferences(workspaces: readonly Workspace[]): Reference[] {
  return workspaces.flatMap(({ name, manifest, dependencies, devDependencies }) =>
    [...dependencies, ...devDependencies]
      .filter((one) => workspaces.some((other) => other.name === one))
      .map((to) => ({
        from: name,
        to,
        file: manifest.file,
        line: lineOf(manifest.text, `"${to}"`),
        text: to,
      })),
  );
}

const isComment = (line: string) => /^\s*(?:\/?\*|\/\/)/.test(line);

/** Paths of code, but not of what tests build. */
export const isCode = /^(?!.*\/fixtures\/).+\.(?:[cm]?tsx?|[cm]?js)$/;

/** `from 'a'`, `import 'a'` and `import('a')`. */
const imports = /(?:\bfrom |\bimport |\bimport\()'([^'\n]+)'/g;

/** `new URL('a', import.meta.url)`. */
const urls = /\bnew URL\(\s*'([^'\n]+)',\s*import\.meta\.url/g;

/** A path from the root of the repository, in quotes; a variable may stand before it. */
const paths = /['"`](?:\$\{\w+\}\/)?([\w@-]+(?:\/[\w.@-]+)+)['"`]/g;

/** What code imports, outside of comments, with the offset of each. */
export function importsIn(text: string): { target: string; index: number }[] {
  const lines = text.split('\n');
  return [...text.matchAll(imports)].flatMap(({ 1: target = '', index }) =>
    isComment(lines[lineAt(text, index) - 1] ?? '') ? [] : [{ target, index }],
  );
}

/**
 * Where the code of packages, tests included, refers to another package: in imports, in
 * `new URL(…, import.meta.url)`, and in strings that are the path of one of its files.
 */
export function codeReferences(
  files: readonly TextFile[],
  workspaces: readonly Workspace[],
): (Reference & { readonly kind: 'import' | 'url' | 'path' })[] {
  const names = new Set(files.map(({ file }) => file));
  // A toolchain is no part of the package around it.
  const foreign = files
    .filter(({ file }) => /^tools\/toolchains\/[^/]+\/package\.json$/.test(file))
    .map(({ file }) => path.posix.dirname(file));
  const around = (file: string) =>
    foreign.some((folder) => file.startsWith(folder))
      ? undefined
      : workspaces.find((one) => file.startsWith(one.folder));
  return files
    .filter(({ file }) => isCode.test(file))
    .flatMap(({ file, text }) => {
      const own = around(file);
      if (!own) return [];
      const lines = text.split('\n');
      const resolve = (target: string) =>
        path.posix.join(path.posix.dirname(file), target);
      const named = (target: string) =>
        workspaces.find(({ name }) => target === name || target.startsWith(`${name}/`));
      const targetOf = (target: string) =>
        target.startsWith('.') ? around(resolve(target)) : named(target);
      const found = (
        kind: 'import' | 'url' | 'path',
        pattern: RegExp,
        find: (target: string) => Workspace | undefined,
      ) =>
        [...text.matchAll(pattern)].flatMap(({ 1: target = '', index }) => {
          const to = find(target);
          const line = lineAt(text, index);
          if (!to || to === own || isComment(lines[line - 1] ?? '')) return [];
          return { kind, from: own.name, to: to.name, file, line, text: target };
        });
      return [
        ...found('import', imports, targetOf),
        ...found('url', urls, targetOf),
        ...found('path', paths, (target) =>
          names.has(target) ? around(target) : undefined,
        ),
      ];
    });
}
