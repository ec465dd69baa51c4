// What the bundle step resolves, so that types can be checked before anything is installed.

/** `@napi-rs/wasm-runtime` of `npm`. */
declare module 'virtual-wasm-runtime' {
  interface Instantiated {
    readonly napiModule: { readonly exports: object };
  }
  export class WASI {
    constructor(options: object);
  }
  export function createOnMessage(fs: object): (event: MessageEvent) => void;
  export function getDefaultContext(): { feature: { Buffer: unknown } };
  export function instantiateNapiModule(
    module: WebAssembly.Module,
    options: object,
  ): Promise<Instantiated>;
}

declare module '@napi-rs/wasm-runtime/fs' {
  import type fs from 'node:fs';

  export { Buffer } from 'node:buffer';
  export function memfs(): { readonly fs: typeof fs };
}

/** Files below `node_modules` that are read during a build, as Latin-1 text. */
declare module 'virtual-playground-runtime-files' {
  const files: Readonly<Record<string, string>>;
  export default files;
}

/** Modules of installed packages by path, which are loaded by name during a build. */
declare module 'virtual-playground-modules' {
  const modules: Readonly<Record<string, () => Promise<unknown>>>;
  export default modules;
}

declare module 'virtual-playground-declarations' {
  export function generateDts(data: unknown): Promise<void>;
}
