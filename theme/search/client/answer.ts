import synonyms from 'virtual-search-synonyms';
import type { PackedPage } from '../data/packed';
import { Engine } from '../engine/engine';
import { segmenter } from '../engine/segment';
import type { Answer, Request } from './messages';

/** Makes what answers requests: it loads an index when told to and searches it. Failures become answers too. */
export function makeAnswerer(): (request: Request) => Promise<Answer> {
  let engine: Engine | undefined;
  return async (request) => {
    const { id } = request;
    try {
      if (request.kind === 'load') {
        engine ??= new Engine(await fetchPages(request.url), {
          synonyms,
          segment: segmenter(request.lang),
        });
        return { id, ok: true, pages: [] };
      }
      return { id, ok: true, pages: engine?.search(request.query, request.limit) ?? [] };
    } catch (error) {
      return { id, ok: false, reason: String(error) };
    }
  };
}

async function fetchPages(url: string): Promise<PackedPage[]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return answer.json();
}
