import type { SearchEngine } from '../engine/search';
import { readSections } from '../engine/sections';
import type { Findings, PackedIndex } from '../types';

/** What the engine is asked to do: to load an index, by its absolute address, or to search it. */
export type Command =
  | { readonly kind: 'load'; readonly lang: string; readonly index: string }
  | { readonly kind: 'search'; readonly query: string; readonly limit: number };

/** What was found, or why nothing could be. */
export interface WorkerReply {
  readonly findings?: Findings | undefined;
  readonly reason?: string;
}

export type Answerer = (command: Command) => Promise<WorkerReply>;

/** Creates a function that gives commands to one engine. It never rejects. */
export function createAnswerer(): Answerer {
  let engine: SearchEngine | undefined;
  return async (command) => {
    try {
      if (command.kind === 'search')
        return { findings: engine?.search(command.query, command.limit) };
      const [createEngine, packed] = await Promise.all([
        // Imported on demand: a worker cannot report a script that fails to load when it starts.
        import('../engine/search').then(({ prepareEngine }) =>
          prepareEngine(command.lang, SITE_SEARCH_SYNONYMS),
        ),
        fetchIndex(command.index),
      ]);
      engine = createEngine(readSections(packed));
      return {};
    } catch (error) {
      return { reason: String(error) };
    }
  };
}

/** The index that the build of the site has written. */
async function fetchIndex(url: string): Promise<PackedIndex> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return response.json();
}

// Where workers are blocked, the page imports this module itself.
if ('WorkerGlobalScope' in globalThis) {
  const answer = createAnswerer();
  addEventListener('message', async ({ data, ports }: MessageEvent<Command>) =>
    ports[0]?.postMessage(await answer(data)),
  );
}
