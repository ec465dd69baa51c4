import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { base, origin } from '../../../site.ts';
import { renderSitemap } from './render.ts';

/**
 * Rspress plugin that writes sitemap.xml, with every page in every language, into the folder of
 * the built site.
 */
export function sitemap(): RspressPlugin {
  let routes: RouteMeta[] = [];
  return {
    name: 'site-sitemap',
    routeGenerated(generated) {
      routes = generated;
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const file = path.resolve(config.outDir ?? 'doc_build', 'sitemap.xml');
      await writeFile(file, renderSitemap(routes, origin + base));
    },
  };
}
