import type { RootContent } from 'mdast';
import type { Page } from './page.ts';

/** A part of a page: a heading of the second level or deeper, with what follows up to the next. */
export interface Section {
  /** The id of its heading; empty for what stands above the first of them. */
  id: string;
  /** The text of its heading; the title of the page for what stands above the first. */
  title: string;
  /** Line of its heading; 1 for what stands above the first. */
  line: number;
  /** What it holds, its heading included. */
  nodes: readonly RootContent[];
}

/**
 * Cuts a page at its headings, in their order. The first part, which every page has, holds the
 * heading of the first level and the introduction. Headings inside components cut nothing.
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
      sections.push({
        id: heading.id,
        title: heading.text,
        line: heading.line,
        nodes: [],
      });
    }
    sections.at(-1)?.nodes.push(node);
  }
  return sections;
}
