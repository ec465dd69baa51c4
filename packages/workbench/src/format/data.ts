// What is shown of a state, and the JSON in which the states of an input are recorded.
import type { RecordedFile } from '@site/samples/format/record';
import { keyOf } from './states.ts';
import type { State } from './toggles.ts';

/** An emitted file with its sizes in bytes: as it is, and as a server would send it. */
export interface EmittedFile extends Readonly<RecordedFile> {
  readonly text: string;
}

/** What publint or Are The Types Wrong reports about the package as it would be published. */
export interface Report {
  /** The command that reports the same. */
  readonly command: string;
  /** Its lines; `no problems` where it has nothing to report. */
  readonly says: readonly string[];
}

/** What was built in one state, and what the tools printed. */
export interface Snapshot {
  readonly key: string;
  /** The text of `rslib.config.ts`. */
  readonly config: string;
  /** The text of the matching `package.json`. */
  readonly manifest: string;
  /** What `npx rslib` prints, line by line, with `…` in place of durations. */
  readonly terminal: readonly string[];
  readonly checks: readonly Report[];
  /** The emitted files, sorted by path. */
  readonly files: readonly EmittedFile[];
}

/** A source file of an input, where a reader would have it in the package's folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What is used of the record of one input, which is published as it is, in a script. */
export interface ExplorerData {
  readonly sources: readonly SourceFile[];
  /** Every state of the input, by key. */
  readonly items: Readonly<Record<string, Snapshot>>;
}

/** The recorded build of a state. Throws if it is not on record. */
export function findSnapshot(
  { items }: Pick<ExplorerData, 'items'>,
  state: State,
): Snapshot {
  const key = keyOf(state);
  const snapshot = items[key];
  if (snapshot) return snapshot;
  throw new Error(`${key} is not on record.`);
}
