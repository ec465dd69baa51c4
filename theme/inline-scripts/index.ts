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
  { file: 'theme/inline-scripts/provideStorageFallback.ts' },
  {
    file: 'theme/inline-scripts/applyTheme.ts',
    args: ['rspress-theme-appearance'],
    forThemes: true,
  },
  { file: 'theme/inline-scripts/tolerateMalformedUris.ts' },
  {
    file: 'theme/inline-scripts/redirectToLocale.ts',
    args: [base, langs],
  },
  { file: 'theme/inline-scripts/followReader.ts', args: [flags] },
  { file: 'theme/inline-scripts/keepSidebarPlace.ts', args: [pageEvent] },
  {
    file: 'theme/inline-scripts/showLogos.ts',
    where: 'data-tool-stack',
  },
  {
    file: 'packages/convert/src/browser/field/takeEarlyFiles.ts',
    args: [hydratedEvent],
    where: 'data-takes-files',
  },
  {
    file: 'packages/playground/src/browser/startAtOnce.ts',
    args: [intentEvent],
    where: 'data-styles="playground"',
  },
  {
    file: 'theme/inline-scripts/redirectMovedPage.ts',
    args: [base, langs, moved],
    on: '404',
  },
  {
    file: 'theme/inline-scripts/localizeNotFound.ts',
    args: [base, langs, versions],
    on: 'root-404',
  },
  { file: 'theme/inline-scripts/suggestPages.ts', on: '404' },
  {
    file: 'packages/search/src/browser/openSearch.ts',
    args: [slashOff, lastQuery],
  },
  { file: 'theme/inline-scripts/restoreTabs.ts' },
  ...(analyticsId === ''
    ? []
    : [
        {
          file: 'theme/inline-scripts/loadAnalytics.ts',
          args: [pageEvent],
        },
      ]),
];
