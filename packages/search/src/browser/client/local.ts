import { searchIndexHash } from 'virtual-page-data';
import type { SearchClient } from './client';
import { startEngine } from './engineHost';

/** Name of the index of the pages themselves. */
const ownIndex = 'LOCAL_INDEX';

/** Searches the index that the framework emits for a language and a version, in the browser. */
export function localClient(lang: string, version: string, root: string): SearchClient {
  const ask = startEngine();
  let loaded: Promise<void> | undefined;
  return {
    async init() {
      const hash = searchIndexHash[`${version}###${lang}`];
      if (!hash) return;
      loaded ??= ask({
        kind: 'load',
        url: new URL(
          `${root}static/${['search_index', version.replace('.', '_'), lang, hash].filter(Boolean).join('.')}.json`,
          window.location.href,
        ).href,
        lang,
      }).then(() => undefined);
      try {
        await loaded;
      } catch (error) {
        loaded = undefined;
        console.error(
          'Failed to fetch search index, please reload the page and try again.',
        );
        console.error(error);
        throw error;
      }
    },
    async search(query, limit) {
      const pages = await ask({ kind: 'search', query, limit });
      return [{ index: ownIndex, own: true, pages }];
    },
  };
}
