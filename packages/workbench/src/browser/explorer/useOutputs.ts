import { useEffect, useState } from 'react';
import {
  type ExplorerData,
  findSnapshot,
  type Snapshot,
  type SourceFile,
} from '../../format/data.ts';
import { keyOf } from '../../format/states.ts';
import type { InputId, State } from '../../format/toggles.ts';

/** What is on the screen: a state, and the one that was there before it. */
export interface Shown {
  readonly now: Snapshot;
  readonly before: Snapshot | undefined;
  readonly sources: readonly SourceFile[];
}

export interface Outputs extends Shown {
  /** Whether the selected state is shown, or its data is on the way, or did not load. */
  readonly status: 'shown' | 'loading' | 'failed';
  readonly retry: () => void;
}

/**
 * The recorded build of the selected state. Until its data is there, the last state stays.
 */
export function useOutputs(
  selected: State,
  start: Snapshot,
  sources: readonly SourceFile[],
): Outputs {
  const [shown, setShown] = useState<Shown>({ now: start, before: undefined, sources });
  /** The state whose data did not load. */
  const [failed, setFailed] = useState<string>();
  const key = keyOf(selected);
  const isShown = key === shown.now.key;
  const hasFailed = key === failed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the state
  useEffect(() => {
    if (isShown || hasFailed) return;
    let abandoned = false;
    loadState(selected).then(
      (loaded) => {
        if (abandoned) return;
        setShown((last) => ({ ...loaded, before: last.now }));
        setFailed(undefined);
      },
      (error: unknown) => {
        console.error(error);
        if (!abandoned) setFailed(key);
      },
    );
    return () => {
      abandoned = true;
    };
  }, [key, isShown, hasFailed]);

  return {
    ...shown,
    status: isShown ? 'shown' : hasFailed ? 'failed' : 'loading',
    retry: () => setFailed(undefined),
  };
}

/** Fetches the outputs of an input before they are needed. A failure shows when they are. */
export function prefetch(input: InputId): void {
  loadData(input).catch(() => undefined);
}

/** The recorded build of a state, with the sources of its package. Rejects if it cannot be fetched. */
export async function loadState(state: State): Promise<Omit<Shown, 'before'>> {
  const data = await loadData(state.input);
  return { now: findSnapshot(data, state), sources: data.sources };
}

/** The record of an input, which is a script of its own; after a failure it is fetched again. */
async function loadData(input: InputId): Promise<ExplorerData> {
  const { default: data } = await import(
    /* webpackInclude: /docs.explorer.\w+\.json$/ */
    `../../../../../docs/explorer/${input}.json`
  );
  return data;
}
