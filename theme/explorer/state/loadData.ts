import { readData } from '../data/find.ts';
import type { ExplorerData, InputId } from '../data/types.ts';

const asked = new Map<InputId, Promise<ExplorerData>>();

/**
 * All outputs of an input, fetched once. Rejects where they cannot be had or are of another build of the site; the next call asks again.
 */
export function loadData(input: InputId): Promise<ExplorerData> {
  const known = asked.get(input);
  if (known) return known;
  const data = fetchData(input);
  asked.set(input, data);
  data.catch(() => asked.delete(input));
  return data;
}

async function fetchData(input: InputId): Promise<ExplorerData> {
  const address = import.meta.env.SITE_EXPLORER[input];
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return readData(await answer.json());
}
