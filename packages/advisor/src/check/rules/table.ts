import type { Extra, Manifest } from '../manifest.ts';
import { ownRules } from './own.ts';
import { publintFindings, publintRules } from './publint.ts';
import type { Finding, Rule } from './rule.ts';

const plain: Rule = { section: '/guide/basic/publish#check' };

/** What jsonc-parser reads and npm does not; reading the text finds it. */
const textRules: Readonly<Record<Extra['rule'], Rule>> = {
  JSON_COMMENT: plain,
  JSON_TRAILING_COMMA: plain,
  JSON_DUPLICATE_KEY: plain,
};

/** All rules by name. Those in the manner of publint's are run by publint itself. */
export const rules = { ...textRules, ...publintRules, ...ownRules };

export type RuleId = keyof typeof rules;

/** What publint and the site's own rules find, errors first. Never rejects. */
export async function findingsIn({ value }: Manifest): Promise<Finding<RuleId>[]> {
  const own = Object.entries(ownRules).flatMap(([rule, { level = 'error', find }]) =>
    (find?.(value) ?? []).map((found) => ({ ...found, rule, level })),
  );
  const order = ['error', 'warning', 'suggestion'];
  return [...(await publintFindings(value)), ...own]
    .flatMap((finding) => {
      const { rule } = finding;
      return isRule(rule) ? [{ ...finding, rule }] : [];
    })
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function isRule(name: string): name is RuleId {
  return Object.hasOwn(rules, name);
}
