import texts from '@site/theme/i18n.json' with { type: 'json' };
import { hasChanged } from './selection.ts';

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

/** @deprecated Name the languages in which a test can differ. */
export function selectedLanguages(_subject: string) {
  return hasChanged(['theme/i18n.json']) ? languages : [english];
}

/** @deprecated As `selectedLanguages`. */
export function selectedPrefixes(subject: string): readonly string[] {
  return selectedLanguages(subject).map(({ prefix }) => prefix);
}
