import type { PageIndexInfo } from '@rspress/core';
import { withBase } from '@rspress/core/runtime';
import { newIssue } from '@site/settings/new-issue';
import { lastQuery, slashOff } from '@site/theme/inline-scripts/names';
import { pageData } from 'virtual-page-data';
import { pack } from '../build/pack';
import { openSearch } from './openSearch';
import { startPanel } from './panel/panel';

/**
 * Starts search on the dev server, which has no inline scripts and writes neither names nor indexes:
 * the panel gets them from memory, with the titles and headings of pages.
 */
export function startOnDevServer(): void {
  openSearch(slashOff, lastQuery);
  const scopes = new Map<string, PageIndexInfo[]>();
  for (const page of pageData.pages) {
    const { pageType, search } = page.frontmatter;
    if (pageType === 'home' || search === false) continue;
    const scope = [page.version, page.lang].filter(Boolean).join('.');
    scopes.set(scope, [...(scopes.get(scope) ?? []), page]);
  }
  const files = [...scopes].map(([scope, pages]) => {
    const index = new Blob([JSON.stringify([pack(pages)])]);
    return [scope, { index: URL.createObjectURL(index) }];
  });
  startPanel({
    ...{ base: withBase('/'), reports: `${newIssue}&title=` },
    scopes: Object.fromEntries(files),
  });
}
