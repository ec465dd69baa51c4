import texts from '@site/base-theme/i18n.json' with { type: 'json' };

/** The interface texts of a table by language, with what the paths of the pages begin with. */
export function languagesWith<Key extends string>(
  table: Readonly<Record<Key, { readonly en: string; readonly zh: string }>>,
) {
  const language = <Lang extends 'en' | 'zh'>(lang: Lang, prefix: '' | 'zh/') => ({
    lang,
    prefix,
    /** An interface text. */
    text: (key: Key): string => table[key][lang],
  });
  return [language('en', ''), language('zh', 'zh/')] as const;
}

/** The languages of the site, with the texts of the theme. */
export const languages = languagesWith(texts);

export const [english] = languages;
