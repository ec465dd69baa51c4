/** What a sample promises about its build: it works, or it stops with this part of an error text. */
export type Expectation = 'builds' | { readonly fails: string };

/**
 * Something that is done with what a sample emitted. `fails` is a part of the expected complaint. `node`
 * is the major version of Node.js that does it, where that is not the one of all samples.
 */
export type Exercise = { readonly fails?: string; readonly node?: number } & (
  | { readonly import: string }
  | { readonly require: string }
  | { readonly script: string; readonly global?: string }
  | { readonly run: string }
  | { readonly app: string; readonly require?: true }
  | { readonly types: string }
  | { readonly publint: true }
  | { readonly attw: AttwProfile }
);

/** Which consumers Are The Types Wrong speaks for; `auto` decides by what `package.json` promises. */
export type AttwProfile = 'auto' | 'strict' | 'node16' | 'esm-only';

/** The content of a `sample.json` after defaults were filled in. */
export interface Manifest {
  readonly purpose: string;
  readonly purposeZh: string;
  readonly expect: Expectation;
  readonly commands: readonly (readonly string[])[];
  readonly exercises: readonly Exercise[];
  /** The folder of `tools/toolchains` with what it is built with, where that is not the repository. */
  readonly toolchain?: string;
}

/** A folder below `docs/samples` that holds a `sample.json`. */
export interface Sample {
  readonly id: string;
  /** Absolute path of the folder. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** One command that was run and what the terminal showed, one array item a line. */
export interface RecordedCommand {
  argv: string[];
  exitCode: number;
  terminal: string[];
}

/** One emitted file with its sizes in bytes: as it is, and as a server would send it. */
export interface RecordedFile {
  path: string;
  raw: number;
  gzip: number;
  brotli: number;
}

/** What an exercise said, line by line, and whether it went well. */
export interface RecordedExercise {
  exercise: Exercise;
  ok: boolean;
  /** The same in words that a terminal user would type. */
  command: string;
  says: string[];
}

/** The content of a `recorded.json`. */
export interface Recorded {
  rslib: string;
  commands: RecordedCommand[];
  files: RecordedFile[];
  /** Files emitted outside `dist`, with their lines; empty for nearly every sample. */
  outside: { path: string; lines: string[] }[];
  exercises: RecordedExercise[];
  /** Fingerprints of the files that the author wrote, by path: what was built is what is shown. */
  inputs: Record<string, string>;
  /** One fingerprint of all emitted files below `dist`. */
  output: string;
}

/** What one run of a sample brought to light: the record, and the emitted files below `dist`. */
export interface Outcome {
  recorded: Recorded;
  /** Path from the sample's folder, such as `dist/index.js`, to content. */
  emitted: Map<string, Buffer>;
  /** What the run itself found wrong against the manifest. */
  complaints: string[];
  /** Where the run took place; removed unless something was wrong. */
  scratch: string;
}
