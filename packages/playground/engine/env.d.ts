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

/** What a script has beside its own code: files below `node_modules`, and modules by name. */
declare module 'virtual-contents/*' {
  export const files: Readonly<Record<string, string>>;
  export const modules: Readonly<Record<string, () => unknown>>;
}
