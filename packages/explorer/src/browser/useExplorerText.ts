import { type Text, useTextLang } from '@site/theme/useText';
import texts from './texts.json';

/** A key of the explorer's texts. They are not among those of the whole theme, because only pages with an explorer need them. */
export type ExplorerTextKey = keyof typeof texts;

// A text without one of the languages is a type error here, so that it cannot reach a reader.
const table: Record<ExplorerTextKey, Text> = texts;

/** Gives the explorer's text behind a key in the language of the page. */
export function useExplorerText(): (key: ExplorerTextKey) => string {
  const lang = useTextLang();
  return (key) => table[key][lang];
}
