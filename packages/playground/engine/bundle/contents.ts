import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages of the site: what is built with here is what readers build with there. */
export const installed = path.resolve(import.meta.dirname, '../../../../node_modules');

/** TypeScript with an API; 7 has none that runs in a browser. */
export const typescriptEntry = 'typescript-api/lib/typescript.js';

/** Loaders, and other modules that Rspack, Rsbuild or Rslib load by name during a build. */
const loadedByName = [
  '@rsbuild/core/compiled/css-loader/index.js',
  '@rsbuild/core/compiled/html-rspack-plugin/index.js',
  '@rsbuild/core/compiled/style-loader/index.js',
  '@rsbuild/core/dist/cssUrlLoader.mjs',
  '@rsbuild/core/dist/ignoreCssLoader.mjs',
  '@rsbuild/core/dist/transformLoader.mjs',
  '@rsbuild/core/dist/transformRawLoader.mjs',
  '@rsbuild/core/dist/workerLoader.mjs',
  '@rslib/core/dist/libCssExtractLoader.js',
  '@rspack/core/compiled/webpack-sources/index.js',
  '@rspack/core/dist/cssExtractLoader.js',
  'rsbuild-plugin-dts/dist/dts.js',
];

/** Modules of Node.js that are loaded by name. */
const ofNode = 'crypto fs fs/promises module os path process url util vm zlib'.split(' ');

/** The packages whose types are there, since source files and `tsconfig.json` can name them. */
const typed = '@types/node @types/react @types/react-dom csstype undici-types'.split(' ');

/** The sources of the modules that `engine/env.d.ts` declares. */
export const virtualModules: Readonly<Record<string, () => string>> = {
  'virtual-modules'() {
    const sources = [
      ...ofNode.map((name) => [name, `node:${name}`]),
      ...loadedByName.map((name) => [`/node_modules/${name}`, `${installed}/${name}`]),
    ];
    const imports = sources.map(
      ([name, from]) => `${JSON.stringify(name)}: () => require(${JSON.stringify(from)})`,
    );
    return `export const modules = {${imports.join(',')}};`;
  },
  'virtual-files/packages': () =>
    moduleOf([
      // What the samples of the site install most.
      ...['@swc/helpers', 'clsx', 'react'].flatMap(filesOf),
      // What ends up in the output, or leads to it.
      ...filesOf('@rsbuild/core/compiled/css-loader'),
      ...filesOf('@rsbuild/core/compiled/style-loader'),
      '@rsbuild/core/package.json',
      '@rslib/core/package.json',
      '@rspack/core/package.json',
      '@rspack/core/dist/cssExtractHmr.js',
      'react-refresh/package.json',
      ...loadedByName,
    ]),
  'virtual-files/libraries': () =>
    moduleOf([
      ...filesOf('typescript-api').filter((name) =>
        /package\.json$|\/lib\.(?!webworker\.d)[\w.]*d\.ts$/.test(name),
      ),
      typescriptEntry,
      ...typed.flatMap(filesOf),
      // What `env.d.ts` files refer to.
      '@rslib/core/types.d.ts',
      '@rsbuild/core/types.d.ts',
      '@rspack/core/module.d.ts',
    ]),
};

function filesOf(name: string): string[] {
  return readdirSync(`${installed}/${name}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${name}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(?:[cm]?js|json|d\.[cm]?ts)$/.test(file))
    .sort();
}

/** A module with files by path. What is bundled only has to be there, so it has no text. */
function moduleOf(files: readonly string[]): string {
  const bundled = new Set([...loadedByName, typescriptEntry]);
  const texts = files.map((file) => [
    file.replace(/^typescript-api/, 'typescript'),
    bundled.has(file) ? '' : readFileSync(`${installed}/${file}`, 'utf8'),
  ]);
  return `export const files = ${JSON.stringify(Object.fromEntries(texts))};`;
}
