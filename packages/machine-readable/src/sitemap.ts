import type { RspressPlugin } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';
import { base, origin } from '@site/settings';
import { pageAddress } from './address.ts';
import type { Change } from './changes.ts';
import { sitePage } from './site-page.ts';

type Options = NonNullable<Parameters<typeof pluginSitemap>[0]>;

/**
 * Rspress plugin that writes sitemap.xml with the official plugin, which would list the pages for
 * unknown addresses and date a page by its file. Here the date is that of the page's last commit,
 * as `changes` has it by file. Without the history the date of the file stays.
 */
export function sitemap(changes: ReadonlyMap<string, Change>): RspressPlugin {
  const customMaps: NonNullable<Options['customMaps']> = {};
  const official = pluginSitemap({ customMaps });
  let before = Promise.resolve();
  return {
    ...official,
    async extendPageData(data, isProd) {
      const page = sitePage(data);
      if (!page) return;
      const loc = pageAddress(page.routePath, { url: origin + base, base });
      const lastmod = changes.get(page.file)?.date;
      customMaps[page.routePath] = lastmod ? { loc, lastmod } : { loc };
      // One after the other, so that the same pages are always in the same order.
      before = before.then(() => official.extendPageData?.(data, isProd));
      await before;
    },
  };
}
