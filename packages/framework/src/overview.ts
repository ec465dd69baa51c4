import type { PageIndexInfo } from '@rspress/core';

/** A page as an overview lists it: `toc` has its headings, in their order. */
export interface ListedPage {
  readonly routePath: string;
  readonly title: string;
  readonly toc: readonly { id: string; text: string; depth: number }[];
}

/** Depths of the headings that an overview lists where it names none. */
const usualDepths = [2];

/**
 * The pages that the overview `overview` may list: those of its language below its address, each with the headings of the
 * depths which the overview asks for.
 */
export function listedPages(
  overview: PageIndexInfo,
  pages: readonly PageIndexInfo[],
): ListedPage[] {
  const { overviewHeaders: depths = usualDepths } = overview.frontmatter;
  return pages
    .filter(
      ({ lang, routePath }) =>
        lang === overview.lang &&
        routePath.startsWith(overview.routePath) &&
        routePath !== overview.routePath,
    )
    .map(({ routePath, title, toc }) => ({
      routePath,
      title,
      toc: toc
        .filter(({ depth }) => depths.includes(depth))
        .map(({ id, text, depth }) => ({ id, text, depth })),
    }));
}

/**
 * The source of an overview with the pages that it may list in its frontmatter, as `overviewPages`.
 *
 * @throws when the source does not begin with frontmatter, which is what makes a page an overview
 */
export function withListedPages(source: string, pages: readonly ListedPage[]): string {
  const start = /^---\r?\n/.exec(source);
  if (!start) {
    throw new Error(
      'An overview has to begin with its frontmatter ("---"): the pages that it lists are put there.',
    );
  }
  // JSON is YAML.
  return `${start[0]}overviewPages: ${JSON.stringify(pages)}\n${source.slice(start[0].length)}`;
}
