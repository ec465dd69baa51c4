// The worker: builds packages with Rslib, one after the other.
import { Buffer } from 'node:buffer';
import process from 'node:process';
import type { EngineManifest } from '../manifest.ts';
import { startBinding } from './binding.ts';
import { assertPolicy, removeNetwork } from './boundary.ts';
import type { Reply, Request, Results } from './protocol.ts';

const reply = (message: Reply<keyof Results>) => self.postMessage(message);

let urlOf: (part: Exclude<keyof EngineManifest, 'wasm'>) => string;
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Request>) => {
  queue = queue
    .then(async () => reply({ kind: 'done', result: await answer(data) }))
    .catch(({ message }: Error) => reply({ kind: 'broken', message }));
};

async function answer(request: Request): Promise<Results[keyof Results]> {
  if (request.kind === 'start') return start(request);
  const { build } = await import('./build.ts');
  const { checkTypes, isTypescriptLoaded, loadTypescript } = await import(
    './declarations.ts'
  );
  if (request.kind === 'checkTypes') return checkTypes(request.files);
  return build(request.files, () => {
    if (!isTypescriptLoaded()) reply({ kind: 'loading' });
    return loadTypescript(urlOf('typescript'), urlOf('libraries'));
  });
}

async function start(request: Request & { kind: 'start' }): Promise<undefined> {
  const { folder, manifest, wasm } = request;
  urlOf = (part) => folder + manifest[part].file;
  await assertPolicy();
  const binding = await startBinding(await compile(wasm), urlOf('thread'));
  // Not before: the binding and its threads take them for a sign of Node.js.
  const setImmediate = (run: () => void, ...values: unknown[]) =>
    setTimeout(run, 0, ...values);
  Object.assign(globalThis, { Buffer, global: globalThis, process, setImmediate });
  // After the binding, which `@rspack/core` asks for when it is loaded.
  const { registerModules } = await import('./modules.ts');
  await registerModules(binding, urlOf('packages'));
  await Promise.all([import('./build.ts'), import('./declarations.ts')]);
  removeNetwork();
  return undefined;
}

function compile(parts: readonly ArrayBuffer[]): Promise<WebAssembly.Module> {
  const headers = { 'content-type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(new Blob([...parts]), { headers }));
}
