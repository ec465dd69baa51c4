import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { locales } from '../../../site.ts';
import { splitSections } from '../sections/index.ts';
import { askedFor, entryRoutes, sectionRoutes } from '../sections/routes.ts';
import { type Section, sectionsOf } from '../sections/section.ts';
import { lightData } from './data.ts';
import { dated } from './dated.ts';
import { type ListedPage, listedPages, withListedPages } from './overview.ts';
import { readRoutes, writeRoutes } from './routes.ts';

const defaultLang = locales[0].lang;

/**
 * Rspress plugin that takes what only the page itself needs out of what every page's script carries about all pages: title, headings, description,
 * frontmatter and the day of the last change come with the page's own script, and its file with its route. Overviews, which list headings of other
 * pages, get them in their own frontmatter. In production the addresses and the sidebars of a section come as a script of their own. It has to stand last, because the plugins before it read these data.
 */
export function lightPages(): RspressPlugin {
  /** What each overview may list, by the path of its file. */
  const overviews = new Map<string, readonly ListedPage[]>();
  /** The framework's data about each page, by the path of its file. It finds out when they were changed while plugins already run. */
  const all = new Map<string, object>();
  let sections: readonly Section[] = [];

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
    builderConfig: {
      plugins: [lighter, lighterLists(() => sections), splitSections(() => sections)],
    },
    routeGenerated(routes, isProd) {
      if (!isProd) return;
      sections = sectionsOf(
        routes.map(({ relativePath }) => relativePath),
        locales.map(({ lang }) => lang),
        defaultLang,
      );
    },
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

const lighterLists = (sections: () => readonly Section[]): RsbuildPlugin => ({
  name: 'site-light-lists',
  // Transforms run from the last plugin to the first, and this one changes what that one writes.
  post: ['rsbuild:virtual-module'],
  setup(api) {
    api.transform({ test: /[\\/]virtual-page-data\.js$/ }, ({ code }) => lightData(code));
    api.transform(
      { test: /[\\/]virtual-routes\.js$/ },
      ({ code, resourceQuery, environment }) => {
        const routes = readRoutes(code, defaultLang);
        // The build itself, which writes the pages, knows all at once.
        if (environment.name !== 'web' || sections().length === 0)
          return writeRoutes(routes, defaultLang);
        const section = askedFor(resourceQuery, sections());
        return section
          ? sectionRoutes(routes, section)
          : entryRoutes(routes, sections(), defaultLang);
      },
    );
  },
});
