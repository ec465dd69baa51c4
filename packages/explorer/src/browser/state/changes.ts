import { toggleNames } from '../data/toggles.ts';
import type { EmittedFile, Snapshot, State, Toggle } from '../data/types.ts';

/** What became of a file from one state to the next. */
export type Change = 'same' | 'changed' | 'new' | 'gone';

/** A file of a state or of the one before it. */
export interface ComparedFile {
  readonly path: string;
  readonly change: Change;
  /** None for a file that is gone. */
  readonly now: EmittedFile | undefined;
  /** None for a file that is new. */
  readonly before: EmittedFile | undefined;
}

/** The files of both states in alphabetical order. Without a state before, or with one of another input, nothing has changed. */
export function compareFiles(
  now: Snapshot,
  before: Snapshot | undefined,
): ComparedFile[] {
  const old = comparable(now, before)?.files ?? now.files;
  const paths = new Set([...old, ...now.files].map(({ path }) => path));
  return [...paths].sort().map((path) => {
    const file = now.files.find((one) => one.path === path);
    const was = old.find((one) => one.path === path);
    return { path, change: changeOf(file, was), now: file, before: was };
  });
}

function changeOf(now: EmittedFile | undefined, was: EmittedFile | undefined): Change {
  if (!now) return 'gone';
  if (!was) return 'new';
  return now.text === was.text && now.raw === was.raw ? 'same' : 'changed';
}

/** The state before, where it says something about the present one. */
export function comparable(
  now: Snapshot,
  before: Snapshot | undefined,
): Snapshot | undefined {
  return before?.state.input === now.state.input ? before : undefined;
}

/** The toggles in which two states differ. */
export function changedToggles(now: State, before: State): Toggle[] {
  return toggleNames.filter((toggle) => now[toggle] !== before[toggle]);
}

export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The sizes of all files of a state together, each compressed on its own. In bytes. */
export function totalOf({ files }: Snapshot): Sizes {
  const sum = (of: keyof Sizes) => files.reduce((total, file) => total + file[of], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}
