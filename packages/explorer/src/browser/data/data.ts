// What is shown of a state, and the JSON in which the states of an input are published.
import type { InputId } from './packages.ts';
import type { State } from './toggles.ts';

/** One emitted file with its sizes in bytes: as it is, and as a server would send it. */
export interface EmittedFile {
  /** Relative to the package's folder, such as `dist/index.js`. */
  readonly path: string;
  /** Its content; undefined for a binary file. */
  readonly text: string | undefined;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What publint or Are The Types Wrong reports about the package as it would be published. */
export interface Verdict {
  /** False where it reports a problem. */
  readonly ok: boolean;
  /** The command that reports the same. */
  readonly command: string;
  /** Its lines; `no problems` where it has nothing to report. */
  readonly says: readonly string[];
}

/** All that the explorer shows of one state. */
export interface Snapshot {
  readonly state: State;
  /** Whether the build succeeded. A failed one has no files and no verdicts. */
  readonly ok: boolean;
  /** The emitted files, sorted by path. */
  readonly files: readonly EmittedFile[];
  /** What `npx rslib` prints, line by line, with `…` in place of durations. */
  readonly terminal: readonly string[];
  /** The lines of the terminal that say why the build failed; empty if it succeeded. */
  readonly error: readonly string[];
  /** The text of `rslib.config.ts`. */
  readonly config: string;
  /** The text of the matching `package.json`. */
  readonly manifest: string;
  readonly publint: Verdict | undefined;
  readonly attw: Verdict | undefined;
}

/** A source file of an input, where a reader would have it in the package's folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The index of an item in another list of the same JSON. */
type Index = number;

/** An emitted file: path, text (-1 for a binary file), and its sizes in bytes. */
type PackedFile = readonly [
  path: Index,
  text: Index,
  raw: number,
  gzip: number,
  brotli: number,
];

/**
 * What one or more states share: the files and the terminal output of the JavaScript, or those that
 * declarations add. A failed outcome emits nothing.
 */
export interface PackedOutcome {
  readonly ok: boolean;
  readonly files: readonly Index[];
  readonly terminal: readonly Index[];
}

/** Pieces in a JSON file of their own; `pieces` is absent until that file has been fetched. */
interface LatePieces {
  /** Its name, in the same folder as the JSON that lists it. */
  readonly file: string;
  readonly count: number;
  readonly pieces?: readonly string[];
}

/**
 * The JSON of one input. Equal items are stored once and referred to by their index; texts are made
 * of pieces. `scripts`, `declarations`, `publint` and `attw` have an index for each state, in the
 * order of `positionOf`, run-length encoded: an index, how often it is repeated, and so on.
 */
export interface ExplorerData {
  /** The version of this layout; another one means that page and data are of different builds. */
  readonly schema: typeof schema;
  /** Version of `@rslib/core` that built the states. */
  readonly rslib: string;
  /** Versions of the packages that a `package.json` of an input may require, by name. */
  readonly versions: Readonly<Record<string, string>>;
  readonly input: InputId;
  readonly sources: readonly SourceFile[];
  readonly pieces: readonly string[];
  /** Pieces that few states need. Their indices follow those of `pieces`, in this order. */
  readonly late?: readonly LatePieces[];
  /** Each text as ranges of pieces: the first index, how many follow, and so on. */
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

/** The version of the layout that this code reads. */
export const schema = 1;
