import type { BuildResult } from '@site/engine';
import {
  type ExplorerData,
  findSnapshot,
  type Report,
  type Snapshot,
  type SourceFile,
} from '../../format/data.ts';
import type { InputId, State } from '../../format/toggles.ts';
import type { SizedFile } from './sizes.ts';

/** The files that somebody writes, by path. Text alone. */
export type Project = Readonly<Record<string, string>>;

/** A report, and which of its lines are about fields of `package.json`, unless it was recorded. */
export interface CheckReport extends Report {
  readonly findings?: readonly {
    readonly message: string;
    /** The names that lead to it. */
    readonly field: readonly string[];
  }[];
}

/** What came of a build: of one in the reader's browser, or of a recorded one. */
export interface Output extends Omit<BuildResult, 'files' | 'milliseconds'> {
  readonly files: readonly SizedFile[];
  /** Reports on the package; undefined if it was not checked. */
  readonly checks: readonly CheckReport[] | undefined;
  /** How long it took; undefined for a recorded build. */
  readonly milliseconds?: number;
}

/** A recorded build: the key of its state, what it was made from, and what came of it. */
export interface Recorded {
  readonly key: string;
  readonly project: Project;
  readonly output: Output;
}

/** A recorded build as if it had been built here, from its snapshot and the sources of its input. */
export function recordedOf(snapshot: Snapshot, sources: readonly SourceFile[]): Recorded {
  const { key, config, manifest, files, terminal, checks } = snapshot;
  return {
    key,
    project: {
      'rslib.config.ts': config,
      'package.json': manifest,
      ...Object.fromEntries(sources.map(({ path, text }) => [path, text])),
    },
    output: { ok: true, files, log: terminal, checks },
  };
}

/** The recorded build of a state. Rejects if it cannot be fetched. */
export async function loadRecorded(state: State): Promise<Recorded> {
  const data = await loadData(state.input);
  return recordedOf(findSnapshot(data, state), data.sources);
}

/** Fetches the builds of an input before they are needed. A failure shows when they are. */
export function prefetch(input: InputId): void {
  loadData(input).catch(() => undefined);
}

/** The record of an input, which is a script of its own; after a failure it is fetched again. */
async function loadData(input: InputId): Promise<ExplorerData> {
  const { default: data } = await import(
    /* webpackInclude: /docs.explorer.\w+\.json$/ */
    `../../../../../docs/explorer/${input}.json`
  );
  return data;
}
