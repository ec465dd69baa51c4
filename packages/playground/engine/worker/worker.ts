// The worker: builds packages with Rslib. A message is the name of a request and its argument.
import { Buffer } from 'node:buffer';
import process from 'node:process';
import { registry } from '../shims/registry.js';
import { startBinding } from './binding.ts';
import { assertPolicy, removeNetwork } from './boundary.ts';
import type { EngineManifest, Files } from './protocol.ts';
import { packages, writeFiles } from './volume.ts';

/** Kept, since configurations must not have it. */
const { fetch } = globalThis;

let urlOf: (part: Exclude<keyof EngineManifest, 'wasm'>) => string;
let builder: typeof import('./build.ts');
let typescript: typeof import('./typescript.ts') | undefined;

const requests = {
  /**
   * `folder` is the absolute address of what the manifest lists, with a slash at its end; `wasm` is the
   * compiler as it was fetched. Each worker compiles it: the policy of pages forbids WebAssembly, and
   * Firefox then gives them no compiled module.
   */
  async start(options: {
    readonly folder: string;
    readonly manifest: EngineManifest;
    readonly wasm: readonly ArrayBuffer[];
  }): Promise<void> {
    const { folder, manifest, wasm } = options;
    urlOf = (part) => folder + manifest[part].file;
    await assertPolicy();
    const binding = await startBinding(await compile(wasm), urlOf('thread'));
    // Not before: the binding and its threads take them for a sign of Node.js.
    const setImmediate = (run: () => void, ...values: unknown[]) =>
      setTimeout(run, 0, ...values);
    Object.assign(globalThis, { Buffer, global: globalThis, process, setImmediate });
    await writePackages('packages');
    // After the binding, which `@rspack/core` asks for when it is loaded.
    const { registerModules } = await import('./modules.ts');
    registerModules(binding);
    builder = await import('./build.ts');
    removeNetwork();
  },

  /** Undefined if TypeScript has to be loaded first, because declarations are asked for. */
  build: (files: Files) => builder.build(files, typescript !== undefined),

  async loadTypescript(): Promise<void> {
    const [loaded] = await Promise.all([
      import(urlOf('typescript')) as Promise<typeof import('./typescript.ts')>,
      writePackages('libraries'),
    ]);
    const folder = `${packages}/typescript`;
    for (const name of ['typescript', folder, `${folder}/lib/typescript.js`])
      registry.set(name, loaded.default);
    typescript = loaded;
  },

  /** Undefined as long as TypeScript is not loaded. */
  checkTypes: async (files: Files) => typescript?.checkTypes(files),
};

/** What the page can ask for: each is a function of one argument. */
export type Requests = typeof requests;

/** What comes back; with an error, the engine does not work here, and a new worker is needed. */
export type Reply<Result> = { readonly result: Result } | { readonly error: string };

self.onmessage = ({ data: [name, argument] }: MessageEvent<[keyof Requests, never]>) => {
  requests[name](argument).then(
    (result) => self.postMessage({ result }),
    ({ message }: Error) => self.postMessage({ error: message }),
  );
};

function compile(parts: readonly ArrayBuffer[]): Promise<WebAssembly.Module> {
  const headers = { 'content-type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(new Blob([...parts]), { headers }));
}

async function writePackages(part: 'packages' | 'libraries'): Promise<void> {
  const response = await fetch(urlOf(part));
  writeFiles(packages, await response.json());
}
