import type { SearchIndex, Section } from '../types';

/**
 * The sections of a downloaded index, in the order of the pages.
 *
 * @throws if the index is not from this version of the site
 */
export function readSections(index: SearchIndex): Section[] {
  checkShape(index);
  const sections: Section[] = [];
  let ancestors: { depth: number; heading: string }[] = [];
  let page = -1;
  let title = '';
  for (const [position, depth] of index.depths.entries()) {
    const isIntroduction = depth === 0;
    const heading = index.headings[position] ?? '';
    if (isIntroduction) {
      page += 1;
      title = heading;
    }
    ancestors = ancestors.filter((one) => one.depth < depth);
    const route = index.routes[page] ?? '';
    const description = isIntroduction ? (index.descriptions[page] ?? '') : '';
    sections.push({
      page,
      title,
      heading: isIntroduction ? '' : heading,
      ancestors: ancestors.map((one) => one.heading),
      link: isIntroduction ? route : `${route}#${index.ids[position]}`,
      pageWeight: index.weights[page] ?? 1,
      description,
      prose: [description, index.prose[position]].filter(Boolean).join(' '),
      code: index.code[position] ?? '',
      questions: (index.questions[position] ?? '').split('\n').filter(Boolean),
    });
    if (!isIntroduction) ancestors.push({ depth, heading });
  }
  return sections;
}

function checkShape(index: SearchIndex): void {
  const { routes, weights, descriptions, depths, headings, ids, prose, code, questions } =
    index;
  const pages = depths.filter((depth) => depth === 0).length;
  const fits =
    (pages === 0 || depths[0] === 0) &&
    [routes, weights, descriptions].every(({ length }) => length === pages) &&
    [headings, ids, prose, code, questions].every(
      ({ length }) => length === depths.length,
    );
  if (!fits) throw new Error('The search index is not from this version of the site.');
}
