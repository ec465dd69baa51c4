// What the bundle step resolves, so that types can be checked before anything is installed.

/** `@napi-rs/wasm-runtime` of tools/toolchains/playground. */
declare module 'virtual-wasm-runtime' {
  export class WASI {
    constructor(options: object);
  }
  export function createOnMessage(fs: object): (event: MessageEvent) => void;
  export function getDefaultContext(): { feature: { Buffer: unknown } };
  export function instantiateNapiModule(
    module: WebAssembly.Module,
    options: object,
  ): Promise<{ readonly napiModule: { readonly exports: object } }>;
}

/** What is loaded by name during a build: modules of Node.js, and of packages by path. */
declare module 'virtual-modules' {
  export const modules: Readonly<Record<string, () => unknown>>;
}

/** Files below `node_modules` by path: `packages` for all builds, `libraries` for TypeScript. */
declare module 'virtual-files/*' {
  export const files: Readonly<Record<string, string>>;
}
