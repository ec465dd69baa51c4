import { fill } from '@site/pages/fill';
import { type Text, useTextLang } from '@site/theme/useText';
import { type NoteKey, warnings } from '../warnings';
import textsJson from './texts.json';

export type ConvertKey = keyof typeof textsJson;

// The annotation makes a missing language a type error.
const texts: Record<ConvertKey, Text> = textsJson;

/** The converter's texts in the language of the page, with values for places such as `{file}`. */
export function useConvertText() {
  const lang = useTextLang();
  return {
    text: (key: ConvertKey, values: Readonly<Record<string, string | number>> = {}) =>
      fill(texts[key][lang], values),
    warning: (key: NoteKey) => warnings[key][lang],
  };
}
