import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { partNames } from '../format/protocol.ts';
import { installed, typescriptEntry } from './installed.ts';

/** What is loaded by name during a build, and which files are there to be read. */
interface Contents {
  /** Files of modules by the names that they are asked for with; relative ones are installed. */
  readonly modules: Readonly<Record<string, string>>;
  /** Paths below `node_modules`. What is also a module only has to be there, so it has no text. */
  readonly files: readonly string[];
}

const shims = path.resolve(import.meta.dirname, '../browser/shims');

/** Modules of Node.js that are loaded by name, by configurations and by scripts fetched on demand. */
export const ofNode =
  'buffer crypto events fs fs/promises module os path process url util vm zlib'.split(
    ' ',
  );

/** The packages whose types are there, since source files and `tsconfig.json` can name them. */
const typed = '@types/node @types/react @types/react-dom csstype undici-types'.split(' ');

/** Loaders, and other modules that Rspack, Rsbuild or Rslib load by path during a build. */
const loadedByPath = byPath(
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
);

const loadersOfPostcss = byPath(
  '@rsbuild/core/compiled/postcss-loader/index.js',
  '@rsbuild/core/compiled/postcss/index.js',
);

/** The scripts of the engine that have such contents. */
const scripts = ['worker', ...partNames] as const;

/** What each script of the engine has, beside its own code. */
const contents: Readonly<Record<(typeof scripts)[number], () => Contents>> = {
  worker: () => ({
    modules: {
      ...Object.fromEntries(ofNode.map((name) => [name, `node:${name}`])),
      ...loadedByPath,
    },
    files: [
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
    ],
  }),
  typescript: () => ({
    modules: {
      typescript: typescriptEntry,
      '/node_modules/typescript': typescriptEntry,
      '/node_modules/typescript/lib/typescript.js': typescriptEntry,
      '@ast-grep/napi': `${shims}/ast-grep.cjs`,
      'rsbuild-plugin-dts': 'rsbuild-plugin-dts/dist/index.js',
      ...byPath('rsbuild-plugin-dts/dist/dts.js'),
      'virtual-checks': 'virtual-checks',
    },
    files: [
      ...filesOf('typescript-api').filter((name) =>
        /package\.json$|\/lib\.(?!webworker\.d)[\w.]*d\.ts$/.test(name),
      ),
      ...typed.flatMap(filesOf),
      // What `env.d.ts` files refer to.
      '@rslib/core/types.d.ts',
      '@rsbuild/core/types.d.ts',
      '@rspack/core/module.d.ts',
    ],
  }),
  extractor: () => ({
    modules: {
      '@microsoft/api-extractor': '@microsoft/api-extractor/lib-commonjs/index.js',
    },
    files: [
      '@microsoft/api-extractor/package.json',
      '@microsoft/api-extractor/extends/tsdoc-base.json',
      '@microsoft/api-extractor/lib-commonjs/schemas/api-extractor-defaults.json',
      '@microsoft/tsdoc/package.json',
      '@microsoft/tsdoc/schemas/tsdoc.schema.json',
    ],
  }),
  sass: () => ({
    modules: {
      '@rsbuild/plugin-sass': '@rsbuild/plugin-sass/dist/index.js',
      // The package that plugin-sass asks for has a program; this one is JavaScript alone.
      '/node_modules/sass-embedded': 'sass-embedded/sass.node.js',
      ...byPath(
        '@rsbuild/plugin-sass/compiled/resolve-url-loader/index.js',
        '@rsbuild/plugin-sass/compiled/sass-loader/index.js',
      ),
    },
    files: ['@rsbuild/plugin-sass/package.json', 'sass-embedded/package.json'],
  }),
  less: () => ({
    modules: {
      '@rsbuild/plugin-less': '@rsbuild/plugin-less/dist/index.js',
      ...byPath('less-loader/dist/cjs.js'),
      less: 'less/dist/less-node.cjs',
      'source-map': createRequire(`${installed}/less/package.json`).resolve('source-map'),
    },
    files: ['less-loader/package.json', 'less/package.json'],
  }),
  postcss: () => ({ modules: loadersOfPostcss, files: [] }),
};

/**
 * The source of the module `virtual-contents/<name>`, which exports a `Contents` of the worker. Throws
 * for a script that the engine has not.
 */
export function contentsModule(name: string): string {
  const script = scripts.find((one) => one === name);
  if (!script) throw new Error(`The engine has no script “${name}”.`);
  const { modules, files } = contents[script]();
  const imports = Object.entries(modules).map(([name, file]) => {
    const isNamed = /^(?:node:|virtual-)/.test(file);
    const from = isNamed ? file : path.resolve(installed, file);
    return `${JSON.stringify(name)}: () => require(${JSON.stringify(from)})`;
  });
  // Rspack looks for a loader before it is asked for.
  const empty = Object.keys({ ...modules, ...loadersOfPostcss })
    .filter((name) => path.posix.extname(name) && name.startsWith('/'))
    .map((name) => [name.replace('/node_modules/', ''), '']);
  const texts = files.map((file) => [
    file.replace(/^typescript-api/, 'typescript'),
    readFileSync(`${installed}/${file}`, 'utf8'),
  ]);
  const written = JSON.stringify(Object.fromEntries([...texts, ...empty]));
  return `export const files = ${written};export const modules = {${imports.join(',')}};`;
}

/** The absolute paths of the files that some script of the engine holds as text. */
export function heldFiles(): string[] {
  return scripts.flatMap((script) =>
    contents[script]().files.map((file) => path.resolve(installed, file)),
  );
}

/** Modules that are asked for by their paths. */
function byPath(...files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [`/node_modules/${file}`, file]));
}

function filesOf(name: string): string[] {
  return readdirSync(`${installed}/${name}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${name}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(?:[cm]?js|json|d\.[cm]?ts)$/.test(file))
    .sort();
}
