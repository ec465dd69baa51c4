import type { Hints, IndexEntry, Section } from '../types';
import { cutEntry, type EntrySection } from './entries';

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
  { weights, questions, code }: Partial<Hints> = {},
): Section[] {
  const sections = entries.flatMap((entry) => {
    const { id: page, title, routePath } = entry;
    const cut = cutEntry(entry);
    let above: EntrySection[] = [];
    return cut.sections.map((section) => {
      const { depth, id, text } = section;
      above = above.filter((one) => one.depth < depth);
      const ancestors = above.slice(1).map(({ heading }) => heading);
      above.push(section);
      const isIntroduction = depth === 0;
      const description = isIntroduction ? cut.description : '';
      return {
        page,
        title,
        ancestors,
        heading: isIntroduction ? '' : section.heading,
        link: isIntroduction ? routePath : `${routePath}#${id}`,
        pageWeight: weights?.[page] ?? 1,
        sectionsOnPage: cut.sections.length,
        description,
        prose: `${description} ${text}`.trim(),
      };
    });
  });
  return sections.map((section, at) => ({
    ...section,
    questions: (questions?.[at] ?? '').split('\n').filter(Boolean),
    code: code?.[at] ?? '',
  }));
}
