import labels from '../../../theme/sample/labels.json' with { type: 'json' };

/** A language that pages are written in. */
export type Language = keyof typeof labels;

/** The words around a sample in one language. */
export type Labels = (typeof labels)['en'];

/** The language of a page, told by its path; partials that both languages share count as English. */
export function languageOf(file: string): Language {
  return /(^|\/)docs\/zh\//.test(file.replaceAll('\\', '/')) ? 'zh' : 'en';
}

/** The words around a sample in a language. */
export function labelsFor(language: Language): Labels {
  return labels[language];
}

/** Puts values into a text with places such as `{id}`. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));
}
