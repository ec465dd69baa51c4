import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExerciseResult } from '../../format/record.ts';
import type { Exercise } from '../../format/sample.ts';
import { runNormalized as run } from '../command.ts';
import { typescript } from '../toolchains.ts';

/** A built package: its folder and its name. */
export interface BuiltPackage {
  readonly folder: string;
  readonly name: string;
}

/** Prints each export of a module, or in one line why it could not be loaded. */
const printExports = `
const { inspect } = process.getBuiltinModule('node:util');
const show = (value) => inspect(value, { breakLength: 60, sorted: false });
try {
  const library = LOAD;
  if (typeof library === 'object' && library !== null) {
    for (const [key, value] of Object.entries(library)) console.log(key + ': ' + show(value));
  } else console.log(show(library));
} catch (error) {
  const [line] = String(error.message).split('\\n');
  console.log(error.name + (error.code ? ' [' + error.code + ']' : '') + ': ' + line);
  process.exitCode = 1;
}`;

/**
 * Loads an entry of a package by its name from a project that has it installed, as an ES module or
 * with `require`, and lists its exports.
 */
export async function loadEntry(
  how: 'import' | 'require',
  { folder, name }: BuiltPackage,
  entry: string,
  node?: number,
): Promise<ExerciseResult> {
  const specifier = `${name}${entry.slice(1)}`;
  const [type, load, command] =
    how === 'import'
      ? ['module', 'await import', `import * as library from '${specifier}'`]
      : ['commonjs', 'require', `const library = require('${specifier}')`];
  const code = printExports.replace('LOAD', `${load}(${JSON.stringify(specifier)})`);
  const argv = ['node', `--input-type=${type}`, '--eval', code];
  const { ok, lines } = await run(argv, folder, makeConsumer({ folder, name }), node);
  return { ok, command: withNodeVersion(command, '//', node), says: lines };
}

/** Runs a file of a package with Node.js, in the package's folder. */
export async function runProgram(
  folder: string,
  file: string,
  node?: number,
): Promise<ExerciseResult> {
  const { ok, lines } = await run(['node', file], folder, folder, node);
  return { ok, command: withNodeVersion(`node ${file}`, '#', node), says: lines };
}

/**
 * Runs an emitted file like a `<script>`, without Node.js globals, and prints the global variable
 * `name`, or all new ones if no name is given. A variable that does not exist is an error.
 */
export async function runScript(
  folder: string,
  file: string,
  name?: string,
): Promise<ExerciseResult> {
  const child = fileURLToPath(new URL('run-script.mjs', import.meta.url));
  const argv = ['node', child, file, ...(name === undefined ? [] : [name])];
  const { ok, lines } = await run(argv, folder);
  return { ok, command: `<script src="${file}"></script>`, says: lines };
}

/**
 * Bundles a file that uses a package into one script, in a project that has the package installed,
 * and runs it: see `bundle-app.mjs`.
 */
export async function bundleApp(
  { folder, name }: BuiltPackage,
  { app: file, require, target, bundler }: Extract<Exercise, { app: string }>,
): Promise<ExerciseResult> {
  const child = fileURLToPath(new URL('bundle-app.mjs', import.meta.url));
  const app = path.basename(file);
  const where = target ?? (require ? 'require' : 'browser');
  const argv = ['node', child, app, where, ...(bundler ? [bundler] : [])];
  const { ok, lines } = await run(argv, folder, makeConsumer({ folder, name }, file));
  // Code frames show a minified library as one long line, and durations differ between runs.
  const says = lines.filter(
    (line) => !/^ +(?:[╭╰·]|\d+ │)|^error +build failed in/.test(line),
  );
  const command = bundler ? `${bundler} --bundle` : 'rsbuild build';
  return {
    ok,
    command: `${command} ${app}${require ? ' // conditionNames: require' : ''}`,
    says: says.slice(0, says.findLastIndex((line) => line !== '') + 1),
  };
}

/**
 * Type-checks a file that uses a package, in a strict project that has it installed, once for each
 * module resolution in use today. The declarations of the package are checked too.
 */
export async function compileConsumer(
  { folder, name }: BuiltPackage,
  file: string,
): Promise<ExerciseResult> {
  const consumer = makeConsumer({ folder, name }, file);
  const says: string[] = [];
  let allOk = true;
  for (const resolution of ['node16', 'bundler'] as const) {
    const { ok, lines } = await typeCheck(folder, consumer, resolution, [
      path.basename(file),
    ]);
    allOk &&= ok;
    says.push(...lines.map((line) => `${resolution}: ${line}`));
  }
  return { ok: allOk, command: `tsc --strict ${file}`, says };
}

/** Ways in which TypeScript resolves modules, with the `module` that each needs. */
const resolutions = {
  node16: 'node16',
  nodenext: 'nodenext',
  bundler: 'esnext',
} as const;

/**
 * Compiles files of a consumer of the package in `folder` strictly, with one module resolution, and
 * says what TypeScript says.
 */
export async function typeCheck(
  folder: string,
  consumer: string,
  moduleResolution: keyof typeof resolutions,
  files: readonly string[],
): Promise<{ ok: boolean; lines: string[] }> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2023', 'dom'],
    jsx: 'react-jsx',
    types: [],
    moduleResolution,
    module: resolutions[moduleResolution],
  };
  writeFileSync(`${consumer}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
  const argv = ['node', typescript, '--project', '.', '--pretty', 'false'];
  const { ok, lines } = await run(argv, folder, consumer);
  return { ok, lines: lines.length > 0 ? lines : ['no errors'] };
}

/**
 * Creates an empty project next to a package, with the package in its `node_modules` and a copy of
 * `file`, and returns its folder.
 */
export function makeConsumer({ folder, name }: BuiltPackage, file?: string): string {
  const consumer = `${folder}.consumer`;
  const link = `${consumer}/node_modules/${name}`;
  rmSync(consumer, { recursive: true, force: true });
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(folder, link, 'dir');
  writeFileSync(`${consumer}/package.json`, '{ "private": true, "type": "module" }\n');
  if (file) copyFileSync(`${folder}/${file}`, `${consumer}/${path.basename(file)}`);
  return consumer;
}

function withNodeVersion(command: string, comment: string, node?: number): string {
  return node === undefined ? command : `${command} ${comment} Node.js ${node}`;
}
