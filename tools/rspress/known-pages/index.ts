import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { keepPages } from './keep.ts';
import { isStandIn, type Routes, standIns } from './stand-ins.ts';

const file = path.resolve('.cache/known-pages.json');

/**
 * Rspress plugin for the dev server alone: hands the framework what it read of a page the last time, title, outline and text,
 * where the page has not changed. It reads all pages before it shows the first, which takes as long as all else together.
 * Must stand before plugins that add to what was read.
 */
export function knownPages(): RspressPlugin {
  const kept = keepPages(file);
  let routes: Routes | undefined;
  const asking: RsbuildPlugin = {
    name: 'site-known-pages',
    setup(api) {
      // The framework reads the pages in the next hook of this kind.
      api.modifyBundlerChain({
        order: 'pre',
        handler: (_, { environment }) => {
          if (routes && environment.name === 'web') standIns(routes, kept.knows);
        },
      });
    },
  };
  return {
    name: 'site-known-pages',
    routeServiceGenerated(service, isProd) {
      if (!isProd) routes = service;
    },
    modifySearchIndexData(pages, isProd) {
      if (isProd) return;
      const isNew = pages.some(({ _filepath }) => !isStandIn(_filepath));
      for (const page of pages) kept.fill(page);
      if (isNew) kept.save(pages);
    },
    builderConfig: { plugins: [asking] },
  };
}
