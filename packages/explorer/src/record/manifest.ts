import { installedVersion } from '@site/samples/build/run';
import type { ExplorerData } from '../browser/data/data.ts';
import type { State } from '../browser/data/toggles.ts';
import { nonEmpty } from './config.ts';
import { type Dependency, dependencies, packages } from './packages.ts';

type Json = Readonly<Record<string, unknown>>;

/** The installed versions of the packages that a `package.json` of an input may require, by name. */
export function installedVersions(): ExplorerData['versions'] {
  return Object.fromEntries(dependencies.map((name) => [name, installedVersion(name)]));
}

/**
 * The `package.json` of a state: its exports resolve to the files that the state emits, and `type`
 * says what the `.js` files of the format are. `versions` are the installed ones by name.
 */
export function manifestOf(state: State, versions: ExplorerData['versions']): string {
  const { name, description, peerDependencies, ...own } = packages[state.input];
  const isForPage = state.format === 'umd' || state.format === 'iife';
  const helpers: Dependency[] = state.externalHelpers ? ['@swc/helpers'] : [];
  const fields = {
    name,
    version: '1.0.0',
    description,
    license: 'MIT',
    type: state.format === 'esm' ? 'module' : 'commonjs',
    exports: exportsOf(state),
    types: state.dts === 'off' ? undefined : './dist/index.d.ts',
    unpkg: isForPage ? './dist/index.js' : undefined,
    files: publishedFolders(state),
    sideEffects: isForPage ? undefined : false,
    scripts: { build: 'rslib' },
    dependencies: nonEmpty({ ...own.dependencies, ...ranges(helpers, versions) }),
    peerDependencies,
    devDependencies: ranges(devDependenciesOf(state), versions),
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

/** The folders that npm packs besides `package.json`. */
function publishedFolders({ input, format }: State): string[] {
  const { assets } = packages[input];
  return assets && format === 'cjs' ? ['dist', assets] : ['dist'];
}

function exportsOf({ input, dts }: State): Json {
  const scripts = Object.keys(packages[input].entries).map((name) => {
    const script = `./dist/${name}.js`;
    const typed = { types: `./dist/${name}.d.ts`, default: script };
    return [name === 'index' ? '.' : `./${name}`, dts === 'off' ? script : typed];
  });
  return Object.fromEntries(scripts);
}

/** The tool, and what the options of the state require. */
function devDependenciesOf({ input, dts }: State): Dependency[] {
  return [
    ...(dts === 'bundled' ? (['@microsoft/api-extractor'] as const) : []),
    '@rslib/core',
    ...(packages[input].devDependencies ?? []),
    ...(dts === 'off' ? [] : (['typescript'] as const)),
  ];
}

function ranges(names: readonly Dependency[], versions: ExplorerData['versions']): Json {
  return Object.fromEntries(names.map((name) => [name, `^${versions[name]}`]));
}
