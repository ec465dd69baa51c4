import { fill } from '@site/pages/fill';
import { type Text, useTextLang } from '@site/theme/useText';
import type { RuleId } from '../../check/rules/table';
import rulesJson from '../../check/rules/texts.json';
import labelsJson from './labels.json';

/** Rules for `imports` and `exports` that share a text. */
type Shared =
  | 'FALLBACK_ARRAY_USE'
  | 'VALUE_INVALID'
  | 'GLOB_NO_DEPRECATED_SUBPATH_MAPPING'
  | 'DEFAULT_SHOULD_BE_LAST'
  | 'MODULE_SHOULD_PRECEDE_REQUIRE';
type RuleKey = Exclude<RuleId, `${'IM' | 'EX'}PORTS_${Shared}`> | Shared;

// The annotations make a missing text a type error.
const ruleTexts: Record<keyof Text, Record<RuleKey, string>> = rulesJson;
const labels: Record<keyof Text, Record<keyof typeof labelsJson.en, string>> = labelsJson;

/** The texts of the check in the language of the page, with values for places such as `{line}`. */
export function useCheckText() {
  const lang = useTextLang();
  type Values = Readonly<Record<string, string | number>>;
  const table: Readonly<Record<string, string>> = ruleTexts[lang];
  return {
    text: (key: keyof typeof labelsJson.en, values: Values = {}) =>
      fill(labels[lang][key], values),
    rule: (id: RuleId, values: Values) =>
      fill(table[id] ?? table[id.replace(/^(?:IM|EX)PORTS_/, '')] ?? id, values),
  };
}
