import type { RspressPlugin } from '@rspress/core';
import { writeSearch } from './build/files.ts';
import type { SitePage } from './build/indexes.ts';
import { bundling } from './build/panel.ts';

/** Where the dev server compiles a part of search on its first use, it reloads the page. */
const lazyCompilation = {
  entries: false,
  imports: true,
  test: /^(?!.*[\\/]packages[\\/]search[\\/])/,
};

/**
 * Search, in two parts. `plugin` is the Rspress plugin: it notes which pages there are, and lets the
 * dev server compile the panel. `write` makes the indexes and the panel once all pages are rendered in
 * a folder, and returns what links them in a page.
 */
export function search() {
  let pages: readonly SitePage[] = [];
  const plugin: RspressPlugin = {
    name: 'site-search',
    modifySearchIndexData(all) {
      pages = all;
    },
    builderConfig: { ...bundling(), dev: { lazyCompilation } },
  };
  return { plugin, write: (outDir: string) => writeSearch(outDir, pages) };
}
