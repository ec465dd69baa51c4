import type { Page } from '@site/mdx/page';

/** The ids of the headings of a page that another heading, or its end, follows at once. */
export function withoutText({ headings, tree }: Page): string[] {
  const { children } = tree;
  return children.flatMap((node, at) => {
    const next = children[at + 1];
    if (node.type !== 'heading' || (next && next.type !== 'heading')) return [];
    const { line } = node.position?.start ?? {};
    return headings.filter((one) => one.line === line).map(({ id }) => id);
  });
}
