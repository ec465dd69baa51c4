import { withBase } from '@rspress/core/runtime';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
import { pageData } from 'virtual-page-data';
import { openSearch } from './openSearch';
import { pack } from './pack';
import { startPanel } from './panel/panel';
import { byScope } from './scope';
import { lastQuery, slashOff } from './storage-keys.ts';
import type { IndexEntry } from './types';

/**
 * Starts search on the dev server, which has no inline scripts and writes neither names nor indexes:
 * the panel gets them from memory, with the titles and headings of pages.
 */
export function startOnDevServer(): void {
  openSearch(slashOff, lastQuery);
  const files = [...byScope(pageData.pages)].map(([scope, pages]) => {
    const entries = pages.map(
      ({ title, description = '', toc, routePath }, id): IndexEntry => {
        return { id, title, content: description, toc, routePath, domain: '' };
      },
    );
    const index = new Blob([JSON.stringify(pack(entries))]);
    return [scope, { index: URL.createObjectURL(index) }];
  });
  startPanel({
    base: withBase('/'),
    scopes: Object.fromEntries(files),
  });
}
