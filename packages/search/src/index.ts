import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { assertIndexes, replaceIndexes, restorePage } from '@site/framework';
import { base, locales, origin, searchService } from '@site/settings';
import { renderOpenSearch } from './build/opensearch.ts';
import { pack } from './build/pack.ts';
import { readSynonyms } from './build/synonyms.ts';

/**
 * The file of a language that describes the search to browsers, as a path from the root of the
 * site.
 */
export function openSearchFile(lang: string): string {
  return lang === locales[0].lang ? 'opensearch.xml' : `${lang}/opensearch.xml`;
}

/** The build of FlexSearch that readers get. */
export const lightEngine = path.resolve(
  'node_modules/flexsearch/dist/flexsearch.light.module.min.js',
);

/**
 * Rspress plugin that gives the search of the theme what it cannot know: which texts mean the same,
 * from the glossary, and whether a search service is configured. Packs the search index, and writes
 * what a browser needs to offer the site as a search engine.
 */
export function search(): RspressPlugin {
  return {
    name: 'site-search',
    addRuntimeModules: () => ({
      'virtual-search-synonyms': `export default ${JSON.stringify(readSynonyms())};`,
    }),
    modifySearchIndexData: (pages) => replaceIndexes(pages, pack),
    extendPageData: restorePage,
    builderConfig: {
      // Its smallest build can all that the engine asks of it, and is a fourth of the one that it
      // exports.
      resolve: { alias: { flexsearch$: lightEngine } },
      source: {
        define: { SITE_SEARCH_SERVICE: JSON.stringify(searchService ?? null) },
      },
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      if (config.multiVersion === undefined || config.multiVersion.versions.length === 0)
        assertIndexes(
          folder,
          locales.map(({ lang }) => lang),
        );
      for (const { lang, title, description } of locales) {
        const file = path.join(folder, openSearchFile(lang));
        const home = origin + base + (lang === locales[0].lang ? '' : `${lang}/`);
        const icon = `${origin}${base}favicon.ico`;
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(
          file,
          renderOpenSearch({ name: title, description, language: lang, home, icon }),
        );
      }
    },
  };
}
