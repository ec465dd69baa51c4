import type { RootContent } from 'mdast';
import type { Page } from './page.ts';

/** A heading of level 2 or deeper with everything up to the next one. */
export interface Section {
  /** The id of its heading; empty for the introduction. */
  id: string;
  /** The text of its heading; the title of the page for the introduction. */
  title: string;
  /** The line of its heading; 1 for the introduction. */
  line: number;
  /** Its content, including the heading. */
  nodes: readonly RootContent[];
}

/**
 * Splits a page at its headings. The first section, which every page has, is the introduction with
 * the heading of level 1. Headings inside components do not split.
 */
export function sectionsOf({ tree, headings, frontmatter }: Page): Section[] {
  const byLine = new Map(headings.map((heading) => [heading.line, heading]));
  const title = typeof frontmatter.title === 'string' ? frontmatter.title : '';
  const sections: { id: string; title: string; line: number; nodes: RootContent[] }[] = [
    { id: '', title, line: 1, nodes: [] },
  ];
  for (const node of tree.children) {
    const heading =
      node.type === 'heading' && node.depth > 1
        ? byLine.get(node.position?.start.line ?? 0)
        : undefined;
    if (heading) {
      const { id, text, line } = heading;
      sections.push({ id, title: text, line, nodes: [] });
    }
    sections.at(-1)?.nodes.push(node);
  }
  return sections;
}
