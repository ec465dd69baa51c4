// What is shown of a state, and the JSON in which the states of an input are recorded.
import { keyOf } from './states.ts';
import type { InputId, State } from './toggles.ts';

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

/** What was built, and what the tool printed. */
interface Build {
  /** The text of `rslib.config.ts`. */
  readonly config: string;
  /** The text of the matching `package.json`. */
  readonly manifest: string;
  /** What `npx rslib` prints, line by line, with `…` in place of durations. */
  readonly terminal: readonly string[];
}

/** All that the explorer shows of one state. */
export interface Snapshot extends Build {
  readonly state: State;
  /** The emitted files, sorted by path. */
  readonly files: readonly EmittedFile[];
  readonly verdicts: Verdicts;
}

/** A state in a record; equal contents and verdicts of several states are stored once. */
export interface RecordedState extends Build {
  readonly key: string;
  /** The index in `contents` of each emitted file, by path. */
  readonly files: Readonly<Record<string, number>>;
  /** The index in `verdicts`. */
  readonly verdicts: number;
}

/** A source file of an input, where a reader would have it in the package's folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The record of one input, which is published as it is. */
export interface ExplorerData {
  readonly input: InputId;
  /** Versions of the packages that a `package.json` of an input may require, by name. */
  readonly versions: Readonly<Record<string, string>>;
  readonly sources: readonly SourceFile[];
  readonly contents: readonly FileContent[];
  readonly verdicts: readonly Verdicts[];
  /** Every state of the input. */
  readonly states: readonly RecordedState[];
}

/** All that is shown of a state. Throws if it is not on record. */
export function findSnapshot(data: ExplorerData, state: State): Snapshot {
  const key = keyOf(state);
  const recorded = data.states.find((one) => one.key === key);
  const verdicts = recorded && data.verdicts[recorded.verdicts];
  if (!verdicts) throw new Error(`${key} is not on record.`);
  const { config, manifest, terminal } = recorded;
  const files = Object.entries(recorded.files).flatMap(([path, index]) => {
    const content = data.contents[index];
    return content ? [{ path, ...content }] : [];
  });
  return { state, config, manifest, files, terminal, verdicts };
}
