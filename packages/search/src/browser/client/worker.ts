import { unpack } from '../engine/entries';
import type { SearchEngine } from '../engine/search';
import { readSections } from '../engine/sections';
import type { Findings, Hints, PackedIndex, ScopeFiles } from '../types';

/** What the engine is asked to do: to load an index, or to search it. */
export type Command =
  | { readonly kind: 'load'; readonly files: ScopeFiles; readonly lang: string }
  | { readonly kind: 'search'; readonly query: string; readonly limit: number };

export type Request = Command & { readonly id: number };

/** The answer to the request with the same id: what was found, or why nothing could be. */
export interface Answer {
  readonly id: number;
  readonly findings?: Findings;
  readonly reason?: string;
}

/** Creates a function that answers requests to one engine. It never rejects. */
export function createAnswerer(): (request: Request) => Promise<Answer> {
  let engine: SearchEngine | undefined;
  return async (request) => {
    const { id } = request;
    try {
      if (request.kind === 'load')
        engine ??= await loadEngine(request.files, request.lang);
      const findings =
        request.kind === 'search' && engine?.search(request.query, request.limit);
      return { id, findings: findings || { pages: [], closest: [] } };
    } catch (error) {
      return { id, reason: String(error) };
    }
  };
}

async function loadEngine(
  { index, hints }: ScopeFiles,
  lang: string,
): Promise<SearchEngine> {
  const [createEngine, packed, known] = await Promise.all([
    // Imported on demand: a worker cannot report a script that fails to load when it starts.
    import('../engine/search').then(({ prepareEngine }) =>
      prepareEngine(lang, SITE_SEARCH_SYNONYMS),
    ),
    fetchJson<PackedIndex>(index),
    hints === undefined ? undefined : fetchJson<Hints>(hints),
  ]);
  return createEngine(readSections(unpack(packed), known));
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
  addEventListener('message', async ({ data }: MessageEvent<Request>) =>
    postMessage(await answer(data)),
  );
}
