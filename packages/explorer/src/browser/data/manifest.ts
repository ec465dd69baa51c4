import { packages } from './packages.ts';
import type { ExplorerData, State } from './types.ts';

type Json = { readonly [key: string]: unknown };

/**
 * The `package.json` that fits a state, as text with an end of line: what resolves to the files that
 * the state emits. `type` says what the `.js` files of the format are. `versions` are the installed
 * ones; throws for a package that is not among them.
 */
export function manifestOf(state: State, versions: ExplorerData['versions']): string {
  const { name, description, css, assets, dependencies, peerDependencies } =
    packages[state.input];
  const script = state.format === 'umd' || state.format === 'iife';
  const helpers = state.externalHelpers ? ['@swc/helpers'] : [];
  const fields = {
    name,
    version: '1.0.0',
    description,
    license: 'MIT',
    type: state.format === 'esm' ? 'module' : 'commonjs',
    exports: exportsOf(state),
    types: state.dts === 'off' ? undefined : './dist/index.d.ts',
    unpkg: script ? './dist/index.js' : undefined,
    files: assets && state.format === 'cjs' ? ['dist', assets] : ['dist'],
    sideEffects: css ? ['**/*.css'] : script ? undefined : false,
    scripts: { build: 'rslib' },
    dependencies: filled({ ...dependencies, ...ranges(helpers, versions) }),
    peerDependencies: filled(peerDependencies),
    devDependencies: ranges(buildPackages(state), versions),
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function exportsOf({ input, dts, bundle }: State): Json {
  const { entries, css } = packages[input];
  const all = Object.keys(entries).map((name) => {
    const script = `./dist/${name}.js`;
    const both = { types: `./dist/${name}.d.ts`, default: script };
    return [name === 'index' ? '.' : `./${name}`, dts === 'off' ? script : both];
  });
  const sheet = css && bundle ? { './index.css': css } : {};
  return { ...Object.fromEntries(all), ...sheet };
}

/** What `npm install --save-dev` brings: the tool, and what the options of the state ask for. */
function buildPackages({ input, dts }: State): string[] {
  const { react, devDependencies } = packages[input];
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

function filled(fields: Json): Json | undefined {
  return Object.keys(fields).length > 0 ? fields : undefined;
}
