import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { keepPages } from './kept-pages.ts';
import { isPlaceholder, skipReading } from './read-pages.ts';

const file = path.resolve('.cache/pages.json');

/**
 * Rspress plugin for the dev server alone: hands the framework what it read of a page the last time, title,
 * outline and text, where the page has not changed. It reads all pages before it shows the first, which takes
 * as long as all else together. Must stand before plugins that add to what was read.
 */
export function pageCache(): RspressPlugin {
  const kept = keepPages(file);
  const { hooks, assertAsked } = skipReading(kept);
  return {
    name: 'site-page-cache',
    ...hooks,
    modifySearchIndexData(pages, isProd) {
      if (isProd) return;
      assertAsked();
      const isNew = pages.some(({ _filepath }) => !isPlaceholder(_filepath));
      for (const page of pages) kept.fill(page);
      if (isNew) kept.save(pages);
    },
  };
}
