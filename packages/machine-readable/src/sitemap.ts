import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { isNotFoundPage, pageUrl } from './addresses.ts';
import type { Change } from './git.ts';

type Options = NonNullable<Parameters<typeof pluginSitemap>[0]>;

/**
 * Rspress plugin that writes sitemap.xml with the official plugin, except that not-found pages are
 * left out and pages have the date of their last commit. `changes` are by absolute path of the
 * file; a page without a commit keeps the file's date.
 */
export function sitemap(changes: ReadonlyMap<string, Change>): RspressPlugin {
  const customMaps: NonNullable<Options['customMaps']> = {};
  const official = pluginSitemap({ customMaps });
  let previous = Promise.resolve();
  return {
    ...official,
    async extendPageData(page, isProd) {
      if (isNotFoundPage(page)) return;
      const loc = pageUrl(page.routePath);
      const lastmod = changes.get(page._filepath)?.date;
      customMaps[page.routePath] = lastmod ? { loc, lastmod } : { loc };
      // Sequentially, so that the order of pages does not depend on timing.
      previous = previous.then(() => official.extendPageData?.(page, isProd));
      await previous;
    },
  };
}
