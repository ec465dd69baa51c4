import type { RspressPlugin } from '@rspress/core';
import { searchService } from '../../../site.ts';
import { readSynonyms } from './synonyms.ts';

/**
 * Rspress plugin that gives the search of the theme what it cannot know: which texts mean the same, from the glossary, and
 * whether a search service is configured.
 */
export function search(): RspressPlugin {
  return {
    name: 'site-search',
    addRuntimeModules: () => ({
      'virtual-search-synonyms': `export default ${JSON.stringify(readSynonyms())};`,
    }),
    builderConfig: {
      source: {
        define: { SITE_SEARCH_SERVICE: JSON.stringify(searchService ?? null) },
      },
    },
  };
}
