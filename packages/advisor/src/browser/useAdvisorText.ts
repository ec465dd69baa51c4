import { type Text, useTextLang } from '@site/theme/useText';
import reasons from './data/reasons.json';
import texts from './data/texts.json';

/** A key of the advisor's own texts, which only its page loads. */
export type AdvisorKey = keyof typeof texts;

// A text without one of the languages is a type error here, so that it cannot reach a reader.
const table: Record<AdvisorKey, Text> = texts;
const whys: Record<keyof typeof reasons, Text> = reasons;

/** Gives the advisor's texts in the language of the page, with values in the places such as `{file}`. */
export function useAdvisorText() {
  const lang = useTextLang();
  return {
    text: (key: AdvisorKey, values: Readonly<Record<string, string | number>> = {}) =>
      table[key][lang].replaceAll(/\{(\w+)\}/g, (all, name: string) =>
        String(values[name] ?? all),
      ),
    reason: (key: keyof typeof reasons) => whys[key][lang],
  };
}
