import { withBase } from '@rspress/core/runtime';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
import { pageData } from 'virtual-page-data';
import { openSearch } from './openSearch';
import { startPanel } from './panel/panel';
import { byScope } from './scope';
import { lastQuery, slashOff } from './storage-keys.ts';
import type { PackedIndex } from './types';

/**
 * Starts search on the dev server, which has no inline scripts and writes neither names nor indexes:
 * the panel gets them from memory, with the titles and headings of pages.
 */
export function startOnDevServer(): void {
  openSearch(slashOff, lastQuery);
  const files = [...byScope(pageData.pages)].map(([scope, pages]) => {
    const sections = pages.flatMap(({ title, toc }) => [
      { depth: 0, text: title, id: '' },
      ...toc,
    ]);
    const index: PackedIndex = {
      routes: pages.map(({ routePath }) => routePath),
      descriptions: pages.map(({ description = '' }) => description),
      depths: sections.map(({ depth }) => depth),
      headings: sections.map(({ text }) => text),
      ids: sections.map(({ id }) => id),
      texts: sections.map(() => ''),
      weights: [],
      questions: [],
      code: [],
    };
    return [scope, { index: URL.createObjectURL(new Blob([JSON.stringify(index)])) }];
  });
  startPanel({
    base: withBase('/'),
    scopes: Object.fromEntries(files),
  });
}
