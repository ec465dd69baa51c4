import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { type EnginePart, partNames } from '../format/protocol.ts';
import { heldFiles } from './contents.ts';
import { installed, typescriptEntry } from './installed.ts';
import { licensesOf } from './licenses.ts';
import { forWorkers, placeNames, takingFromWorker } from './plugin.ts';

export interface BundleOptions {
  /** The absolute path of a `node_modules` with the browser build of the compiler. */
  readonly compiler: string;
  /** A folder for what was bundled. */
  readonly cache: string;
  /**
   * The absolute path of a module that exports `checkTypes`, which `Engine.checkTypes` calls. It is in
   * the script that has TypeScript.
   */
  readonly checks?: string;
}

const sources = path.resolve(import.meta.dirname, '..');
const worker = `${sources}/browser/worker`;

/** Some hosts refuse files of more than 25 MiB. */
const largestPart = 20 * 1024 * 1024;

/**
 * Bundles the engine and returns the absolute path of a folder with its files, `engine.json`, an
 * `EngineManifest`, and `licenses.txt`, the licences of the packages that are in it. It is kept in
 * the cache until a package or a file of the engine changes. Throws when there is no compiler, and
 * when an installed package is not as the engine expects.
 */
export async function bundleEngine(options: BundleOptions): Promise<string> {
  const binding = `${options.compiler}/@rspack/binding-wasm32-wasi`;
  if (!existsSync(binding))
    throw new Error(`The compiler is not installed: there is no ${binding}.`);
  const folder = path.resolve(options.cache, inputDigest(options));
  if (existsSync(folder)) return folder;
  const temporary = `${folder}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  const binary = `${binding}/rspack.wasm32-wasi.wasm`;
  const bundled = new Set([binary, ...heldFiles()]);
  const write = async (name: string, file: string, plugins = [forWorkers]) => {
    const { outputFiles, metafile } = await bundleScript(name, file, plugins, options);
    for (const input of Object.keys(metafile.inputs)) bundled.add(path.resolve(input));
    return writePart(
      temporary,
      `${name}.js`,
      outputFiles[0]?.contents ?? new Uint8Array(),
    );
  };
  const parts: Record<string, EnginePart> = {};
  for (const name of partNames) {
    const plugins = [takingFromWorker(name), forWorkers];
    parts[name] = await write(name, `virtual-contents/${name}`, plugins);
  }
  const compiler = readFileSync(binary);
  const manifest = {
    worker: await write('worker', `${worker}/worker.ts`),
    thread: await write('thread', `${binding}/wasi-worker-browser.mjs`),
    wasm: [0, largestPart].map((start) =>
      writePart(
        temporary,
        'compiler.wasm',
        compiler.subarray(start, start + largestPart),
      ),
    ),
    parts,
  };
  writeFileSync(`${temporary}/engine.json`, JSON.stringify(manifest));
  writeFileSync(`${temporary}/licenses.txt`, licensesOf([...bundled]));
  // Another process may have been faster: both are equal.
  if (!existsSync(folder)) renameSync(temporary, folder);
  return folder;
}

function bundleScript(
  name: string,
  file: string,
  plugins: Plugin[],
  { compiler, checks = `${worker}/no-checks.ts` }: BundleOptions,
) {
  return build({
    entryPoints: { [name]: file },
    outdir: sources,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
    // Errors of the tool name its variables.
    minifyIdentifiers: name !== 'worker',
    // `licenses.txt` has them.
    legalComments: 'none',
    logLevel: 'error',
    logOverride: { 'commonjs-variable-in-esm': 'silent' },
    define: { ...placeNames, BUILTIN_MODULES: JSON.stringify(builtinModules) },
    alias: {
      'typescript-api': `${installed}/${typescriptEntry}`,
      typescript: `${installed}/${typescriptEntry}`,
      'virtual-checks': checks,
      'virtual-npm': compiler,
      'virtual-wasm-runtime': `${compiler}/@napi-rs/wasm-runtime/runtime.js`,
    },
    plugins,
  });
}

/**
 * Writes a file of an engine with a digest of its content in its name, and returns what a manifest
 * says of it: the name, and its size in bytes, also compressed.
 */
export function writePart(folder: string, name: string, content: Uint8Array): EnginePart {
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}.${digest([content])}${ext}`;
  writeFileSync(`${folder}/${file}`, content);
  return { file, bytes: content.length, gzip: gzipSync(content).length };
}

/** Of everything that the files of the engine are made from: npm writes what it has installed. */
function inputDigest({ compiler, checks }: BundleOptions): string {
  const own = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  const packages = [installed, compiler].map((one) => `${one}/.package-lock.json`);
  const all = [...packages, ...own, ...(checks ? [checks] : [])];
  return digest(all.map((file) => readFileSync(file)));
}

function digest(contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 16);
}
