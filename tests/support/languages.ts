import texts from '@site/theme/i18n.json' with { type: 'json' };

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
