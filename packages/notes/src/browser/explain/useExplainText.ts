import { fill } from '@site/pages/fill';
import { type Text, useTextLang } from '@site/theme/useText';
import labelsJson from './labels.json';

type Label = keyof typeof labelsJson.en;

// The annotation makes a missing text a type error.
const labels: Record<keyof Text, Record<Label, string>> = labelsJson;

/** The texts in the language of the page, with values for places such as `{bytes}`. */
export function useExplainText() {
  const lang = useTextLang();
  return (key: Label, values: Readonly<Record<string, string | number>> = {}) =>
    fill(labels[lang][key], values);
}
