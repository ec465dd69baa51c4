import type { InlineScript } from '@site/react-on-intent';
import { analyticsId, base, locales } from '@site/settings';
import moved from '@site/settings/moved.json' with { type: 'json' };
import { pageEvent } from '../layout/page-event.ts';
import flags from '../query-flags/flags.json' with { type: 'json' };
import { openedIn } from './opened-in.ts';
import texts from './tell-language.json' with { type: 'json' };

const langs = locales.map(({ lang }) => lang);

/** What `tellLanguage` says in each language. */
const words = Object.fromEntries(
  locales.map(({ lang, label }) => [
    lang,
    { label, opened: texts.openedIn[lang], close: texts.close[lang] },
  ]),
);

const own = (name: string, ...args: readonly unknown[]): InlineScript => ({
  file: `theme/inline-scripts/${name}.ts`,
  args,
});

/** What every address that a script makes goes through. */
const siteAddress = 'theme/inline-scripts/siteAddress.ts';

/**
 * What runs in a page before React, in order. Each file is compiled on its own: it cannot import.
 * `features` are the scripts of packages that use the theme. `versions` are those of the site that are
 * not the default one, which is without a prefix.
 */
export const inlineScripts = (
  features: readonly InlineScript[],
  versions: readonly string[] = [],
): InlineScript[] => [
  own('provideStorageFallback'),
  { ...own('applyTheme', 'rspress-theme-appearance'), forThemes: true },
  own('tolerateMalformedUris'),
  { ...own('redirectToLocale', base, langs, openedIn), helper: siteAddress },
  { ...own('tellLanguage', base, words, openedIn, pageEvent), whenStored: openedIn },
  own('followReader', flags),
  own('keepSidebarPlace', pageEvent),
  { ...own('showLogos'), where: 'data-tool-stack' },
  ...features,
  {
    ...own('redirectMovedPage', base, langs, moved),
    helper: siteAddress,
    on: '404',
  },
  { ...own('localizeNotFound', base, langs, versions), on: 'root-404' },
  { ...own('suggestPages'), on: '404' },
  own('restoreTabs'),
  ...(analyticsId === '' ? [] : [own('loadAnalytics', pageEvent)]),
];
