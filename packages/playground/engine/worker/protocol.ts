import type { EngineManifest } from '../manifest.ts';

/** The files of a package by their paths, `src/index.ts`; text, or bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** What the page asks of the worker. */
export type Request =
  | {
      readonly kind: 'start';
      readonly manifest: EngineManifest;
      /** The absolute address of what the manifest lists, with a slash at its end. */
      readonly folder: string;
      /**
       * The compiler as it was fetched. Each worker compiles it: the policy of pages forbids
       * WebAssembly, and Firefox then gives them no compiled module.
       */
      readonly wasm: readonly ArrayBuffer[];
    }
  | { readonly kind: 'build'; readonly files: Files }
  /** What a built package's users get to see of its types. */
  | { readonly kind: 'checkTypes'; readonly files: Files };

/** What a build of a package left. */
export interface BuildResult {
  readonly ok: boolean;
  /** What was written, by path: whatever is not an input. */
  readonly files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
  /** What the terminal would show, with the sequences that colour it. */
  readonly log: readonly string[];
  readonly milliseconds: number;
  /** What the configuration asks for and the engine does not have, if that ended the build. */
  readonly missing?: { readonly kind: 'option' | 'package'; readonly name: string };
}

/** What Are The Types Wrong reports. */
export interface TypesReport {
  /** Whose types were looked at: a profile of its command. */
  readonly profile: string;
  readonly says: readonly string[];
}

/** What each request results in. */
export interface Results {
  readonly start: undefined;
  readonly build: BuildResult;
  /** Undefined as long as TypeScript is not loaded. */
  readonly checkTypes: TypesReport | undefined;
}

/** What the worker answers. */
export type Reply<K extends keyof Results> =
  /** Declarations are asked for, and TypeScript has to be fetched first. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'done'; readonly result: Results[K] }
  /** The engine does not work here: a new worker is needed. */
  | { readonly kind: 'broken'; readonly message: string };
