// The worker: builds packages with Rslib. The first message is a port. One on it is the name of a
// request and its argument.
import { Buffer } from 'node:buffer';
import process from 'node:process';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
import { files as installed } from 'virtual-files/packages';
import { registry } from '../shims/registry.js';
import { startBinding } from './binding.ts';
import { assertPolicy, removeNetwork } from './boundary.ts';
import type { Files } from './protocol.ts';
import { packages, writeFiles } from './volume.ts';

let builder: typeof import('./build.ts');
let typescript: typeof import('./typescript.ts') | undefined;

const requests = {
  /**
   * `wasm` is the compiler in parts, and `thread` a file beside this one. Each worker compiles it: the
   * policy of pages forbids WebAssembly, and Firefox then gives them no compiled module.
   */
  async start({ wasm, thread }: { wasm: readonly ArrayBuffer[]; thread: string }) {
    await assertPolicy();
    const headers = { 'content-type': 'application/wasm' };
    const compiler = new Response(new Blob([...wasm]), { headers });
    const binding = await startBinding(compiler, thread);
    // Not before: the binding and its threads take them for a sign of Node.js.
    const setImmediate = (run: () => void, ...values: unknown[]) =>
      setTimeout(run, 0, ...values);
    Object.assign(globalThis, { Buffer, global: globalThis, process, setImmediate });
    writeFiles(packages, installed);
    // Before the build, since `@rspack/core` asks for it when it is loaded.
    registry.set('@rspack/binding', binding);
    builder = await import('./build.ts');
    removeNetwork();
  },

  /** Undefined if TypeScript has to be loaded first, because declarations are asked for. */
  build: (files: Files) => builder.build(files, typescript !== undefined),

  async loadTypescript(file: string) {
    // Not an expression, which would be bundled.
    const url = `./${file}`;
    const loaded: typeof import('./typescript.ts') = await import(url);
    writeFiles(packages, loaded.libraries);
    const folder = `${packages}/typescript`;
    for (const name of ['typescript', folder, `${folder}/lib/typescript.js`])
      registry.set(name, loaded.default);
    typescript = loaded;
  },

  checkTypes: async (files: Files) => typescript?.checkTypes(files),
};

/** What the page can ask for: each is a function of one argument. */
export type Requests = typeof requests;

// A configuration runs in this realm and can change all that it reaches: what answers is taken before.
const { apply } = Reflect;
const { reportError } = globalThis;
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get;

/** The page listens to a port that only this function has, so that nothing else answers it. */
self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  self.onmessage = null;
  const answer = port.postMessage.bind(port);
  port.onmessage = async (event) => {
    try {
      const [name, argument]: [keyof Requests, never] = apply(
        dataOf ?? Object,
        event,
        [],
      );
      answer(await requests[name](argument));
    } catch (error) {
      // The engine does not work here, and a new worker is needed.
      reportError(error);
    }
  };
};
