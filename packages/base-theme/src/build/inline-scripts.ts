import type { InlineScript } from '@site/react-on-intent';
import { openedIn } from '../browser/inline-scripts/opened-in.ts';
import texts from '../browser/inline-scripts/tell-language.json' with { type: 'json' };
import { pageEvent } from '../browser/layout/page-event.ts';
import flags from '../browser/query-flags/flags.json' with { type: 'json' };

interface InlineScriptsOptions {
  /** Path under which the site is served, with both slashes. */
  readonly base: string;
  /** The languages; the first one has no prefix in addresses. */
  readonly locales: readonly { readonly lang: 'en' | 'zh'; readonly label: string }[];
  /** Versions of the site that are not the default one, which is without a prefix. */
  readonly versions?: readonly string[];
  /** The scripts of whatever uses the theme. */
  readonly others?: readonly InlineScript[];
}

const own = (name: string, ...args: readonly unknown[]): InlineScript => ({
  file: `packages/base-theme/src/browser/inline-scripts/${name}.ts`,
  args,
});

/** The file of the function that every address which a script makes goes through. */
export const siteAddressFile =
  'packages/base-theme/src/browser/inline-scripts/siteAddress.ts';

/** What runs in a page before React, in order. Each file is compiled on its own: it cannot import. */
export function inlineScripts(options: InlineScriptsOptions): InlineScript[] {
  const { base, locales, versions = [], others = [] } = options;
  const langs = locales.map(({ lang }) => lang);
  /** What `tellLanguage` says in each language. */
  const words = Object.fromEntries(
    locales.map(({ lang, label }) => [
      lang,
      { label, opened: texts.openedIn[lang], close: texts.close[lang] },
    ]),
  );
  return [
    own('provideStorageFallback'),
    { ...own('applyTheme', 'rspress-theme-appearance'), forThemes: true },
    { ...own('tolerateMalformedUris'), on: '404' },
    { ...own('redirectToLocale', base, langs, openedIn), helper: siteAddressFile },
    { ...own('tellLanguage', base, words, openedIn, pageEvent), whenStored: openedIn },
    own('followReader', flags),
    own('keepSidebarPlace', pageEvent),
    ...others,
    { ...own('localizeNotFound', base, langs, versions), on: 'root-404' },
    own('restoreTabs'),
  ];
}
