import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { base } from '@site/settings';
import { siteUrl } from './addresses.ts';

/**
 * Rspress plugin that writes robots.txt, which lets programs read everything and names the sitemap.
 * Below a folder it writes none: they only ask for the one at the root of the host.
 */
export function robots(): RspressPlugin {
  return {
    name: 'site-robots',
    async afterBuild(config, isProd) {
      if (!isProd || base !== '/') return;
      const file = path.resolve(config.outDir ?? 'doc_build', 'robots.txt');
      await writeFile(
        file,
        `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`,
      );
    },
  };
}
