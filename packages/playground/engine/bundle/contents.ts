import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

/** The packages of the site: what is built with here is what readers build with there. */
export const installed = path.resolve(import.meta.dirname, '../../../../node_modules');

/** The folder with what replaces modules. */
export const shims = path.resolve(import.meta.dirname, '../shims');

/** Loaders, and other modules that Rspack, Rsbuild or Rslib load by name during a build. */
const loadedByName = [
  '@rsbuild/core/compiled/css-loader/index.js',
  '@rsbuild/core/dist/cssUrlLoader.mjs',
  '@rsbuild/core/dist/ignoreCssLoader.mjs',
  '@rsbuild/core/dist/transformLoader.mjs',
  '@rsbuild/core/dist/transformRawLoader.mjs',
  '@rsbuild/core/dist/workerLoader.mjs',
  '@rsbuild/core/compiled/style-loader/index.js',
  '@rslib/core/dist/libCssExtractLoader.js',
  '@rspack/core/compiled/webpack-sources/index.js',
  '@rspack/core/dist/cssExtractLoader.js',
];

/** Loaded by name as well, and replaced: their own file is in `shims`. */
const replaced: Readonly<Record<string, string>> = {
  '@rsbuild/core/compiled/html-rspack-plugin/index.js': 'html-plugin.js',
};

/** Modules of Node.js that are loaded by name. */
const ofNode = [
  'async_hooks',
  'crypto',
  'fs',
  'fs/promises',
  'module',
  'os',
  'path',
  'process',
  'url',
  'util',
  'vm',
  'zlib',
];

/** Files that a build reads: they end up in the output, or lead to it. */
const read = [
  '@rsbuild/core/package.json',
  '@rsbuild/core/compiled/css-loader/api.js',
  '@rsbuild/core/compiled/css-loader/getUrl.js',
  '@rsbuild/core/compiled/css-loader/noSourceMaps.js',
  '@rsbuild/core/compiled/css-loader/package.json',
  '@rsbuild/core/compiled/css-loader/sourceMaps.js',
  '@rslib/core/package.json',
  '@rspack/core/package.json',
  '@rspack/core/dist/cssExtractHmr.js',
  '@swc/helpers/package.json',
  'react-refresh/package.json',
];

/** TypeScript with an API; 7 has none that runs in a browser. */
export const typescriptPackage = `${installed}/typescript-api`;

/** The modules that `engine/env.d.ts` declares, by name. */
export const virtualModules: Readonly<Record<string, () => string>> = {
  'virtual-playground-modules': () => {
    const names = [...loadedByName, ...Object.keys(replaced), ...ofNode];
    const files = names.map((name) => {
      const shim = replaced[name] && `${shims}/${replaced[name]}`;
      const from = shim ?? (name.includes('.') ? `${installed}/${name}` : `node:${name}`);
      return `${JSON.stringify(name)}: () => import(${JSON.stringify(from)})`;
    });
    return `export default {${files.join(',')}}`;
  },
  'virtual-playground-runtime-files': () => {
    const texts = read.map((name) => [
      name,
      readFileSync(`${installed}/${name}`, 'latin1'),
    ]);
    return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
  },
  'virtual-playground-declarations': () =>
    `export { generateDts } from '${installed}/rsbuild-plugin-dts/dist/dts.js'`,
  'builtin-modules': () => `export default ${JSON.stringify(builtinModules)}`,
};

/** Packages that packages in the playground can import: what the samples of the site install most. */
const importable = ['@swc/helpers', 'clsx', 'react'];

/** Their types, and those that `tsconfig.json` can name. */
const types = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'undici-types',
];

/** What `env.d.ts` files refer to. */
const ambient = [
  '@rslib/core/types.d.ts',
  '@rsbuild/core/types.d.ts',
  '@rspack/core/module.d.ts',
];

/** Files of packages below `node_modules`, as JSON: text by path. */
export function importableFiles(): string {
  return JSON.stringify(Object.fromEntries(importable.flatMap(filesOf)));
}

/** The same for what TypeScript reads: its libraries, and types of packages. */
export function typescriptFiles(): string {
  const libraries = filesOf('typescript-api').filter(([name]) =>
    /package\.json$|\/lib\.(?!webworker\.d)[\w.]*d\.ts$/.test(name),
  );
  const files = [...libraries, ...types.flatMap(filesOf), ...ambient.map(textOf)].map(
    ([name, text]) => [name.replace(/^typescript-api/, 'typescript'), text],
  );
  return JSON.stringify({
    ...Object.fromEntries(files),
    'typescript/lib/typescript.js': '',
  });
}

function filesOf(name: string): [name: string, text: string][] {
  return readdirSync(`${installed}/${name}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${name}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(?:[cm]?js|json|d\.[cm]?ts)$/.test(file))
    .sort()
    .map(textOf);
}

const textOf = (file: string): [name: string, text: string] => [
  file,
  readFileSync(`${installed}/${file}`, 'utf8'),
];
