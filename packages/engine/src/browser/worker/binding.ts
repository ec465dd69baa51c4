import { Buffer } from 'node:buffer';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
import * as runtime from 'virtual-wasm-runtime';
import { fs } from '../shims/volume.js';

/** Two gibibytes in pages of 64 KiB, which the compiler was built for. */
const pages = 32_768;
const threads = '4';
/**
 * Threads that are there before the compiler asks for one, as many as builds use. It waits for a
 * thread that it has asked for, and Firefox starts none while the worker that asks is waiting.
 */
const ready = 6;

/** Kept, since configurations must not have it. */
const { Worker } = globalThis;

/**
 * Starts the compiler and returns its exports, what `@rspack/binding` is in Node.js. Its threads
 * run the script `thread` and share the file system of this worker.
 */
export async function startBinding(compiler: Response, thread: string): Promise<object> {
  const module = await WebAssembly.compileStreaming(compiler);
  const context = runtime.getDefaultContext();
  context.feature.Buffer = Buffer;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const wasi = new runtime.WASI({
    version: 'preview1',
    fs,
    preopens: { '/': '/' },
    env: { RAYON_NUM_THREADS: threads, TOKIO_WORKER_THREADS: threads },
    print: (...parts: unknown[]) => console.log(...parts),
    printErr: (...parts: unknown[]) => console.error(...parts),
  });
  const { napiModule } = await runtime.instantiateNapiModule(module, {
    context,
    wasi,
    asyncWorkPoolSize: Number(threads),
    reuseWorker: { size: ready, strict: false },
    onCreateWorker() {
      const worker = new Worker(thread, { type: 'module' });
      worker.addEventListener('message', runtime.createOnMessage(fs));
      return worker;
    },
    overwriteImports(imports: Record<'env' | 'napi' | 'emnapi', object>) {
      imports.env = { ...imports.env, ...imports.napi, ...imports.emnapi, memory };
      return imports;
    },
    beforeInit({ instance }: { instance: WebAssembly.Instance }) {
      for (const [name, register] of Object.entries(instance.exports))
        if (name.startsWith('__napi_register__') && typeof register === 'function')
          register();
    },
  });
  return napiModule.exports;
}
