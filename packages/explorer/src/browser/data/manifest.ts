import type { ExplorerData } from './data.ts';
import { packages } from './packages.ts';
import type { State } from './toggles.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The `package.json` of a state: its exports resolve to the files that the state emits, and `type`
 * says what the `.js` files of the format are. Throws if `versions`, the installed versions by
 * name, lacks a package that it requires.
 */
export function manifestOf(state: State, versions: ExplorerData['versions']): string {
  const { name, description, css, assets, dependencies, peerDependencies } =
    packages[state.input];
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
    files: assets && state.format === 'cjs' ? ['dist', assets] : ['dist'],
    sideEffects: css ? ['**/*.css'] : isForPage ? undefined : false,
    scripts: { build: 'rslib' },
    dependencies: nonEmpty({ ...dependencies, ...ranges(helpers, versions) }),
    peerDependencies,
    devDependencies: ranges(devDependenciesOf(state), versions),
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function exportsOf({ input, dts, bundle }: State): Json {
  const { entries, css } = packages[input];
  const scripts = Object.keys(entries).map((name) => {
    const script = `./dist/${name}.js`;
    const typed = { types: `./dist/${name}.d.ts`, default: script };
    return [name === 'index' ? '.' : `./${name}`, dts === 'off' ? script : typed];
  });
  return {
    ...Object.fromEntries(scripts),
    ...(css && bundle ? { './index.css': css } : {}),
  };
}

/** The tool, and what the options of the state require. */
function devDependenciesOf({ input, dts }: State): string[] {
  const { react, devDependencies = [] } = packages[input];
  return [
    ...(dts === 'bundled' ? ['@microsoft/api-extractor'] : []),
    ...(react ? ['@rsbuild/plugin-react'] : []),
    '@rslib/core',
    ...devDependencies,
    ...(dts === 'off' ? [] : ['typescript']),
  ].sort();
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

function nonEmpty(fields: Json): Json | undefined {
  return Object.keys(fields).length > 0 ? fields : undefined;
}
