// What the bundle step resolves, so that types can be checked before anything is installed.

/** `@napi-rs/wasm-runtime`, which is installed with the compiler. */
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

/** A module of whoever bundles the engine; an empty one without it. */
declare module 'virtual-checks' {
  export const checkTypes:
    | ((
        files: import('../format/protocol.ts').Files,
      ) => Promise<import('../format/protocol.ts').Report>)
    | undefined;
}
