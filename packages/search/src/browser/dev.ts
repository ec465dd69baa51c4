import { withBase } from '@rspress/core/runtime';
import { newIssue } from '@site/settings/new-issue';
import { lastQuery, slashOff } from '@site/theme/inline-scripts/names';
import { searchIndexHash } from 'virtual-page-data';
import { openSearch } from './openSearch';
import { startPanel } from './panel/panel';

/** Starts search on the dev server, which has no inline scripts and writes no names. */
export function startOnDevServer(): void {
  openSearch(slashOff, lastQuery);
  const files = Object.entries(searchIndexHash).map(([key, hash]) => {
    const scope = key.split('###').filter(Boolean).join('.');
    return [scope, { index: withBase(`/static/search_index.${scope}.${hash}.json`) }];
  });
  startPanel({
    ...{ base: withBase('/'), reports: `${newIssue}&title=` },
    scopes: Object.fromEntries(files),
  });
}
