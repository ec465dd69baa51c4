import type { Page } from '@site/pages/page';
import { partialsOf } from '@site/pages/page';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** A term as a glossary page shows it. */
export interface Entry {
  id: string;
  term: string;
  /** The id of the heading of the second level above it; empty when there is none. */
  group: string;
  /** Its paragraphs as written, a partial replaced by its text, without the last one. */
  definition: string;
  /** Target of the last link in the last paragraph; empty when there is none. */
  see: string;
  line: number;
}

/**
 * Lists the terms of a glossary page in their order: each heading of the third level with what
 * follows it. `pages` must hold the partials that the page imports; one that is missing counts as
 * empty text.
 */
export function entriesOf(page: Page, pages: readonly Page[]): Entry[] {
  const partials = textsOf(page, pages);
  return page.headings
    .filter(({ depth }) => depth === 3)
    .map(({ id, text, line }) => {
      const body = below(line, page);
      return {
        id,
        term: text,
        group:
          page.headings.findLast((one) => one.depth === 2 && one.line < line)?.id ?? '',
        definition: body
          .slice(0, -1)
          .map((node) => written(node, page, partials))
          .join('\n\n'),
        see: lastLink(body.at(-1)),
        line,
      };
    });
}

/** What stands between the heading at `line` and the next heading. */
function below(line: number, page: Page): RootContent[] {
  const { children } = page.tree;
  const start = children.findIndex(({ position }) => position?.start.line === line) + 1;
  const next = children.findIndex(({ type }, at) => at >= start && type === 'heading');
  return children.slice(start, next === -1 ? undefined : next);
}

/** The texts of the partials of a page by the names of their components. */
function textsOf(page: Page, pages: readonly Page[]): Map<string, string> {
  return new Map(
    [...partialsOf(page)].map(([name, file]) => [
      name,
      pages.find((one) => one.file === file)?.source.trim() ?? '',
    ]),
  );
}

function written(
  node: RootContent,
  page: Page,
  partials: ReadonlyMap<string, string>,
): string {
  if (node.type === 'mdxJsxFlowElement') return partials.get(node.name ?? '') ?? '';
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
  const lines = page.source.split('\n');
  return lines.slice(start.line - 1, end.line).join('\n');
}

function lastLink(node: RootContent | undefined): string {
  const targets: string[] = [];
  if (node) visit(node, 'link', ({ url }) => void targets.push(url));
  return targets.at(-1) ?? '';
}
