import postcss, {
  type AtRule,
  type ChildNode,
  type Node,
  type Root,
  type Rule,
} from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { Names } from './names.ts';
import { negatedNames } from './negated.ts';

/** A style sheet in two parts, each in the order of the whole. */
export interface SplitStyles {
  /** What pages need before React runs. */
  readonly first: string;
  /** What only React can show: dialogs, menus that open, pages of another kind. */
  readonly late: string;
}

/**
 * Splits a style sheet by what can be seen of it in pages with these names: rules whose selectors cannot match anything there, and
 * custom properties that nothing there asks for. `pages` is their HTML, whose `style` attributes may ask for some.
 *
 * @throws when the late part has a relative address, which would be looked up beside the page
 */
export async function splitStyles(
  css: string,
  names: Names,
  pages: readonly string[],
): Promise<SplitStyles> {
  const undetermined = [
    ...names.classes,
    ...names.ids,
    ...names.tags,
    ...negatedNames(css),
  ];
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: ' ', extension: 'html' }],
    css: [{ raw: css }],
    rejectedCss: true,
    // State that scripts and the browser change; a rule must not go because its attribute is not there yet.
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].flatMap(([, name]) => name ?? []),
    extractors: [{ extensions: ['html'], extractor: () => undetermined }],
  });
  const first = postcss.parse(purged?.css ?? '');
  const late = postcss.parse(purged?.rejectedCss ?? '');
  for (const property of unusedProperties(first, pages)) late.append(property);
  const address = /url\((?!\s*["']?(?:data:|\/|#|https:))[^)]*\)/.exec(late.toString());
  if (address) {
    throw new Error(
      `The late styles ask for ${address[0]}, which a page would look for beside itself. Use an address that begins with "/" or "data:".`,
    );
  }
  return { first: first.toString(), late: late.toString() };
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
    moved.push(wrapped(rule, unused));
    for (const node of unused) node.remove();
    if (rule.nodes.length === 0) rule.remove();
  });
  return moved;
}

/** A rule with some of its declarations alone, within copies of the at-rules around it. */
function wrapped(rule: Rule, declarations: readonly ChildNode[]): ChildNode {
  let copy: ChildNode = rule.clone({ nodes: declarations.map((one) => one.clone()) });
  for (let around: Node | undefined = rule.parent; around; around = around.parent) {
    if (isAtRule(around)) copy = around.clone({ nodes: [copy] });
  }
  return copy;
}

function isAtRule(node: Node): node is AtRule {
  return node.type === 'atrule';
}
