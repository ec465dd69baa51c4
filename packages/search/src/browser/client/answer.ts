import synonyms from 'virtual-search-synonyms';
import type { IndexFile, SearchIndex } from '../data/search-index';
import { Engine } from '../engine/engine';
import { segmenter } from '../engine/segment';
import { prepareSynonyms } from '../engine/synonyms';
import type { Answer, Request } from './messages';

/**
 * Makes what answers requests: it loads an index when told to and searches it. Failures become
 * answers too.
 */
export function makeAnswerer(): (request: Request) => Promise<Answer> {
  let engine: Engine | undefined;
  return async (request) => {
    const { id } = request;
    try {
      if (request.kind === 'load') {
        engine ??= await makeEngine(request.url, request.lang);
        return { id, ok: true, pages: [] };
      }
      return { id, ok: true, pages: engine?.search(request.query, request.limit) ?? [] };
    } catch (error) {
      return { id, ok: false, reason: String(error) };
    }
  };
}

async function makeEngine(url: string, lang: string): Promise<Engine> {
  const coming = fetchIndex(url);
  // Made while the index is on its way.
  const options = { synonyms: prepareSynonyms(synonyms), segment: segmenter(lang) };
  // The first run that a browser cuts takes it as long as a query.
  if (lang === 'zh') options.segment?.('字');
  return new Engine(await coming, options);
}

async function fetchIndex(url: string): Promise<SearchIndex> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  const [index]: IndexFile = await answer.json();
  return index;
}
