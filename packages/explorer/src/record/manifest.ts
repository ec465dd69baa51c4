import { installedVersion } from '@site/samples/build/run';
import type { ExplorerData } from '../browser/data/data.ts';
import type { State } from '../browser/data/toggles.ts';
import { nonEmpty } from './config.ts';
import { packages } from './packages.ts';

type Json = Readonly<Record<string, unknown>>;

/** The installed versions of the packages that a `package.json` of an input may require, by name. */
export function installedVersions(): ExplorerData['versions'] {
  const names = [
    '@microsoft/api-extractor',
    '@rslib/core',
    '@swc/helpers',
    '@types/node',
    'typescript',
  ];
  return Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
}

/**
 * The `package.json` of a state: its exports resolve to the files that the state emits, and `type`
 * says what the `.js` files of the format are. Throws if `versions`, the installed versions by
 * name, lacks a package that it requires.
 */
export function manifestOf(state: State, versions: ExplorerData['versions']): string {
  const { name, description, dependencies, peerDependencies } = packages[state.input];
  const isForPage = state.format === 'umd' || state.format === 'iife';
  const helpers = state.externalHelpers ? ['@swc/helpers'] : [];
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
    dependencies: nonEmpty({ ...dependencies, ...ranges(helpers, versions) }),
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
function devDependenciesOf({ input, dts }: State): string[] {
  return [
    ...(dts === 'bundled' ? ['@microsoft/api-extractor'] : []),
    '@rslib/core',
    ...(packages[input].devDependencies ?? []),
    ...(dts === 'off' ? [] : ['typescript']),
  ];
}

function ranges(names: readonly string[], versions: ExplorerData['versions']): Json {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`No version of ${name} is known.`);
      return [name, `^${version}`];
    }),
  );
}
