/** The files of a package by their paths, `src/index.ts`; text, or bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A file of the engine, beside its manifest. */
export interface EnginePart {
  /** Its name, with a digest of its content. */
  readonly file: string;
  readonly bytes: number;
  /** Bytes that a host sends which compresses with gzip. */
  readonly gzip: number;
}

/** Scripts that are fetched when a build asks for what they have. */
export const partNames = ['typescript', 'extractor', 'sass', 'less', 'postcss'] as const;

export type PartName = (typeof partNames)[number];

/** The content of `engine.json`. */
export interface EngineManifest {
  readonly worker: EnginePart;
  /** The script of the compiler's threads. */
  readonly thread: EnginePart;
  /** The compiler, in pieces to be joined. */
  readonly wasm: readonly EnginePart[];
  readonly parts: Readonly<Record<PartName, EnginePart>>;
}

/** What the worker says: which script it fetches, and at last the answer to a request. */
export type Message = { readonly fetching: PartName } | { readonly answer: unknown };

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
