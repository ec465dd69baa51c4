import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { contract } from './contract.ts';

/** What of the framework's routes is used here. */
export interface Routes {
  getRoutes(): { absolutePath: string; routePath: string }[];
}

/** What was read of pages in an earlier run. */
export interface ReadPages {
  /** Whether what was read of the page in this file is still what it says. */
  readonly isCurrent: (file: string) => boolean;
}

const { broken } = contract(
  'read-pages.ts',
  'the dev server asks the service of routeServiceGenerated for getRoutes() to read all pages, and reads only those that end in .mdx or .md.',
  { inEveryBuild: false },
);

/** The framework reads what ends in .mdx or .md, and of everything else it takes the address alone. */
const mark = '.known';

/** The file of a page, whether it was asked for by it or by its placeholder. */
export function fileOf(absolutePath: string): string {
  return absolutePath.endsWith(mark) ? absolutePath.slice(0, -mark.length) : absolutePath;
}

/** Whether a path is that of a placeholder. */
export function isPlaceholder(absolutePath: string): boolean {
  return absolutePath.endsWith(mark);
}

/**
 * Part of an Rspress plugin for the dev server: the framework gets placeholders for the pages of which
 * `pages` knows what it would read: `hooks` are those of the plugin, which `watch` the service of routes.
 * `assertAsked` throws when the framework never asked for them.
 */
export function skipReading(pages: ReadPages) {
  let routes: Routes | undefined;
  let isAsked = (): boolean => true;
  const watch = (service: Routes) => {
    isAsked = withPlaceholders(service, pages.isCurrent);
  };
  const asking: RsbuildPlugin = {
    name: 'site-read-pages',
    setup(api) {
      // The framework reads the pages in the next hook of this kind.
      api.modifyBundlerChain({
        order: 'pre',
        handler: (_, { environment }) => {
          if (routes && environment.name === 'web') watch(routes);
        },
      });
    },
  };
  const hooks: Pick<RspressPlugin, 'routeServiceGenerated' | 'builderConfig'> = {
    routeServiceGenerated(service, isProd) {
      if (!isProd) routes = service;
    },
    builderConfig: { plugins: [asking] },
  };
  return {
    hooks,
    watch,
    assertAsked: () => {
      if (!isAsked()) broken('Nobody asked for the routes before the pages were read.');
    },
  };
}

/**
 * Lets the next one who asks for the routes, and nobody after, get placeholders for the pages that are
 * current. The result says whether somebody has asked.
 */
export function withPlaceholders(
  routes: Routes,
  isCurrent: (file: string) => boolean,
): () => boolean {
  const getRoutes = routes.getRoutes;
  let asked = false;
  routes.getRoutes = () => {
    asked = true;
    routes.getRoutes = getRoutes;
    return getRoutes
      .call(routes)
      .map((route) =>
        isCurrent(route.absolutePath)
          ? { ...route, absolutePath: route.absolutePath + mark }
          : route,
      );
  };
  return () => asked;
}
