import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { installToolchains } from '@site/install/toolchains';
import { repository } from '@site/mdx/repository';
import { listFiles, readFiles } from '@site/samples/format/files';
import { shortHash } from '@site/samples/format/record';
import { build, type Plugin } from 'esbuild';
import { type EnginePart, partNames } from '../worker/protocol.ts';
import { installed, typescriptEntry } from './contents.ts';
import { forWorkers, placeNames, takingFromWorker } from './plugin.ts';

const engine = path.resolve(import.meta.dirname, '..');

/** The folder whose `node_modules` has the browser build of the compiler, and that of the build. */
const runtimeFolder = `${repository}/tools/toolchains/playground`;
const compiler = `${runtimeFolder}/node_modules/@rspack/binding-wasm32-wasi`;

/** Some hosts refuse files of more than 25 MiB. */
const largestPart = 20 * 1024 * 1024;

/**
 * Bundles the engine and returns the absolute path of a folder with its files and `engine.json`,
 * an `EngineManifest`. Kept in `cache` until a version or a file of the engine changes. Throws when
 * npm cannot install the compiler, and when an installed package is not as the engine expects.
 */
export async function bundleEngine(cache: string): Promise<string> {
  installCompiler();
  const folder = path.resolve(cache, inputDigest());
  if (existsSync(folder)) return folder;
  const temporary = `${folder}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  const write = async (name: string, file: string, plugins = [forWorkers]) => {
    const { outputFiles } = await bundleScript(name, file, plugins);
    return part(temporary, `${name}.js`, outputFiles[0]?.contents ?? new Uint8Array());
  };
  const worker = await write('worker', `${engine}/worker/worker.ts`);
  const thread = await write('thread', `${compiler}/wasi-worker-browser.mjs`);
  const parts: Record<string, EnginePart> = {};
  for (const name of partNames) {
    const plugins = [takingFromWorker(name), forWorkers];
    parts[name] = await write(name, `virtual-contents/${name}`, plugins);
  }
  const binary = readFileSync(`${compiler}/rspack.wasm32-wasi.wasm`);
  const wasm = [0, largestPart].map((start) =>
    part(temporary, 'compiler.wasm', binary.subarray(start, start + largestPart)),
  );
  const manifest = JSON.stringify({ worker, thread, wasm, parts });
  writeFileSync(`${temporary}/engine.json`, manifest);
  // Another process may have been faster: both are equal.
  if (!existsSync(folder)) renameSync(temporary, folder);
  return folder;
}

/** Installs the browser build of the compiler as the lock file asks. Throws if npm cannot. */
function installCompiler(): void {
  installToolchains([path.basename(runtimeFolder)]);
  if (!existsSync(compiler))
    throw new Error('The compiler of the playground cannot be installed.');
}

function bundleScript(name: string, file: string, plugins: Plugin[]) {
  return build({
    entryPoints: { [name]: file },
    outdir: engine,
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
      'virtual-npm': `${runtimeFolder}/node_modules`,
      'virtual-wasm-runtime': `${runtimeFolder}/node_modules/@napi-rs/wasm-runtime/runtime.js`,
    },
    plugins,
  });
}

/** Writes a file with a digest of its content in its name. */
function part(folder: string, name: string, content: Uint8Array): EnginePart {
  const hash = shortHash([Buffer.from(content)]);
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}.${hash}${ext}`;
  writeFileSync(`${folder}/${file}`, content);
  return { file, bytes: content.length, gzip: gzipSync(content).length };
}

/** Of everything that the files of the engine are made from. */
function inputDigest(): string {
  const own = readFiles(engine, listFiles(engine));
  const locks = [repository, runtimeFolder].map((one) => {
    return readFileSync(`${one}/package-lock.json`);
  });
  return shortHash([...locks, ...own.values()]);
}
