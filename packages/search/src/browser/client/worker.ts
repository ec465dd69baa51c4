import { unpack } from '../engine/entries';
import type { SearchEngine } from '../engine/search';
import { readSections } from '../engine/sections';
import type { Findings, Hints, PackedIndex } from '../types';

/** What the engine is asked to do: to load an index, by absolute addresses, or to search it. */
export type Command =
  | {
      readonly kind: 'load';
      readonly lang: string;
      readonly index: string;
      readonly hints: string | undefined;
    }
  | { readonly kind: 'search'; readonly query: string; readonly limit: number };

/** What was found, or why nothing could be. */
export interface Answer {
  readonly findings?: Findings | undefined;
  readonly reason?: string;
}

export type Answerer = (command: Command) => Promise<Answer>;

/** Creates a function that gives commands to one engine. It never rejects. */
export function createAnswerer(): Answerer {
  let engine: SearchEngine | undefined;
  return async (command) => {
    try {
      if (command.kind === 'search')
        return { findings: engine?.search(command.query, command.limit) };
      const { lang, index, hints } = command;
      const [createEngine, packed, known] = await Promise.all([
        // Imported on demand: a worker cannot report a script that fails to load when it starts.
        import('../engine/search').then(({ prepareEngine }) =>
          prepareEngine(lang, SITE_SEARCH_SYNONYMS),
        ),
        fetchJson<PackedIndex>(index),
        hints === undefined ? undefined : fetchJson<Hints>(hints),
      ]);
      engine = createEngine(readSections(unpack(packed), known));
      return {};
    } catch (error) {
      return { reason: String(error) };
    }
  };
}

/** What the build of the site has written. */
async function fetchJson<Content>(url: string): Promise<Content> {
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
