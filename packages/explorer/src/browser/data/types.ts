// What the output explorer knows of a state, and the JSON in which it is published: one file for each input.

/** The packages that a reader can pick, by the name of their folder in `docs/explorer`. */
export type InputId = 'utility' | 'dependencies' | 'component' | 'node' | 'entries';

/** How declarations come: not at all, a file for each source, or all in one file for each entry. */
type Declarations = 'off' | 'files' | 'bundled';

/**
 * What a reader has chosen. Every combination of values is a state; one that the tool refuses is a
 * state too, with the tool's words. `autoExternal` is what holds, so its default depends on `format`:
 * true for `esm` and `cjs`, false for `umd` and `iife`.
 */
export interface State {
  readonly input: InputId;
  readonly format: 'esm' | 'cjs' | 'umd' | 'iife';
  readonly bundle: boolean;
  readonly dts: Declarations;
  readonly syntax: 'esnext' | 'es2020' | 'es5';
  readonly autoExternal: boolean;
  readonly externalHelpers: boolean;
  readonly shims: boolean;
  readonly minify: boolean;
  readonly banner: boolean;
}

/** The name of a choice; the input is no toggle. */
export type Toggle = Exclude<keyof State, 'input'>;

/** One emitted file with its sizes in bytes: as it is, and as a server would send it. */
export interface EmittedFile {
  /** From the package's folder, such as `dist/index.js`. */
  readonly path: string;
  /** Its whole content; undefined where it is no text. */
  readonly text: string | undefined;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What publint or Are The Types Wrong says of the package as it would be published. */
export interface Verdict {
  /** False where it names a mistake. */
  readonly ok: boolean;
  /** What to type to ask the same. */
  readonly command: string;
  /** Its lines; `no problems` where it has nothing to say. */
  readonly says: readonly string[];
}

/** All that the explorer shows of one state. */
export interface Snapshot {
  readonly state: State;
  /** Whether the build ended well. Where it did not, there are no files and no verdicts. */
  readonly ok: boolean;
  /** What was emitted, in alphabetical order of the paths. */
  readonly files: readonly EmittedFile[];
  /** What `npx rslib` prints, one item a line, with `…` in place of durations. */
  readonly terminal: readonly string[];
  /** Of those lines, the ones that say why it failed; empty where it did not. */
  readonly error: readonly string[];
  /** The whole `rslib.config.ts`, with an end of line. */
  readonly config: string;
  /** The whole `package.json` that fits, with an end of line. */
  readonly manifest: string;
  readonly publint: Verdict | undefined;
  readonly attw: Verdict | undefined;
}

/** A file that the author of an input wrote, as the reader would have it in the package's folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The number of an item in another list of the same JSON, counted from 0. */
type Index = number;

/** A file of an outcome: number of its path, number of its text (-1 for no text), raw, gzip and brotli bytes. */
type PackedFile = readonly [
  path: Index,
  text: Index,
  raw: number,
  gzip: number,
  brotli: number,
];

/**
 * What one or more states share: the files and the terminal of the JavaScript, or those that
 * declarations add. `terminal` holds numbers of lines. A failed outcome emits nothing.
 */
export interface PackedOutcome {
  readonly ok: boolean;
  readonly files: readonly Index[];
  readonly terminal: readonly Index[];
}

/** Pieces in a file of their own, a JSON list. `pieces` is absent until the file has been fetched. */
interface LatePieces {
  /** Its name, in the folder of the JSON that names it. */
  readonly file: string;
  readonly count: number;
  readonly pieces?: readonly string[];
}

/**
 * The JSON of one input. Equal things stand in it once: texts are made of pieces, and everything else
 * is told by its number. `scripts`, `declarations`, `publint` and `attw` are lists over states, in the
 * order of `positionOf` (find.ts), each written as runs: a number of an outcome and how often it
 * follows, in turns.
 */
export interface ExplorerData {
  /** The number of this layout. Another one means that the page and the data are of different builds. */
  readonly schema: typeof schema;
  /** Version of `@rslib/core` that built all of it. */
  readonly rslib: string;
  /** Versions of the packages that a `package.json` of this input may ask for, by name. */
  readonly versions: Readonly<Record<string, string>>;
  readonly input: InputId;
  readonly sources: readonly SourceFile[];
  readonly pieces: readonly string[];
  /** Further pieces that few states need, in files of their own; numbers go on behind `pieces`, in this order. */
  readonly late?: readonly LatePieces[];
  /** Each text as runs of pieces: the first one and how many, in turns. */
  readonly texts: readonly (readonly number[])[];
  readonly paths: readonly string[];
  readonly lines: readonly string[];
  readonly files: readonly PackedFile[];
  readonly outcomes: readonly PackedOutcome[];
  readonly verdicts: readonly Verdict[];
  readonly scripts: readonly number[];
  readonly declarations: readonly number[];
  readonly publint: readonly number[];
  readonly attw: readonly number[];
}

/** The number of the layout that this code reads. */
export const schema = 1;
