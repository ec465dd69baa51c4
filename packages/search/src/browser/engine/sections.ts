import type { Hints, IndexEntry, Section } from '../types';
import { cutEntry } from './entries';

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

/** The sections of an index, in the order of its pages, with the hints if there are any. */
export function readSections(
  entries: readonly IndexEntry[],
  hints?: Partial<Hints>,
): Section[] {
  return entries
    .flatMap((entry) => {
      const { description, sections } = cutEntry(entry);
      const { id: page, title, routePath } = entry;
      let path: typeof sections = [];
      return sections.map(({ depth, heading, id, text }) => {
        const isIntroduction = depth === 0;
        path = path.filter((one) => one.depth < depth);
        const ancestors = path.slice(1).map((one) => one.heading);
        path.push({ depth, heading, id, text });
        return {
          page,
          title,
          ancestors,
          heading: isIntroduction ? '' : heading,
          link: isIntroduction ? routePath : `${routePath}#${id}`,
          pageWeight: hints?.weights?.[page] ?? 1,
          description: isIntroduction ? description : '',
          prose: (isIntroduction ? [description, text] : [text])
            .filter(Boolean)
            .join(' '),
        };
      });
    })
    .map((section, at) => ({
      ...section,
      questions: (hints?.questions?.[at] ?? '').split('\n').filter(Boolean),
    }));
}
