import baseTexts from '@site/base-theme/i18n.json' with { type: 'json' };
import machineTexts from '@site/machine-readable/texts.json' with { type: 'json' };
import overviewTexts from '@site/overview/texts.json' with { type: 'json' };
import searchTexts from '@site/search/texts.json' with { type: 'json' };
import siteTexts from '@site/theme/i18n.json' with { type: 'json' };
import { languagesWith } from './support/languages.ts';

/** The languages of the site, with the interface texts of the theme, of features and of the site. */
export const languages = languagesWith({
  ...baseTexts,
  ...machineTexts,
  ...overviewTexts,
  ...searchTexts,
  ...siteTexts,
});

export const [english] = languages;
