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

/** What one of the two packages of a library does for its users, by format and other circumstances. */
export interface Judgement {
  /** Errors of TypeScript by way of resolution; none is an empty list. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** By format and bundler. */
  readonly apps: Readonly<Record<string, App>>;
  /** The ECMAScript version that the files of a format need at least. */
  readonly syntax: Readonly<Record<string, number>>;
  readonly sizes: Readonly<Record<string, Size>>;
  /** The names that each entry of a format exports. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly publint: readonly string[];
  readonly attw: readonly string[];
  /** How many files of all formats start with each directive. */
  readonly directives: Readonly<Record<string, number>>;
  /** The summary of the library's own tests; `undefined` where the package has none. */
  readonly tests: readonly string[] | undefined;
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
  /** The exported names by format: of how many entries, how many, and those that differ. */
  readonly exports: Readonly<
    Record<string, { entries: number; names: number; lost: string[]; added: string[] }>
  >;
  readonly types: PairsOf<Judgement['types']>;
  readonly publint: Pair<Judgement['publint']>;
  readonly attw: Pair<Judgement['attw']>;
  readonly apps: PairsOf<Judgement['apps']>;
  readonly directives: Pair<Judgement['directives']>;
  readonly syntax: PairsOf<Judgement['syntax']>;
  readonly sizes: PairsOf<Judgement['sizes']>;
  readonly tests?: Pair<Judgement['tests']>;
}

type PairsOf<T> = { readonly [Key in keyof T]: Pair<T[Key]> };
