import { readJson } from '@site/mdx/json-file';
import { installedVersion } from '@site/samples/format/installed';
import { explorerFolder } from '../../format/records.ts';
import type { InputId, State } from '../../format/toggles.ts';

/** The `package.json` of an input, which has everything that some state of it needs. */
interface InputPackage {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly default: string }>>;
  /** `dist`, and a folder of files that a source refers to. */
  readonly files: readonly string[];
  /** A version `*` stands for the one that is installed. */
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Reads the `package.json` of an input. */
export function packageOf(input: InputId): InputPackage {
  return readJson<InputPackage>(`${explorerFolder}/${input}/package.json`, {
    name: 'string',
    exports: 'object',
    files: 'array',
    dependencies: 'object?',
    devDependencies: 'object',
  });
}

/**
 * The `package.json` of a state, without what the state does not need: its exports resolve to the
 * files that the state emits, and `type` says what the `.js` files of the format are.
 */
export function manifestOf({ input, format, dts, externalHelpers }: State): string {
  const own = packageOf(input);
  const targets = Object.entries(own.exports);
  const unneeded = [
    format === 'umd' || format === 'iife' ? 'sideEffects' : 'unpkg',
    ...(dts === 'off' ? ['types', 'typescript'] : []),
    ...(dts === 'bundled' ? [] : ['@microsoft/api-extractor']),
    ...(externalHelpers ? [] : ['@swc/helpers']),
  ];
  const needed = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => !unneeded.includes(name)),
    );
  const ranges = (packages: InputPackage['dependencies'] = {}) => {
    const all = Object.entries(needed(packages)).map(([name, range]) => [
      name,
      range === '*' ? `^${installedVersion(name)}` : range,
    ]);
    return all.length > 0 ? Object.fromEntries(all) : undefined;
  };
  const fields = {
    ...needed(own),
    type: format === 'esm' ? 'module' : 'commonjs',
    exports:
      dts === 'off'
        ? Object.fromEntries(targets.map(([entry, target]) => [entry, target.default]))
        : own.exports,
    // The tool emits the files that a source refers to, except for `cjs`.
    files: own.files.filter((folder) => folder === 'dist' || format === 'cjs'),
    dependencies: ranges(own.dependencies),
    devDependencies: ranges(own.devDependencies),
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
