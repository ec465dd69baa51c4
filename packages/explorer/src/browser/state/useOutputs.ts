import { useEffect, useState } from 'react';
import {
  type ExplorerData,
  findSnapshot,
  type Snapshot,
  type SourceFile,
} from '../data/data.ts';
import { keyOf } from '../data/states.ts';
import type { InputId, State } from '../data/toggles.ts';

/** The addresses of the records, which the bundler publishes with a hash in their names. */
const addresses: Readonly<Record<InputId, () => URL>> = {
  utility: () => new URL('../../../../../docs/explorer/utility.json', import.meta.url),
  dependencies: () =>
    new URL('../../../../../docs/explorer/dependencies.json', import.meta.url),
  node: () => new URL('../../../../../docs/explorer/node.json', import.meta.url),
  entries: () => new URL('../../../../../docs/explorer/entries.json', import.meta.url),
};

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

const requests = new Map<InputId, Promise<ExplorerData>>();

/** Fetches the record of an input once; again only after a failure. */
function loadData(input: InputId): Promise<ExplorerData> {
  const known = requests.get(input);
  if (known) return known;
  const request = fetchData(addresses[input]());
  requests.set(input, request);
  request.catch(() => requests.delete(input));
  return request;
}

async function fetchData(address: URL): Promise<ExplorerData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.json();
}
