import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { type ListedPage, listedPages, withListedPages } from './overview.ts';

const inOwnScript = ['title', 'toc', 'description', 'frontmatter'];

/**
 * Rspress plugin that takes out of the data about all pages, which every reader loads, what only the page
 * itself shows and has in its own script: title, headings, description and frontmatter. Overviews, which
 * list headings of other pages, get them in their own frontmatter. It has to stand last, because the
 * plugins before it read these data.
 */
export function pageData(): RspressPlugin {
  /** What each overview may list, by the path of its file. */
  const overviews = new Map<string, readonly ListedPage[]>();
  const listing: RsbuildPlugin = {
    name: 'site-page-data',
    setup(api) {
      api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath }) => {
        const list = overviews.get(resourcePath);
        return list ? withListedPages(code, list) : code;
      });
    },
  };
  return {
    name: 'site-page-data',
    builderConfig: { plugins: [listing] },
    modifySearchIndexData(pages) {
      for (const page of pages) {
        if (page.frontmatter.overview !== true) continue;
        overviews.set(page._filepath, listedPages(page, pages));
      }
    },
    extendPageData(page) {
      // What is sent to readers is a copy of what can be enumerated. Other plugins, which write the feed and
      // llms.txt later, still read the rest.
      for (const name of inOwnScript)
        Object.defineProperty(page, name, { enumerable: false });
    },
  };
}
