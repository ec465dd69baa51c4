import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { locales } from '../../../site.ts';
import { lightData } from './data.ts';
import { dated } from './dated.ts';
import { type ListedPage, listedPages, withListedPages } from './overview.ts';
import { lightRoutes } from './routes.ts';

/**
 * Rspress plugin that takes what only the page itself needs out of what every page's script carries about all pages: title, headings, description,
 * frontmatter and the day of the last change come with the page's own script, and its file with its route. Overviews, which list headings of other
 * pages, get them in their own frontmatter. It has to stand last, because the plugins before it read these data.
 */
export function lightPages(): RspressPlugin {
  /** What each overview may list, by the path of its file. */
  const overviews = new Map<string, readonly ListedPage[]>();
  /** The framework's data about each page, by the path of its file. It finds out when they were changed while plugins already run. */
  const all = new Map<string, object>();

  const lighter: RsbuildPlugin = {
    name: 'site-light-pages',
    setup(api) {
      api.transform({ test: /\.mdx$/, order: 'pre' }, ({ code, resourcePath }) => {
        const list = overviews.get(resourcePath);
        return list ? withListedPages(code, list) : code;
      });
      api.transform(
        { test: /\.mdx?$/, order: 'post', environments: ['web', 'node'] },
        ({ code, resourcePath }) => dated(code, all.get(resourcePath) ?? {}),
      );
    },
  };

  return {
    name: 'site-light-pages',
    builderConfig: { plugins: [lighter, lighterLists] },
    modifySearchIndexData(pages) {
      for (const page of pages) {
        if (page.frontmatter.overview !== true) continue;
        overviews.set(page._filepath, listedPages(page, pages));
      }
    },
    extendPageData(page) {
      all.set(page._filepath, page);
    },
  };
}

const lighterLists: RsbuildPlugin = {
  name: 'site-light-lists',
  // Transforms run from the last plugin to the first, and this one changes what that one writes.
  post: ['rsbuild:virtual-module'],
  setup(api) {
    api.transform({ test: /[\\/]virtual-page-data\.js$/ }, ({ code }) => lightData(code));
    api.transform({ test: /[\\/]virtual-routes\.js$/ }, ({ code }) =>
      lightRoutes(code, locales[0].lang),
    );
  },
};
