import { useLang } from '@rspress/core/runtime';
import texts from 'virtual-i18n-text';
import type own from './i18n.json';

/** A key of the interface texts. */
export type TextKey = keyof typeof own;

/** A text in each language of the site. */
export interface Text {
  en: string;
  zh: string;
}

// A text without one of the languages is a type error here, so that it cannot reach a reader. What is read is the framework's table, which
// has these texts too: one of them is enough in a script that every page loads.
const table: Record<TextKey, Text> = texts;

/** The language of a page: `en` or `zh`. Whatever else an address may claim is read as `en`. */
export function useTextLang(): keyof Text {
  return useLang() === 'zh' ? 'zh' : 'en';
}

/** Gives the interface text behind a key in the language of the page. */
export function useText(): (key: TextKey) => string {
  const lang = useTextLang();
  return (key) => table[key][lang];
}
