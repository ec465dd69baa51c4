import texts from '@site/theme/i18n.json' with { type: 'json' };
import { everything, hasChanged, pick } from './selection.ts';

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

/**
 * The languages for tests of `subject` that say the same of both: one of them, another one for each
 * commit and subject. Both if their texts changed, and in a run that leaves nothing out.
 */
export function selectedLanguages(subject: string) {
  const chosen = pick(`language of ${subject}`, languages.length);
  const isAll = everything || hasChanged(['theme/i18n.json']);
  return languages.filter((_, index) => isAll || index === chosen);
}

/** What the paths of the pages in `selectedLanguages(subject)` begin with. */
export function selectedPrefixes(subject: string): readonly string[] {
  return selectedLanguages(subject).map(({ prefix }) => prefix);
}
