import postcss, {
  type AtRule,
  type ChildNode,
  type Node,
  type Root,
  type Rule,
} from 'postcss';
import { couldMatch } from './could-match.ts';
import { removeOverridden } from './overridden.ts';
import type { Places } from './places.ts';

/** A style sheet in two parts, each in the order of the whole. */
export interface SplitStyles {
  /** What pages need before React runs. */
  readonly first: string;
  /** What only React can show: dialogs, menus that open, pages of another kind. */
  readonly late: string;
}

/**
 * Splits a style sheet by what can be seen of it in pages with these places: rules whose selectors cannot match anything there,
 * animations that no rule left there asks for, and custom properties that nothing does. What is overridden everywhere is in neither.
 * `pages` is their HTML, whose `style` attributes may ask for some.
 *
 * @throws when the late part has a relative address, which would be looked up beside the page
 */
export function splitStyles(
  css: string,
  places: Places,
  pages: readonly string[],
): SplitStyles {
  const first = postcss.parse(css);
  removeOverridden(first);
  const late = postcss.root();
  late.append(
    ...impossibleRules(first, places),
    ...unusedAnimations(first),
    ...unusedProperties(first, pages),
  );
  const address = /url\((?!\s*["']?(?:data:|\/|#|https:))[^)]*\)/.exec(late.toString());
  if (address) {
    throw new Error(
      `The late styles ask for ${address[0]}, which a page would look for beside itself. Use an address that begins with "/" or "data:".`,
    );
  }
  return { first: first.toString(), late: late.toString() };
}

/** Takes the selectors that cannot match out of a style sheet, and returns them with their rules, in copies of the rules around them. */
function impossibleRules(first: Root, places: Places): ChildNode[] {
  const moved: ChildNode[] = [];
  first.walkRules((rule) => {
    if (isStep(rule)) return;
    const possible = rule.selectors.filter((selector) => couldMatch(selector, places));
    if (possible.length === rule.selectors.length) return;
    const impossible = rule.selectors.filter((selector) => !possible.includes(selector));
    moved.push(within(rule, rule.clone({ selectors: impossible })));
    if (possible.length > 0) rule.selectors = possible;
    else removeWithAround(rule);
  });
  return moved;
}

/** Takes the steps of animations that are used nowhere out of a style sheet, and returns them. */
function unusedAnimations(first: Root): ChildNode[] {
  const used: string[] = [];
  first.walkDecls(/^(?:-webkit-)?animation(?:-name)?$/, ({ value }) => {
    used.push(...value.split(/[\s,]+/));
  });
  const moved: ChildNode[] = [];
  first.walkAtRules(/keyframes$/i, (steps) => {
    if (used.includes(steps.params)) return;
    moved.push(within(steps, steps.clone()));
    removeWithAround(steps);
  });
  return moved;
}

/** Whether a rule is a step of an animation, whose selector is a moment. */
function isStep({ parent }: Rule): boolean {
  return parent !== undefined && isAtRule(parent) && /keyframes$/i.test(parent.name);
}

/** Removes a rule or a block, and what stood around nothing else. */
function removeWithAround(rule: Rule | AtRule): void {
  let empty: ChildNode | undefined = rule;
  while (empty) {
    const around: Node | undefined = empty.parent;
    empty.remove();
    empty = around && isAtRule(around) && around.nodes?.length === 0 ? around : undefined;
  }
}

/** Takes custom properties that are used nowhere out of a style sheet, and returns them, each in a copy of the rules around it. */
function unusedProperties(first: Root, pages: readonly string[]): ChildNode[] {
  const used = new Set<string>();
  for (const text of [first.toString(), ...pages])
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
  const moved: ChildNode[] = [];
  first.walkRules((rule) => {
    const unused = rule.nodes.filter(
      (node) => node.type === 'decl' && node.variable && !used.has(node.prop),
    );
    if (unused.length === 0) return;
    moved.push(within(rule, rule.clone({ nodes: unused.map((one) => one.clone()) })));
    for (const node of unused) node.remove();
    if (rule.nodes.length === 0) removeWithAround(rule);
  });
  return moved;
}

/** A copy of a rule or a block, or of a part of it, within copies of the at-rules around it. */
function within(rule: Rule | AtRule, part: Rule | AtRule): ChildNode {
  let copy: ChildNode = part;
  for (let around: Node | undefined = rule.parent; around; around = around.parent) {
    if (isAtRule(around)) copy = around.clone({ nodes: [copy] });
  }
  return copy;
}

function isAtRule(node: Node): node is AtRule {
  return node.type === 'atrule';
}
