import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix as path } from 'node:path';
import { init } from 'cjs-module-lexer';
import { type Code, licencesIn, readCode } from './facts.ts';
import type { Format } from './source.ts';
import { isStyle, readStyles } from './styles.ts';

/** A file of a build; `raw` is its size in bytes. */
export interface BuiltFile {
  /** Relative to the folder, with slashes. */
  readonly path: string;
  readonly raw: number;
  readonly format: Format | 'map' | 'file' | 'unreadable';
  readonly code?: Code;
  /** The licences in a file that a minifier has moved them to. */
  readonly licences?: readonly string[];
  /** Why it cannot be read. */
  readonly problem?: string;
}

/** The files of a build by path. */
export type Build = ReadonlyMap<string, BuiltFile>;

await init();

/** Reads a folder. Throws an error for the reader if it is none, or has no files. */
export function readBuild(folder: string): Build {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder "${folder}".`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)node_modules\/|\.tsbuildinfo$/.test(file))
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
  if (files.length === 0) throw new Error(`The folder "${folder}" has no files.`);
  return new Map(
    files.map((file) => [file, readFile(file, readFileSync(join(folder, file)))]),
  );
}

/** Reads a file of a build by its extension. */
export function readFile(file: string, bytes: Buffer): BuiltFile {
  const text = bytes.toString();
  const own = { path: file, raw: bytes.length };
  if (isStyle(file)) return { ...own, code: readStyles(text), format: 'css' };
  if (file.endsWith('.LICENSE.txt')) {
    const comments = [...text.matchAll(/\/\*([\s\S]*?)\*\//g)];
    const licences = licencesIn(comments.map(([, value = '']) => value));
    return { ...own, format: 'file', licences };
  }
  if (!/\.[cm]?(?:jsx?|ts)$/.test(file))
    return { ...own, format: file.endsWith('.map') ? 'map' : 'file' };
  try {
    const code = readCode(file, text);
    return { ...own, code, format: code.format };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ...own, format: 'unreadable', problem };
  }
}

const ends = {
  types: ['', '.d.ts', '.d.mts', '.d.cts', '/index.d.ts', '/index.d.mts', '/index.d.cts'],
  code: ['', '.js', '.mjs', '.cjs', '.jsx', '/index.js', '/index.mjs', '/index.cjs'],
};

/** The file of the build that a path in `from` leads to; none if it leads out of the build. */
function resolve(build: Build, from: BuiltFile, specifier: string) {
  if (!specifier.startsWith('.')) return undefined;
  const target = path.join(path.dirname(from.path), specifier);
  if (from.format !== 'types')
    return ends.code.map((end) => build.get(target + end)).find(Boolean);
  // Of `./a.js` and `./a.ts`, and of `./A.vue`.
  const typed = target.replace(/(?<!\.d)\.([cm]?)[jt]sx?$/, '.d.$1ts');
  const stems = [typed, target, target.replace(/\.(\w+)$/, '.d.$1.ts')];
  return stems
    .flatMap((stem) => ends.types.map((end) => build.get(stem + end)))
    .find((one) => one?.format === 'types');
}

/** The paths in a file to files that its build lacks. */
export function missingIn(build: Build, file: BuiltFile): string[] {
  return (file.code?.facts.imports ?? []).filter((one) => {
    const target = path.join(file.path, '..', one.replace(/[?#].*/, ''));
    if (!/^(?:\.\.?\/)+[^./]/.test(one) || build.has(target)) return false;
    // Node.js adds no extension to paths in ES modules.
    if (file.format !== 'esm' && resolve(build, file, one)) return false;
    return !target.startsWith('..') || target.includes('node_modules/');
  });
}

/** A file and all files of the build that it loads, in the order in which they are found. */
export function loadedBy(build: Build, file: BuiltFile, by: 'imports' | 'atOnce') {
  const found = new Set([file]);
  for (const from of found)
    for (const specifier of from.code?.facts[by] ?? []) {
      const target = resolve(build, from, specifier);
      if (target) found.add(target);
    }
  return [...found];
}

/** The names that a file exports and passes on; those of packages are `* from "package"`. */
export function exportedBy(
  build: Build,
  file: BuiltFile,
  seen = new Set<BuiltFile>(),
): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { names = [], stars = [] } = file.code?.facts ?? {};
  const passed = stars.flatMap((specifier) => {
    const target = resolve(build, file, specifier);
    if (!target) return [`* from "${specifier}"`];
    const all = exportedBy(build, target, seen);
    return file.format === 'cjs' ? all : all.filter((one) => one !== 'default');
  });
  return [...new Set([...names, ...passed])];
}
