// The worker: builds packages with Rslib, one after the other.
import 'node:process';
import { Buffer } from 'node:buffer';
import type { EngineManifest } from '../manifest.ts';
import { startBinding } from './binding.ts';
import { assertPolicy, removeNetwork } from './boundary.ts';
import type { Reply, Request } from './protocol.ts';

const reply = (message: Reply) => self.postMessage(message);

type Part = Exclude<keyof EngineManifest, 'wasm' | 'versions'>;
let urlOf: (part: Part) => string;
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Request>) => {
  queue = queue
    .then(() => answer(data))
    .catch(({ message }: Error) => {
      reply({ kind: 'broken', message });
    });
};

async function answer(request: Request): Promise<void> {
  if (request.kind === 'start') return start(request);
  const { build } = await import('./build.ts');
  const { checkTypes, isTypescriptLoaded, loadTypescript } = await import(
    './declarations.ts'
  );
  if (request.kind === 'checkTypes')
    return reply({ kind: 'checked', result: await checkTypes(request.files) });
  const result = await build(request.files, () => {
    if (!isTypescriptLoaded()) reply({ kind: 'loading' });
    return loadTypescript(urlOf('typescript'), urlOf('libraries'));
  });
  reply({ kind: 'built', result });
}

async function start(request: Request & { kind: 'start' }): Promise<void> {
  const { folder, manifest, wasm } = request;
  urlOf = (part) => folder + manifest[part].file;
  Object.assign(globalThis, { Buffer });
  await assertPolicy();
  const binding = await startBinding(await compile(wasm), urlOf('thread'));
  // After the binding, which `@rspack/core` asks for when it is loaded.
  const { registerModules } = await import('./modules.ts');
  await registerModules(binding, urlOf('packages'));
  await Promise.all([import('./build.ts'), import('./declarations.ts')]);
  removeNetwork();
  reply({ kind: 'started' });
}

function compile(parts: readonly ArrayBuffer[]): Promise<WebAssembly.Module> {
  const headers = { 'content-type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(new Blob([...parts]), { headers }));
}
