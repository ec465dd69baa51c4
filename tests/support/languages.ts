import baseTexts from '@site/base-theme/i18n.json' with { type: 'json' };
import machineTexts from '@site/machine-readable/texts.json' with { type: 'json' };
import overviewTexts from '@site/overview/texts.json' with { type: 'json' };
import searchTexts from '@site/search/texts.json' with { type: 'json' };
import siteTexts from '@site/theme/i18n.json' with { type: 'json' };

const texts = {
  ...baseTexts,
  ...machineTexts,
  ...overviewTexts,
  ...searchTexts,
  ...siteTexts,
};

type TextKey = keyof typeof texts;

const language = <Lang extends 'en' | 'zh'>(lang: Lang, prefix: '' | 'zh/') => ({
  lang,
  /** What the paths of its pages begin with. */
  prefix,
  /** An interface text. */
  text: (key: TextKey): string => texts[key][lang],
});

export const english = language('en', '');

/** The languages of the site, with their interface texts. */
export const languages = [english, language('zh', 'zh/')] as const;
