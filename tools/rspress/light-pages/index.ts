import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { type ListedPage, listedPages, withListedPages } from './overview.ts';

/**
 * Rspress plugin that takes what only the page itself needs out of what every page's script carries about all pages: headings,
 * description and frontmatter come with the page's own script anyway, and its file with its route. Overviews, which list headings of other
 * pages, get them in their own frontmatter. It has to stand last, because the plugins before it read these data.
 */
export function lightPages(): RspressPlugin {
  /** What each overview may list, by the path of its file. */
  const overviews = new Map<string, readonly ListedPage[]>();

  const overviewPages: RsbuildPlugin = {
    name: 'site-overview-pages',
    setup(api) {
      api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath }) => {
        const list = overviews.get(resourcePath);
        return list ? withListedPages(code, list) : code;
      });
    },
  };

  return {
    name: 'site-light-pages',
    builderConfig: { plugins: [overviewPages] },
    modifySearchIndexData(pages) {
      for (const page of pages) {
        if (page.frontmatter.overview !== true) continue;
        overviews.set(page._filepath, listedPages(page, pages));
      }
    },
    extendPageData(page) {
      page.toc = [];
      page.frontmatter = {};
      delete page.description;
      delete (page as Partial<typeof page>)._relativePath;
    },
  };
}
