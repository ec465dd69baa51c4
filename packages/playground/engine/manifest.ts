/** A file of the engine, beside its manifest. */
export interface EnginePart {
  /** Its name, with a digest of its content. */
  readonly file: string;
  readonly bytes: number;
  /** Bytes that a host sends which compresses with gzip. */
  readonly gzip: number;
}

/** The content of `engine.json`. */
export interface EngineManifest {
  readonly worker: EnginePart;
  /** The script of the threads of the compiler. */
  readonly thread: EnginePart;
  /** Packages that packages can import. */
  readonly packages: EnginePart;
  /** The next two are fetched for declarations alone. */
  readonly typescript: EnginePart;
  readonly libraries: EnginePart;
  /** The compiler, in pieces to be joined. */
  readonly wasm: readonly EnginePart[];
}
