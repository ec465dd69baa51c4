import { visit } from 'unist-util-visit';
import { parsePage } from './parse.ts';

/** A tag in the source of a page. */
export interface PageTag<Name extends string> {
  readonly name: Name;
  /** Lines of the page, counted from 1, on which the tag begins and ends. */
  readonly line: number;
  readonly endLine: number;
  /** Blanks before the tag, which everything put in its place needs too. */
  readonly indent: string;
  /** Attributes by name; an attribute without a text is `true`. */
  readonly attributes: ReadonlyMap<string, string | true>;
  /** Whether the tag stands on lines of its own and holds nothing, as it must. */
  readonly alone: boolean;
}

/**
 * Finds tags of some names in a page, in the order in which they stand, as the page's own parser
 * sees them, so that code is passed over. Throws where the source is not valid MDX.
 */
export function findTagsOf<Name extends string>(
  source: string,
  wanted: readonly Name[],
): PageTag<Name>[] {
  // The language makes no difference to the parser; partials of both have no page of their own.
  const { tree } = parsePage('docs/en/page.mdx', source);
  const tags: PageTag<Name>[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('attributes' in node) || !('children' in node)) return;
    const name = wanted.find((one) => one === node.name);
    const position = node.position;
    if (!name || !position || !Array.isArray(node.attributes)) return;
    tags.push({
      name,
      line: position.start.line,
      endLine: position.end.line,
      indent: ' '.repeat(position.start.column - 1),
      attributes: attributesOf(node.attributes),
      alone: node.type === 'mdxJsxFlowElement' && node.children.length === 0,
    });
  });
  return tags;
}

function attributesOf(attributes: readonly unknown[]): Map<string, string | true> {
  return new Map(
    attributes.map((one) => {
      const { name, value } = Object(one) as { name?: unknown; value?: unknown };
      return [String(name ?? '{…}'), typeof value === 'string' ? value : true] as const;
    }),
  );
}
