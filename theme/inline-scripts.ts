import { analyticsScript } from '@site/analytics';
import { inlineScripts } from '@site/base-theme/inline-scripts';
import { redirectScript } from '@site/machine-readable/redirects';
import type { InlineScript } from '@site/react-on-intent';
import { base, locales } from '@site/settings';

/**
 * What runs in a page before React, in order: of the theme, of the bar's tools, and of `features`.
 * `versions` are those of the site that are not the default one.
 */
export const siteScripts = (
  features: readonly InlineScript[],
  versions: readonly string[] = [],
): InlineScript[] =>
  inlineScripts({
    base,
    locales,
    versions,
    others: [
      { file: 'theme/tool-stack/showLogos.ts', where: 'data-tool-stack' },
      ...features,
      redirectScript,
      { file: 'theme/not-found/suggestPages.ts', on: '404' },
      ...analyticsScript,
    ],
  });
