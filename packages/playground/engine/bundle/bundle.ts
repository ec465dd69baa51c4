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
import { builtinModules } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readJson } from '@site/pages/json-file';
import { repository } from '@site/pages/repository';
import { shortHash } from '@site/samples/build/record';
import { type BuildOptions, build } from 'esbuild';
import type { EngineManifest, EnginePart } from '../worker/protocol.ts';
import { installed, packageFiles, typescriptEntry, typescriptFiles } from './contents.ts';
import { compiler, installRuntime, runtimeFolder } from './install.ts';
import { forWorkers, placeNames } from './plugin.ts';

const engine = path.resolve(import.meta.dirname, '..');

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
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(`${folder}.`);
  const [worker, thread, typescript] = await Promise.all([
    script(`${engine}/worker/worker.ts`),
    script(`${compiler}/wasi-worker-browser.mjs`, { plugins: [] }),
    script(`${engine}/worker/typescript.ts`),
  ]);
  const wasm = readFileSync(`${compiler}/rspack.wasm32-wasi.wasm`);
  const manifest: EngineManifest = {
    worker: part(temporary, 'worker.js', worker),
    thread: part(temporary, 'thread.js', thread),
    typescript: part(temporary, 'typescript.js', typescript),
    packages: part(temporary, 'packages.json', Buffer.from(packageFiles())),
    libraries: part(temporary, 'libraries.json', Buffer.from(typescriptFiles())),
    wasm: [0, largestPart].map((start) =>
      part(temporary, 'compiler.wasm', wasm.subarray(start, start + largestPart)),
    ),
  };
  writeFileSync(`${temporary}/engine.json`, JSON.stringify(manifest));
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process was faster: both are equal.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

async function script(entry: string, options: BuildOptions = {}): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    logOverride: { 'commonjs-variable-in-esm': 'silent' },
    define: { ...placeNames, BUILTIN_MODULES: JSON.stringify(builtinModules) },
    alias: {
      'typescript-api': `${installed}/${typescriptEntry}`,
      typescript: `${installed}/${typescriptEntry}`,
      'virtual-wasm-runtime': `${runtimeFolder}/node_modules/@napi-rs/wasm-runtime/runtime.js`,
    },
    plugins: [forWorkers],
    ...options,
  });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error('esbuild wrote nothing.');
  return file.contents;
}

/** Writes a file with a digest of its content in its name. */
function part(folder: string, name: string, content: Uint8Array): EnginePart {
  const hash = shortHash([Buffer.from(content)]);
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}.${hash}${ext}`;
  writeFileSync(`${folder}/${file}`, content);
  return { file, bytes: content.length, gzip: gzipSync(content).length };
}

/** The compiler and the package that calls it have no stable interface between them. */
function assertSameVersion(): void {
  const manifestIn = (folder: string) =>
    readJson<{ version: string }>(`${folder}/package.json`, { version: 'string' });
  const { version: asked } = manifestIn(`${installed}/@rspack/core`);
  const { version: found } = manifestIn(compiler);
  if (asked === found) return;
  throw new Error(
    `The playground has the compiler ${found}, and @rspack/core is ${asked}. Set this version in ` +
      'packages/playground/engine/npm/package.json, and run "npm install --cpu=wasm32" there.',
  );
}

/** Of everything that the files of the engine are made from. */
function inputDigest(): string {
  const files = ['bundle', 'shims', 'worker'].flatMap((folder) =>
    readdirSync(`${engine}/${folder}`).map((file) => `${engine}/${folder}/${file}`),
  );
  const locks = [repository, runtimeFolder].map(
    (folder) => `${folder}/package-lock.json`,
  );
  return shortHash([...locks, ...files.sort()].map((file) => readFileSync(file)));
}
