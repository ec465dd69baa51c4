/** The languages of the site; the first is the one whose addresses carry no prefix. */
export const languages = ['en', 'zh'] as const;

export type Language = (typeof languages)[number];

/**
 * The language of a page, told by its path; partials that both languages share count as English.
 */
export function languageOf(file: string): Language {
  return /(^|\/)docs\/zh\//.test(file.replaceAll('\\', '/')) ? 'zh' : 'en';
}
