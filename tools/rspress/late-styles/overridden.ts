import type { Declaration, Root, Rule } from 'postcss';

/** Selectors of the root element that weigh less than `html:root`: `:root`, and whatever stands wholly in `:where()`. */
const weakRoot = /^(?::root|:where\((?::root|html[^\s>+~,]*)\))$/;

/** How the framework styles elements of a document by their tag: with the weight of one class. */
const weakTags =
  /^\.rp-doc :not\(:where\(\.rp-not-doc,\.rp-not-doc \*\)\):where\(([\w,]+)\)$/;

/** How the theme does: the same elements and more, with the weight of a class and a tag. */
const strongTags = /^\.rp-doc (?:([\w]+)|:is\(([\w,]+)\))$/;

/** What setting a property sets besides itself. */
const parts: ReadonlyMap<string, RegExp> = new Map([
  ['margin', /^margin-/],
  ['margin-block', /^margin-(?:top|bottom)$/],
  ['padding', /^padding-/],
  ['border', /^border-(?:top|right|bottom|left|width|style|color)/],
  ['background', /^background-/],
]);

/**
 * Takes out of a style sheet what can never be seen: declarations whose property is set again wherever they apply, by a rule with the
 * last word. Which is a later one with the same selector; `html:root`, for the root element; and the theme's `.rp-doc h1`, for the
 * framework's longer and weaker way to say it; or by the same words once more. What stands within a layer, a width or a medium is left alone, and overrides nothing.
 */
export function removeOverridden(css: Root): void {
  const rules = css.nodes.filter((node) => node.type === 'rule');
  const always = new Map<string, string[]>();
  for (const rule of rules) {
    for (const key of rule.selectors.flatMap(strongKeys)) note(always, key, rule);
  }
  const later = new Map<string, string[]>();
  for (const rule of rules.toReversed()) {
    const setAgain = ({ prop }: Declaration, selector: string) =>
      sets(later.get(selector), prop) ||
      (weakKeys(selector)?.every((key) => sets(always.get(key), prop)) ?? false);
    for (const declaration of declarationsOf(rule)) {
      const twice = declaration.next()?.toString() === declaration.toString();
      const over = rule.selectors.every((one) => setAgain(declaration, one));
      if (twice || (over && !declaration.important)) declaration.remove();
    }
    for (const selector of rule.selectors) note(later, selector, rule);
    if (rule.nodes.length === 0) rule.remove();
  }
}

/** What a heavy selector matches all of, if it is one: names for `weakKeys` to ask for. */
function strongKeys(selector: string): string[] {
  if (selector === 'html:root') return [selector];
  const [, one, several] = strongTags.exec(selector) ?? [];
  return (one ?? several)?.split(',') ?? [];
}

/** What a weak selector matches nothing but, if it is one. */
function weakKeys(selector: string): string[] | undefined {
  return weakRoot.test(selector)
    ? ['html:root']
    : weakTags.exec(selector)?.[1]?.split(',');
}

function note(said: Map<string, string[]>, key: string, rule: Rule): void {
  const properties = declarationsOf(rule).map(({ prop }) => prop);
  said.set(key, [...(said.get(key) ?? []), ...properties]);
}

function sets(said: readonly string[] | undefined, property: string): boolean {
  return (
    said?.some((one) => one === property || (parts.get(one)?.test(property) ?? false)) ??
    false
  );
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl');
}
