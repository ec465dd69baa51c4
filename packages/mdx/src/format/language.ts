/** The languages of the site; addresses of the first have no prefix. */
export const languages = ['en', 'zh'] as const;

export type Language = (typeof languages)[number];

/** The language of a page by its path; shared partials count as English. */
export function languageOf(file: string): Language {
  return /(^|\/)docs\/zh\//.test(file.replaceAll('\\', '/')) ? 'zh' : 'en';
}
