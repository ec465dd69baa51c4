import { createRequire } from 'node:module';
import path from 'node:path';
import * as rsbuild from '@rsbuild/core';
import * as react from '@rsbuild/plugin-react';
import * as rslib from '@rslib/core';
import { registry } from '../shims/registry.js';
import { fs } from '../shims/volume.js';
import { checkLoop, guardLoops, withLoopLimit } from './loops.ts';
import { importByName, isAvailable } from './parts.ts';
import type { BuildResult } from './protocol.ts';

/** What a package asks for and no browser has: an option, or a package. */
export class MissingError extends Error {
  /** What the last of these errors named, since the tool takes only their messages on. */
  static last: BuildResult['missing'];

  constructor(kind: 'option' | 'package', name: string) {
    super(`The playground does not have “${name}”.`);
    MissingError.last = { kind, name };
  }
}

// What a configuration can import, beside modules of Node.js.
registry.set('@rslib/core', rslib);
registry.set('@rsbuild/core', rsbuild);
registry.set('@rsbuild/plugin-react', react);

// In place of what loads configurations in Rsbuild, and of an error: bundle/patches.ts.
const lackingOption = (name: string) => new MissingError('option', name);
Object.assign(globalThis, { importConfiguration, lackingOption });

/**
 * What a file of a configuration exports by default. A function that it exports has the same time for
 * its loops as the file. Throws what it throws, and an error that names what no browser has.
 */
async function importConfiguration(file: string): Promise<unknown> {
  // The resolver keeps which files were there in the build before.
  resolver.clearCache();
  const exported = Object(await loadModule(file, new Map()));
  // What is no CommonJS is, without a default export, the namespace of a module, which is no object.
  const namespace = Object.freeze({ __proto__: null, ...exported });
  const config: unknown =
    exported.default ?? (exported.__esModule ? namespace : exported);
  if (typeof config !== 'function') return config;
  return (...params: unknown[]) => withLoopLimit(() => config(...params));
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
  for (const [, id = ''] of code.matchAll(/require\("([^"\n]*)"\)/g))
    imported.set(id, await loadImport(folder, id, loaded));
  const load = (id: string) => {
    const value = imported.get(id) ?? registry.get(id.replace(/^node:/, ''));
    if (value === undefined) throw new MissingError('package', id);
    return value;
  };
  const scope = {
    module,
    exports: module.exports,
    require: Object.assign(load, { resolve: createRequire(file).resolve }),
    __filename: file,
    __dirname: folder,
    checkLoop,
  };
  const run = new AsyncFunction(...Object.keys(scope), guardLoops(code, 'checkLoop'));
  await withLoopLimit(() => run(...Object.values(scope)));
  loaded.set(file, module.exports);
  return module.exports;
}

const { ResolverFactory } = rsbuild.rspack.experiments.resolver;

const resolver = new ResolverFactory({
  conditionNames: ['node', 'import', 'require', 'default'],
  extensions: ['.ts', '.mts', '.js', '.mjs', '.cts', '.cjs', '.json'],
});

/** What an import in a folder has; undefined for a package that is not there. */
async function loadImport(folder: string, id: string, loaded: Map<string, unknown>) {
  const name = id.replace(/^node:/, '');
  if (isAvailable(name)) return importByName(name);
  const { path: file } = await resolver.async(folder, id);
  if (file) return loadModule(file, loaded);
  if (id.startsWith('.'))
    throw new Error(
      `Cannot find ${path.relative(process.cwd(), path.resolve(folder, id))}.`,
    );
  return undefined;
}
