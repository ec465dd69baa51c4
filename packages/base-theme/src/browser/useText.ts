import { useLang, useSite } from '@rspress/core/runtime';
import { fill } from '@site/mdx/fill';
// biome-ignore lint/correctness/noUndeclaredDependencies: the build makes this module
import texts from 'virtual-i18n-text';
import type ownTexts from './i18n.json';

/** A key of the interface texts. */
export type TextKey = keyof typeof ownTexts;

/** A text in each language of the site. */
export interface Text {
  en: string;
  zh: string;
}

// A text that lacks a language is a type error here. At run time this is the framework's table,
// which includes i18n.json, so that scripts carry the texts only once.
const table: Record<TextKey, Text> = texts;

/** Returns a function that gives the interface text of a key in the language of the page. */
export function useText(): (key: TextKey) => string {
  const lang = useTextLang();
  return (key) => table[key][lang];
}

/**
 * Returns a function that gives the text of a key of `texts`, a feature's own table, in the language
 * of the page, with values for places such as `{file}`.
 */
export function useTexts<Key extends string>(texts: Readonly<Record<Key, Text>>) {
  const lang = useTextLang();
  return (key: Key, values: Readonly<Record<string, string | number>> = {}) =>
    fill(texts[key][lang], values);
}

/** Language of the page. Unknown languages count as `en`. */
export function useTextLang(): keyof Text {
  return useLang() === 'zh' ? 'zh' : 'en';
}

/** Path prefix of the page's language, without the base path: `/zh`, or empty for the default. */
export function useLangPrefix(): string {
  const { site } = useSite();
  const lang = useTextLang();
  return lang === site.lang ? '' : `/${lang}`;
}

/** BCP 47 code of a language of the site, for `lang` and `hreflang`: `zh` is `zh-CN`. */
export function languageCode(lang: string): string {
  return lang === 'zh' ? 'zh-CN' : lang;
}
