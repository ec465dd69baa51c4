import { useCallback, useEffect, useState } from 'react';
import type { ExplorerData, Snapshot, SourceFile } from '../data/data.ts';
import type { InputId } from '../data/packages.ts';
import { findSnapshot, missingFiles, readData, withLate } from '../data/snapshot.ts';
import { keyOf } from '../data/states.ts';
import type { State } from '../data/toggles.ts';

declare global {
  interface ImportMetaEnv {
    /** Addresses of the published outputs of each package, with the base path. */
    readonly SITE_EXPLORER: Readonly<Record<InputId, string>>;
  }
}

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
 * The recorded build of the selected state. Until its data is there, the last state stays. For the
 * initial state there is none before it, since the reader has changed nothing yet.
 */
export function useOutputs(
  selected: State,
  start: Snapshot,
  sources: readonly SourceFile[],
  isInitial: boolean,
): Outputs {
  const [shown, setShown] = useState<Shown>({ now: start, before: undefined, sources });
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const key = keyOf(selected);
  const isShown = key === keyOf(shown.now.state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the state, `attempt` a retry
  useEffect(() => {
    setFailed(false);
    if (isShown) return;
    let abandoned = false;
    loadState(selected).then(
      (loaded) => {
        if (abandoned) return;
        setShown((last) => ({ ...loaded, before: isInitial ? undefined : last.now }));
      },
      (error: unknown) => {
        console.error(error);
        if (!abandoned) setFailed(true);
      },
    );
    return () => {
      abandoned = true;
    };
  }, [key, isShown, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    ...shown,
    status: isShown ? 'shown' : failed ? 'failed' : 'loading',
    retry,
  };
}

/** Fetches the outputs of an input before they are needed. A failure shows when they are. */
export function prefetch(input: InputId): void {
  loadData(input).catch(() => undefined);
}

const requests = new Map<InputId, Promise<ExplorerData>>();

/** Fetches the outputs of an input once, without late files; again only after a failure. */
function loadData(input: InputId): Promise<ExplorerData> {
  return (
    requests.get(input) ?? remember(input, fetchJson(addressOf(input)).then(readData))
  );
}

async function loadState(state: State): Promise<Omit<Shown, 'before'>> {
  const { input } = state;
  let data = await loadData(input);
  for (const file of missingFiles(data, state)) {
    const address = new URL(file, new URL(addressOf(input), window.location.href));
    data = withLate(data, file, await fetchJson(address));
    remember(input, Promise.resolve(data));
  }
  return { now: findSnapshot(data, state), sources: data.sources };
}

function remember(input: InputId, data: Promise<ExplorerData>): Promise<ExplorerData> {
  requests.set(input, data);
  data.catch(() => requests.delete(input));
  return data;
}

async function fetchJson(address: string | URL): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.json();
}

function addressOf(input: InputId): string {
  return import.meta.env.SITE_EXPLORER[input];
}
