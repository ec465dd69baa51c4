import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { isNotFoundPage, pageUrl } from './addresses.ts';
import type { Change } from './git.ts';
import { withoutDates } from './undated.ts';

type Options = NonNullable<Parameters<typeof pluginSitemap>[0]>;

/**
 * Rspress plugin that writes sitemap.xml with the official plugin, except that not-found pages are
 * left out and pages have the date of their last commit. `changes` are by absolute path of the
 * file; a page without a commit has the file's date, and without the git history none has one.
 */
export function sitemap(changes: ReadonlyMap<string, Change>): RspressPlugin {
  const customMaps: NonNullable<Options['customMaps']> = {};
  const official = pluginSitemap({ customMaps });
  let previous = Promise.resolve();
  const plugin: RspressPlugin = {
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
  return changes.size > 0 ? plugin : withoutDates(plugin, 'lastmod', ['sitemap.xml']);
}
