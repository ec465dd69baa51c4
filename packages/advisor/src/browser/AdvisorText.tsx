import { fill } from '@site/pages/fill';
import { type Text, useTextLang } from '@site/theme/useText';
import type { ReasonKey } from './data/print';
import reasonsJson from './data/reasons.json';
import textsJson from './data/texts.json';

/** A key of the advisor's own texts, which only its page loads. */
export type AdvisorKey = keyof typeof textsJson;

// The annotations make a missing language a type error.
const texts: Record<AdvisorKey, Text> = textsJson;
const reasons: Record<ReasonKey, Text> = reasonsJson;

/** The advisor's texts in the language of the page, with values for places such as `{file}`. */
export function useAdvisorText() {
  const lang = useTextLang();
  return {
    text: (key: AdvisorKey, values: Readonly<Record<string, string | number>> = {}) =>
      fill(texts[key][lang], values),
    reason: (key: ReasonKey) => reasons[key][lang],
  };
}
