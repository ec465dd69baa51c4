import type { InlineScript } from '@site/react-on-intent';
import { hydratedEvent } from '@site/react-on-intent/hydrated-event';
import { intentEvent } from '@site/react-on-intent/intent-event';
import { analyticsId, base, locales } from '@site/settings';
import moved from '@site/settings/moved.json' with { type: 'json' };
import { pageEvent } from '../layout/page-event.ts';
import flags from '../query-flags/flags.json' with { type: 'json' };
import { lastQuery, slashOff } from './names.ts';

const langs = locales.map(({ lang }) => lang);

/**
 * What runs in a page before React, in order. Each file is compiled on its own: it cannot import.
 * `versions` are those of the site that are not the default one, which is without a prefix.
 */
export const inlineScripts = (versions: readonly string[] = []): InlineScript[] => [
  { file: 'theme/inline-scripts/provideStorageFallback.ts', runs: 'first' },
  {
    file: 'theme/inline-scripts/applyTheme.ts',
    args: ['rspress-theme-appearance'],
    runs: 'first',
    forThemes: true,
  },
  { file: 'theme/inline-scripts/tolerateMalformedUris.ts', runs: 'first' },
  {
    file: 'theme/inline-scripts/redirectToLocale.ts',
    args: [base, langs],
    runs: 'first',
  },
  { file: 'theme/inline-scripts/applyQueryFlags.ts', args: [flags], runs: 'first' },
  { file: 'theme/inline-scripts/followReader.ts', args: [flags], runs: 'first' },
  { file: 'theme/inline-scripts/keepSidebarPlace.ts', runs: 'first' },
  {
    file: 'theme/inline-scripts/showLogos.ts',
    runs: 'first',
    where: 'data-tool-stack',
  },
  {
    file: 'packages/convert/src/browser/field/takeEarlyFiles.ts',
    args: [hydratedEvent],
    runs: 'first',
    where: 'data-takes-files',
  },
  {
    file: 'packages/playground/src/browser/startAtOnce.ts',
    args: [intentEvent],
    runs: 'last',
    where: 'data-styles="playground"',
  },
  {
    file: 'theme/inline-scripts/redirectMovedPage.ts',
    args: [base, langs, moved],
    runs: 'first',
    on: '404',
  },
  {
    file: 'theme/inline-scripts/localizeNotFound.ts',
    args: [base, langs, versions],
    runs: 'first',
    on: 'root-404',
  },
  { file: 'theme/inline-scripts/suggestPages.ts', runs: 'first', on: '404' },
  {
    file: 'packages/search/src/browser/openSearch.ts',
    args: [slashOff, lastQuery],
    runs: 'last',
  },
  { file: 'theme/inline-scripts/restoreTabs.ts', runs: 'last' },
  ...(analyticsId === ''
    ? []
    : [
        {
          file: 'theme/inline-scripts/loadAnalytics.ts',
          args: [pageEvent],
          runs: 'last',
        } as const,
      ]),
];
