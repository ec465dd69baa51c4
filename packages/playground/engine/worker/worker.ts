// The worker: builds packages with Rslib. The first message is a port. One on it is the name of a
// request and its argument.
import { Buffer } from 'node:buffer';
import { createRequire } from 'node:module';
import process from 'node:process';
import { registry } from '../shims/registry.js';
import { startBinding } from './binding.ts';
import { assertPolicy, removeNetwork } from './boundary.ts';
import { fetchOnDemand } from './parts.ts';
import type { EngineManifest, Files, Message } from './protocol.ts';

interface StartOptions {
  /** The compiler in parts. */
  wasm: readonly ArrayBuffer[];
  /** The script of its threads, beside this one. */
  thread: string;
  /** The scripts that are fetched on demand. */
  parts: EngineManifest['parts'];
}

interface Package {
  files: Files;
  commands: readonly (readonly string[])[] | undefined;
}

let builder: typeof import('./build.ts');
/** Only the page can answer it. */
let send: (message: Message) => void = () => {};

const requests = {
  /**
   * Each worker compiles the compiler: the policy of pages forbids WebAssembly, and Firefox then gives
   * them no compiled module.
   */
  async start({ wasm, thread, parts }: StartOptions) {
    await assertPolicy();
    const headers = { 'content-type': 'application/wasm' };
    const compiler = new Response(new Blob([...wasm]), { headers });
    const binding = await startBinding(compiler, thread);
    // Not before: the binding and its threads take them for a sign of Node.js.
    const setImmediate = (run: () => void, ...values: unknown[]) =>
      setTimeout(run, 0, ...values);
    const require = createRequire('/node_modules/');
    const names = { Buffer, global: globalThis, process, require, setImmediate };
    Object.assign(globalThis, names);
    fetchOnDemand(parts, (part) => send({ fetching: part }));
    // Before the build, since `@rspack/core` asks for it when it is loaded.
    registry.set('@rspack/binding', binding);
    builder = await import('./build.ts');
    removeNetwork();
  },

  build: ({ files, commands }: Package) => builder.build(files, commands),

  checkTypes(files: Files) {
    const checks: typeof import('./check-types.ts') | undefined =
      registry.get('check-types');
    return checks?.checkTypes(files);
  },
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
  send = port.postMessage.bind(port);
  port.onmessage = async (event) => {
    try {
      const [name, argument]: [keyof Requests, never] = apply(
        dataOf ?? Object,
        event,
        [],
      );
      send({ answer: await requests[name](argument) });
    } catch (error) {
      // The engine does not work here, and a new worker is needed.
      reportError(error);
    }
  };
};
