// What is shown of a state, and the JSON in which the states of an input are recorded.
import type { InputId } from './packages.ts';
import type { State } from './toggles.ts';

/** The text of an emitted file with its sizes in bytes: as it is, and as a server would send it. */
export interface FileContent {
  readonly text: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface EmittedFile extends FileContent {
  /** Relative to the package's folder, such as `dist/index.js`. */
  readonly path: string;
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

export interface Verdicts {
  readonly publint: Verdict;
  readonly attw: Verdict;
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
  readonly verdicts: Verdicts | undefined;
}

/** A source file of an input, where a reader would have it in the package's folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A build of the JavaScript, or what declarations add to it. */
export interface RecordedBuild {
  readonly ok: boolean;
  /** The index in `contents` of each emitted file, by path. A failed build emits nothing. */
  readonly files: Readonly<Record<string, number>>;
  readonly terminal: readonly string[];
}

/** The record of one input, which is published as it is. */
export interface ExplorerData {
  readonly input: InputId;
  /** The `statesHash` of the states that were built. */
  readonly statesHash: string;
  /** Versions of the packages that a `package.json` of an input may require, by name. */
  readonly versions: Readonly<Record<string, string>>;
  readonly sources: readonly SourceFile[];
  readonly contents: readonly FileContent[];
  readonly builds: readonly RecordedBuild[];
  readonly verdicts: readonly Verdicts[];
  /**
   * The indices of the builds and verdicts of each state, in the order of `positionOf`; -1 where it
   * has none.
   */
  readonly states: readonly (readonly [
    script: number,
    declarations: number,
    verdicts: number,
  ])[];
}
