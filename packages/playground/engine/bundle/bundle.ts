import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readJson } from '@site/pages/json-file';
import { type BuildOptions, build } from 'esbuild';
import type { EngineManifest, EnginePart } from '../manifest.ts';
import { importableFiles, installed, typescriptFiles } from './contents.ts';
import { installRuntime, readLock, runtimeFolder } from './install.ts';
import { defaultPlace, placeNames } from './patches.ts';
import { forWorkers } from './resolve.ts';

const engine = path.resolve(import.meta.dirname, '..');
const compiler = `${runtimeFolder}/node_modules/@rspack/binding-wasm32-wasi`;

/** Some hosts refuse files of more than 25 MiB. */
const largestPart = 20 * 1024 * 1024;

/**
 * Bundles the engine and returns the absolute path of a folder with its files and `engine.json`,
 * an `EngineManifest`. Kept in `cache` until a version or a file of the engine changes. Throws when
 * npm cannot install the compiler, and when an installed package is not as the engine expects.
 */
export async function bundleEngine(cache: string): Promise<string> {
  installRuntime();
  assertSameVersion();
  const folder = path.resolve(cache, inputDigest());
  if (existsSync(`${folder}/engine.json`)) return folder;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(`${folder}.`);
  const [worker, thread, typescript] = await Promise.all([
    script({ stdin: { contents: 'import "./worker/worker.ts"', resolveDir: engine } }),
    script({
      entryPoints: [`${compiler}/wasi-worker-browser.mjs`],
      plugins: [],
      inject: [],
    }),
    script({
      stdin: {
        contents:
          'export { default } from "typescript-api";export * from "./worker/check-types.ts"',
        resolveDir: engine,
      },
    }),
  ]);
  const wasm = readFileSync(`${compiler}/rspack.wasm32-wasi.wasm`);
  const manifest: EngineManifest = {
    worker: part(temporary, 'worker.js', worker),
    thread: part(temporary, 'thread.js', thread),
    typescript: part(temporary, 'typescript.js', typescript),
    packages: part(temporary, 'packages.json', Buffer.from(importableFiles())),
    libraries: part(temporary, 'libraries.json', Buffer.from(typescriptFiles())),
    wasm: [0, largestPart].map((start) =>
      part(temporary, 'compiler.wasm', wasm.subarray(start, start + largestPart)),
    ),
    versions: {
      rslib: versionOf('@rslib/core'),
      rspack: versionOf('@rspack/core'),
      typescript: versionOf('typescript-api'),
    },
  };
  writeFileSync(`${temporary}/engine.json`, JSON.stringify(manifest));
  publish(temporary, folder);
  return folder;
}

/** Makes a complete folder the one in the cache, unless another process was faster: both are equal. */
function publish(temporary: string, folder: string): void {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(`${folder}/engine.json`)) throw error;
  }
}

async function script(options: BuildOptions): Promise<Uint8Array> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    logOverride: { 'commonjs-variable-in-esm': 'silent' },
    define: { ...placeNames },
    banner: { js: defaultPlace },
    inject: [`${engine}/shims/globals.js`],
    plugins: [forWorkers],
    ...options,
  });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error('esbuild wrote nothing.');
  return file.contents;
}

/** Writes a file with a digest of its content in its name. */
function part(folder: string, name: string, content: Uint8Array): EnginePart {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}.${hash}${ext}`;
  writeFileSync(`${folder}/${file}`, content);
  return { file, bytes: content.length, gzip: gzipSync(content).length };
}

function versionOf(name: string, folder = installed): string {
  return readJson<{ version: string }>(`${folder}/${name}/package.json`, {
    version: 'string',
  }).version;
}

/** The compiler and the package that calls it have no stable interface between them. */
function assertSameVersion(): void {
  const asked = versionOf('@rspack/core');
  const found = versionOf('@rspack/binding-wasm32-wasi', `${runtimeFolder}/node_modules`);
  if (asked === found) return;
  throw new Error(
    `The playground has the compiler ${found}, and @rspack/core is ${asked}. Set this version in ` +
      'packages/playground/engine/npm/package.json, and run "npm install --cpu=wasm32" there.',
  );
}

/** Of everything that the files of the engine are made from. */
function inputDigest(): string {
  const hash = createHash('sha256').update(readLock());
  const names = ['@rslib/core', '@rsbuild/core', '@rspack/core', '@rsbuild/plugin-react'];
  for (const name of [
    ...names,
    '@arethetypeswrong/core',
    '@lezer/javascript',
    'rsbuild-plugin-dts',
    'typescript-api',
    'esbuild',
  ])
    hash.update(`${name} ${versionOf(name)}`);
  for (const folder of ['bundle', 'shims', 'worker'])
    for (const file of readdirSync(`${engine}/${folder}`).sort())
      hash.update(readFileSync(`${engine}/${folder}/${file}`));
  return hash.digest('hex').slice(0, 16);
}
