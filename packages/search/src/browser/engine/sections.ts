import type { SearchIndex } from '../data/search-index';
import type { Section } from './types';
import { linksOf } from './words';

/**
 * The sections of an index, in the order of the pages.
 *
 * @throws when this is no index of this version of the site
 */
export function sectionsOf(index: SearchIndex): Section[] {
  checkShape(index);
  const { routes, standings, descriptions, depths, headings, ids, prose, code } = index;
  const sections: Section[] = [];
  let above: { depth: number; heading: string }[] = [];
  let page = -1;
  let title = '';
  for (const [place, depth] of depths.entries()) {
    const isBeginning = depth === 0;
    const heading = headings[place] ?? '';
    if (isBeginning) {
      page += 1;
      title = heading;
    }
    above = above.filter((one) => one.depth < depth);
    const route = routes[page] ?? '';
    const description = isBeginning ? (descriptions[page] ?? '') : '';
    sections.push({
      page,
      title,
      heading: isBeginning ? '' : heading,
      above: above.map((one) => one.heading),
      link: isBeginning ? route : `${route}#${ids[place]}`,
      standing: standings[page] ?? 1,
      description,
      prose: [description, prose[place]].filter(Boolean).join(' '),
      code: code[place] ?? '',
    });
    if (!isBeginning) above.push({ depth, heading });
  }
  return sections;
}

function checkShape(index: SearchIndex): void {
  const { routes, standings, descriptions, depths, headings, ids, prose, code } = index;
  const pages = depths.filter((depth) => depth === 0).length;
  const fits =
    (pages === 0 || depths[0] === 0) &&
    [routes, standings, descriptions].every(({ length }) => length === pages) &&
    [headings, ids, prose, code].every(({ length }) => length === depths.length);
  if (!fits) throw new Error('This is no search index of this version of the site.');
}

/**
 * The option that a section is about: its heading, or its page's title, where that is a name and
 * nothing else.
 */
export function optionOf({
  link,
  heading,
  title,
}: Pick<Section, 'link' | 'heading' | 'title'>): string {
  const name = heading === '' ? title : heading;
  if (!link.includes('/config/') || !/^[\w@.[\]'-]+$/.test(name)) return '';
  return linksOf(name).length > 1 || heading === '' ? name : '';
}
