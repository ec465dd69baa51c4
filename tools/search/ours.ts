import type { PackedIndex } from '../../theme/search/data/packed.ts';
import { Engine } from '../../theme/search/engine/engine.ts';
import { segmenter } from '../../theme/search/engine/segment.ts';
import { prepareSynonyms } from '../../theme/search/engine/synonyms.ts';
import { readSynonyms } from '../rspress/search/synonyms.ts';

/** Finds the routes of pages for a query, the best first. */
export type Find = (query: string) => Promise<string[]>;

/** So many pages are asked for: what the panel shows at first. */
const limit = 7;

/** The site's own search over an index. */
export function ownSearch(index: PackedIndex, lang: string): Find {
  const engine = new Engine(index, {
    synonyms: prepareSynonyms(readSynonyms()),
    segment: segmenter(lang),
  });
  return async (query) => engine.search(query, limit).map(({ link }) => link);
}
