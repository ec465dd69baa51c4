import path from 'node:path';
import * as rsbuild from '@rsbuild/core';
import * as react from '@rsbuild/plugin-react';
import * as rslib from '@rslib/core';
import { registry } from '../shims/registry.js';
import { fs } from '../shims/volume.js';
import { checkLoop, guardLoops, withLoopLimit } from './loops.ts';
import { project } from './volume.ts';

const extensions = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'];

/** What a configuration asks for and no browser has: an option, or a package. */
export class MissingError extends Error {
  readonly missing;

  constructor(kind: 'option' | 'package', name: string) {
    super(`The playground does not have “${name}”.`);
    this.missing = { kind, name };
  }
}

// What a configuration can import, beside modules of Node.js.
registry.set('@rslib/core', rslib);
registry.set('@rsbuild/core', rsbuild);
registry.set('@rsbuild/plugin-react', react);

/**
 * Runs the configuration file of the package, if there is one, and returns what it exports. Throws
 * what it throws, and an error that names a module which the playground does not have.
 */
export async function loadConfig(): Promise<rslib.RslibConfig> {
  const file = candidates(`${project}/rslib.config`).find((name) => fs.existsSync(name));
  if (!file) return { lib: [{}] };
  const exported = Object(await loadModule(file, new Map()));
  const config: unknown = exported.default ?? exported;
  const params = { command: 'build', env: 'production', envMode: 'production' };
  const value: unknown =
    typeof config === 'function' ? await withLoopLimit(() => config(params)) : config;
  if (typeof value === 'object' && value !== null) return value as rslib.RslibConfig;
  throw new Error(`${path.basename(file)} has to export a configuration by default.`);
}

// biome-ignore lint/complexity/useArrowFunction: only a function has this constructor
const AsyncFunction = async function () {}.constructor as FunctionConstructor;

/** What a file of a configuration exports, after the files that it imports; each is run once. */
async function loadModule(file: string, loaded: Map<string, unknown>): Promise<unknown> {
  if (loaded.has(file)) return loaded.get(file);
  const source = String(fs.readFileSync(file));
  if (file.endsWith('.json')) return JSON.parse(source);
  const module: { exports: unknown } = { exports: {} };
  loaded.set(file, module.exports);
  const { code } = await rsbuild.rspack.experiments.swc.transform(source, {
    filename: file,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const folder = path.dirname(file);
  const imported = new Map<string, unknown>();
  for (const [, id = ''] of code.matchAll(/require\("(\.[^"\n]*)"\)/g))
    imported.set(id, await loadModule(resolveFile(path.resolve(folder, id)), loaded));
  const scope = {
    module,
    exports: module.exports,
    require: (id: string) => imported.get(id) ?? requirePackage(id),
    __filename: file,
    __dirname: folder,
    checkLoop,
  };
  const run = new AsyncFunction(...Object.keys(scope), guardLoops(code, 'checkLoop'));
  await withLoopLimit(() => run(...Object.values(scope)));
  loaded.set(file, module.exports);
  return module.exports;
}

const candidates = (file: string) => extensions.map((one) => `${file}.${one}`);

function resolveFile(file: string): string {
  const found = [file, ...candidates(file)].find((name) => fs.existsSync(name));
  if (found) return found;
  throw new Error(`Cannot find ${path.relative(project, file)}.`);
}

function requirePackage(id: string): unknown {
  const name = id.replace(/^node:/, '');
  if (registry.has(name)) return registry.get(name);
  throw new MissingError('package', id);
}
