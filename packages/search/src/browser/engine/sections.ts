import type { SearchIndex, Section } from '../types';

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

/**
 * The sections of a downloaded index, in the order of the pages.
 *
 * @throws if the index is not from this version of the site
 */
export function readSections(index: SearchIndex): Section[] {
  checkShape(index);
  let path: { depth: number; heading: string }[] = [];
  let page = -1;
  return index.depths.map((depth, position) => {
    const name = index.headings[position] ?? '';
    const isIntroduction = depth === 0;
    if (isIntroduction) page += 1;
    path = path.filter((one) => one.depth < depth);
    const [title = name, ...ancestors] = path.map(({ heading }) => heading);
    path.push({ depth, heading: name });
    const route = index.routes[page] ?? '';
    const description = isIntroduction ? (index.descriptions[page] ?? '') : '';
    return {
      page,
      title,
      heading: isIntroduction ? '' : name,
      ancestors,
      link: isIntroduction ? route : `${route}#${index.ids[position]}`,
      pageWeight: index.weights[page] ?? 1,
      description,
      prose: [description, index.prose[position]].filter(Boolean).join(' '),
      code: index.code[position] ?? '',
      questions: (index.questions[position] ?? '').split('\n').filter(Boolean),
    };
  });
}

const lists = ['headings', 'ids', 'prose', 'code', 'questions'] as const;

function checkShape(index: SearchIndex): void {
  const { depths, routes, weights, descriptions, ...bySection } = index;
  const pages = depths.filter((depth) => depth === 0).length;
  const fits =
    (pages === 0 || depths[0] === 0) &&
    [routes, weights, descriptions].every(({ length }) => length === pages) &&
    lists.every((list) => bySection[list].length === depths.length);
  if (!fits) throw new Error('The search index is not from this version of the site.');
}
