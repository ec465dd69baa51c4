import type { PackedIndex, Section } from '../types';

/** A section and its score. */
export interface RankedSection {
  readonly section: Section;
  readonly score: number;
}

/** Groups sections by their pages, which are in the order of their first sections. */
export function byPage(sections: readonly RankedSection[]): RankedSection[][] {
  const pages = new Map<number, RankedSection[]>();
  for (const ranked of sections) {
    const { page } = ranked.section;
    pages.set(page, [...(pages.get(page) ?? []), ranked]);
  }
  return [...pages.values()];
}

/** The sections of a downloaded index, in the order of its pages. */
export function readSections(index: PackedIndex): Section[] {
  const { routes, descriptions, weights, depths, headings, ids, texts } = index;
  const starts = [...depths.keys()].filter((at) => depths[at] === 0);
  return starts.flatMap((start, page) => {
    const own = depths.slice(start, starts[page + 1]);
    const [title = '', route = ''] = [headings[start], routes[page]];
    let above: { depth: number; heading: string }[] = [];
    return own.map((depth, offset): Section => {
      const at = start + offset;
      const [heading = '', isIntroduction] = [headings[at], depth === 0];
      above = above.filter((one) => one.depth < depth);
      const ancestors = above.slice(1).map((one) => one.heading);
      above.push({ depth, heading });
      const description = isIntroduction ? (descriptions[page] ?? '') : '';
      return {
        page,
        title,
        ancestors,
        heading: isIntroduction ? '' : heading,
        link: isIntroduction ? route : `${route}#${ids[at]}`,
        pageWeight: weights[page] ?? 1,
        sectionsOnPage: own.length,
        description,
        prose: `${description} ${texts[at]}`.trim(),
        questions: (index.questions[at] ?? '').split('\n').filter(Boolean),
        code: index.code[at] ?? '',
      };
    });
  });
}
