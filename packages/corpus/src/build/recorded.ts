/** How users load a library. */
export type Format = 'import' | 'require';

/** The same thing of the published package and of the one that Rslib built. */
export interface Pair<T> {
  readonly original: T;
  readonly ours: T;
}

/** The JavaScript that all entries load in one format, in bytes. */
export interface Size {
  readonly files: number;
  readonly raw: number;
  readonly gzip: number;
}

/** An application, bundled or not: what it printed, and its size in bytes. */
export interface App {
  readonly says: readonly string[];
  readonly bytes: number;
}

/** Precedes what an application printed that did not end well. */
export const failure = 'The application fails:';

/** Whether an application did not end well. */
export function isFailure({ says: [first] }: App): boolean {
  return first === failure;
}

/** Everything that is found out about one library, the same on every machine. */
export interface Recorded {
  readonly package: string;
  readonly version: string;
  readonly license: string;
  /** The version of `@rslib/core`. */
  readonly rslib: string;
  /** Digest of the code that builds and judges. */
  readonly recorder: string;
  /** Digest of the library's folder and the lock file of the toolchain. */
  readonly inputs: string;
  /** In how many places of the source `type` was added, because TypeScript asks for it. */
  readonly typeKeywords: number;
  readonly build: { readonly ok: boolean; readonly terminal: readonly string[] };
  /** Files that `exports` and the other fields of package.json name, and those that are not there. */
  readonly entries: {
    readonly checked: number;
    readonly missing: Pair<readonly string[]>;
  };
  readonly exports: Readonly<Partial<Record<Format, ExportedNames>>>;
  /** Errors of TypeScript by way of resolution; none is an empty list. */
  readonly types: Readonly<Record<string, Pair<readonly string[]>>>;
  readonly publint: Pair<readonly string[]>;
  readonly attw: Pair<readonly string[]>;
  /** By format and bundler. */
  readonly apps: Readonly<Record<string, Pair<App>>>;
  readonly directives: Pair<Readonly<Record<string, number>>>;
  /** The ECMAScript version that the files of a format need at least. */
  readonly syntax: Readonly<Partial<Record<Format, Pair<number>>>>;
  readonly sizes: Readonly<Partial<Record<Format, Pair<Size>>>>;
  /** The summary of the library's own tests; `undefined` where the package has none. */
  readonly tests?: Pair<readonly string[]>;
}

/** The names that all entries export in one format, and those that differ, with their entry. */
export interface ExportedNames {
  readonly entries: number;
  readonly names: number;
  readonly lost: readonly string[];
  readonly added: readonly string[];
}
