import type { InlineScript } from '@site/react-on-intent';
import moved from '@site/redirects/moved.json' with { type: 'json' };
import { analyticsId, base, locales } from '@site/settings';
import flags from './query-flags/data.json' with { type: 'json' };

const langs = locales.map(({ lang }) => lang);

/** What runs in a page before React, in order. Each file is compiled on its own: it cannot import. */
export const inlineScripts: readonly InlineScript[] = [
  { file: 'theme/storage/guardStorage.ts', runs: 'first' },
  {
    file: 'theme/switch-appearance/followTheme.ts',
    args: ['rspress-theme-appearance'],
    runs: 'first',
  },
  { file: 'theme/address/guardDecoding.ts', runs: 'first' },
  { file: 'theme/locale/redirectToLocale.ts', args: [base, langs], runs: 'first' },
  { file: 'theme/query-flags/applyFlags.ts', args: [flags], runs: 'first' },
  { file: 'packages/content-visibility/src/browser/skipUnseen.ts', runs: 'first' },
  {
    file: 'theme/not-found/followMoved.ts',
    args: [base, langs, moved],
    runs: 'first',
    on: '404',
  },
  {
    file: 'theme/not-found/resolveUnknownAddress.ts',
    args: [base, langs],
    runs: 'first',
    on: 'root-404',
  },
  { file: 'theme/nav/keepPlace.ts', runs: 'last' },
  { file: 'theme/tabs/recallTabs.ts', runs: 'last' },
  ...(analyticsId === ''
    ? []
    : [{ file: 'theme/analytics/loadAnalytics.ts', runs: 'last' } as const]),
];
