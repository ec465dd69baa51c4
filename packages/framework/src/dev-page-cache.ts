import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { digest, listProject, repository } from '@site/pages/repository';
import { contract } from './contract.ts';

/** What of the framework's route service is used here. */
export interface Routes {
  getRoutes(): { absolutePath: string; routePath: string }[];
}

/** By the path of a page, what the framework extracted from it and a hash of all that it read. */
type Cache = Record<string, { hash: string; page: object } | undefined>;

const { fail } = contract(
  'dev-page-cache.ts',
  'the dev server calls getRoutes() of the service of routeServiceGenerated to read all pages, ' +
    'and reads only files that end in .mdx or .md.',
);

const cacheFile = path.resolve('.cache/pages.json');

/** Suffix that makes the framework skip a file, taking nothing but its route. */
const placeholder = '.cached';

/** Changes of these files may change what is extracted from any page. */
const global =
  /^(?:package-lock\.json|rspress\.config\.ts|docs\/(?:\w+\/)?shared\/.+\.mdx)$/;

/**
 * Hooks of an Rspress plugin for the dev server alone: hands the framework the title, outline and
 * text that it extracted the last time from pages that have not changed. It reads all pages
 * before it shows the first, which takes as long as everything else together. Has to come before
 * plugins that add to the pages.
 */
export function devPageCache(): Pick<
  RspressPlugin,
  'routeServiceGenerated' | 'modifySearchIndexData'
> & { rsbuild: RsbuildPlugin } {
  const cache = openCache(cacheFile);
  let routes: Routes | undefined;
  let wasRead = () => true;
  return {
    routeServiceGenerated(service, isProd) {
      if (!isProd) routes = service;
    },
    modifySearchIndexData(pages, isProd) {
      if (isProd) return;
      if (!wasRead()) fail('It read the pages without that call.');
      const hasNew = pages.some(({ _filepath }) => !_filepath.endsWith(placeholder));
      for (const page of pages) cache.restore(page);
      if (hasNew) cache.save(pages);
    },
    rsbuild: {
      name: 'site-dev-page-cache',
      setup(api) {
        // The framework reads the pages in its own hook of this kind.
        api.modifyBundlerChain({
          order: 'pre',
          handler: (_, { environment }) => {
            if (routes && environment.name === 'web')
              wasRead = skipCached(routes, cache.isCurrent);
          },
        });
      },
    },
  };
}

/**
 * Makes the next call of `getRoutes`, and no other, return placeholders for pages that are
 * current. The result says whether that call has happened.
 */
export function skipCached(
  routes: Routes,
  isCurrent: (file: string) => boolean,
): () => boolean {
  const getRoutes = routes.getRoutes;
  let called = false;
  routes.getRoutes = () => {
    called = true;
    routes.getRoutes = getRoutes;
    return getRoutes.call(routes).map((route) => {
      const { absolutePath: file } = route;
      return isCurrent(file) ? { ...route, absolutePath: file + placeholder } : route;
    });
  };
  return () => called;
}

/** Opens the cache in `file`, an absolute path. A missing or broken one is empty. */
export function openCache(file: string) {
  const hashes = new Map<string, string>();
  let cached: Cache | undefined;
  let globalHash: string | undefined;
  const hashOf = (page: string) => {
    globalHash ??= hashGlobalFiles();
    const hash = hashes.get(page) ?? digest(globalHash + readFileSync(page, 'utf8'));
    hashes.set(page, hash);
    return hash;
  };
  const find = (page: string) => {
    cached ??= readCache(file);
    const entry = cached[page];
    return entry?.hash === hashOf(page) ? entry.page : undefined;
  };
  return {
    /** Whether the page has not changed since it was cached. Reads the file again. */
    isCurrent(page: string): boolean {
      hashes.delete(page);
      return find(page) !== undefined;
    },
    /** Turns a placeholder into the cached page; leaves other pages as they are. */
    restore(page: PageIndexInfo): void {
      if (!page._filepath.endsWith(placeholder)) return;
      const source = page._filepath.slice(0, -placeholder.length);
      Object.assign(page, structuredClone(find(source)));
    },
    /** Caches what was extracted from all pages, before a plugin changes it. */
    save(pages: readonly PageIndexInfo[]): void {
      const entries = pages.map((page) => {
        const { _filepath } = page;
        return [_filepath, { hash: hashOf(_filepath), page }];
      });
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
    },
  };
}

function hashGlobalFiles(): string {
  const files = listProject(repository).filter(({ file }) => global.test(file));
  return digest(files.map(({ file, text }) => `${file}\n${text}`).join('\n'));
}

function readCache(file: string): Cache {
  try {
    const cache: Cache = JSON.parse(readFileSync(file, 'utf8'));
    return cache;
  } catch {
    return {};
  }
}
