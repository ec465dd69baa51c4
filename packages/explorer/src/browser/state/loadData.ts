import { findSnapshot, lateFiles, readData } from '../data/find.ts';
import { withLate } from '../data/pieces.ts';
import type {
  ExplorerData,
  InputId,
  Snapshot,
  SourceFile,
  State,
} from '../data/types.ts';

/** What is shown of a state, and the sources of its package. */
export interface Loaded {
  readonly now: Snapshot;
  readonly sources: readonly SourceFile[];
}

const asked = new Map<InputId, Promise<ExplorerData>>();

/**
 * The outputs of a package, fetched once; heavy texts that few states need are not among them. Rejects where they cannot be had or are of another build of
 * the site; the next call asks again.
 */
export function loadData(input: InputId): Promise<ExplorerData> {
  return asked.get(input) ?? keep(input, fetchData(input));
}

/** What a state came to, with the heavy texts that it needs. Rejects like `loadData`. */
export async function loadState(state: State): Promise<Loaded> {
  const { input } = state;
  let data = await loadData(input);
  for (const file of lateFiles(data, state)) {
    const address = new URL(file, new URL(addressOf(input), window.location.href));
    data = withLate(data, file, await fetchJson(address));
    keep(input, Promise.resolve(data));
  }
  return { now: findSnapshot(data, state), sources: data.sources };
}

function keep(input: InputId, data: Promise<ExplorerData>): Promise<ExplorerData> {
  asked.set(input, data);
  data.catch(() => asked.delete(input));
  return data;
}

async function fetchData(input: InputId): Promise<ExplorerData> {
  return readData(await fetchJson(addressOf(input)));
}

async function fetchJson(address: string | URL): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer.json();
}

function addressOf(input: InputId): string {
  return import.meta.env.SITE_EXPLORER[input];
}
