import type { Declaration, Root, Rule } from 'postcss';

/** Selectors of the root element that weigh less than `html:root`: `:root`, and whatever stands wholly in `:where()`. */
const weaker = /^(?::root|:where\((?::root|html[^\s>+~,]*)\))$/;

/**
 * Takes out of a style sheet what can never be seen: custom properties of the root element that the framework sets with little weight
 * and the theme sets again in `html:root`, which always matches. What stands within a layer, a width or a medium is left alone.
 */
export function removeOverridden(css: Root): void {
  const rules = css.nodes.filter((node) => node.type === 'rule');
  const set = new Set(
    rules
      .filter(({ selector }) => selector === 'html:root')
      .flatMap((rule) => propertiesOf(rule).map(({ prop }) => prop)),
  );
  for (const rule of rules) {
    if (!rule.selectors.every((selector) => weaker.test(selector))) continue;
    for (const property of propertiesOf(rule)) {
      if (set.has(property.prop) && !property.important) property.remove();
    }
    if (rule.nodes.length === 0) rule.remove();
  }
}

function propertiesOf(rule: Rule): Declaration[] {
  return rule.nodes
    .filter((node) => node.type === 'decl')
    .filter((node) => node.variable);
}
