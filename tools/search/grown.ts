import type { IndexedPage } from '../../theme/search/data/pages.ts';

/**
 * The pages of an index `times` times, as a site would have them that has so many pages: each copy has
 * routes of its own, and every fifth of its longer words is one that no other copy has, since more
 * pages bring new words but not as many as the first ones did.
 */
export function grown(pages: readonly IndexedPage[], times: number): IndexedPage[] {
  return Array.from({ length: times }, (_, copy) =>
    pages.map((page) => copyOf(page, copy)),
  ).flat();
}

function copyOf(page: IndexedPage, copy: number): IndexedPage {
  if (copy === 0) return page;
  const mark = nameOf(copy);
  let count = 0;
  // The places of headings stay only when a word keeps its length.
  const renamed = (text: string) =>
    text.replaceAll(/[A-Za-z]{6,}/g, (word) =>
      ++count % 5 === 0 ? `${word.slice(0, -3)}${mark}` : word,
    );
  return {
    ...page,
    routePath: `/copy-${copy}${page.routePath}`,
    content: renamed(page.content),
    toc: page.toc.map((heading) => ({ ...heading })),
  };
}

/** Three letters that stand for a number below 17 576. */
function nameOf(copy: number): string {
  const letter = (place: number) =>
    String.fromCharCode(97 + (Math.floor(copy / 26 ** place) % 26));
  return `${letter(2)}${letter(1)}${letter(0)}`;
}
