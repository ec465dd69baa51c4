import { type Text, useTextLang } from '@site/theme/useText';
import texts from './texts.json';

/** A key of texts.json, which is apart from theme/i18n.json as few pages have an explorer. */
export type ExplorerTextKey = keyof typeof texts;

// A text that lacks a language is a type error here.
const table: Record<ExplorerTextKey, Text> = texts;

/** Returns a function from a key to its text in the language of the page. */
export function useExplorerText(): (key: ExplorerTextKey) => string {
  const lang = useTextLang();
  return (key) => table[key][lang];
}
