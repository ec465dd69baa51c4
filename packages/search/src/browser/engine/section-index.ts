import { Index } from 'flexsearch';
import type { SearchIndex, Section } from '../types';
import { indexTerms, memoize, splitIdentifier } from './text';
import { Vocabulary } from './vocabulary';

/** The texts by which a section is found, with the weight of a word in them. */
const fields: readonly { weight: number; textOf: (section: Section) => string }[] = [
  { weight: 3, textOf: ({ heading, title }) => (heading === '' ? title : '') },
  { weight: 3, textOf: ({ description }) => description },
  { weight: 2, textOf: ({ heading, link }) => (heading === '' ? link : '') },
  { weight: 5, textOf: ({ heading }) => heading },
  { weight: 4, textOf: optionName },
  {
    weight: 3,
    textOf: ({ heading, title, ancestors }) =>
      heading === '' ? '' : [title, ...ancestors].join(' '),
  },
  { weight: 2, textOf: ({ prose }) => prose },
  { weight: 0.6, textOf: ({ code }) => code },
];

/**
 * The words of all sections, in one FlexSearch index per field. FlexSearch knows which sections
 * contain a word and how early; queries and ranking build on that.
 */
export class SectionIndex {
  readonly vocabulary: Vocabulary;
  readonly #indexes: readonly { weight: number; index: Index }[];
  readonly #size: number;

  constructor(sections: readonly Section[]) {
    this.#size = sections.length;
    const words = new Set<string>();
    this.#indexes = fields.map(({ weight, textOf }) => {
      const index = new Index({
        tokenize: 'strict',
        resolution: 9,
        encode: (terms) => terms.split(' '),
      });
      for (const [id, section] of sections.entries()) {
        const terms = indexTerms(textOf(section));
        for (const term of terms) words.add(term);
        if (terms.length > 0) index.add(id, terms.join(' '));
      }
      return { weight, index };
    });
    this.vocabulary = new Vocabulary(words);
  }

  /** The scores of the sections that contain a word, by section. */
  readonly scoresOf: (word: string) => ReadonlyMap<number, number> = memoize((word) => {
    const scores = new Map<number, number>();
    for (const { weight, index } of this.#indexes) {
      const sections = index.search(word, { limit: this.#size });
      for (const [position, section] of sections.entries()) {
        if (typeof section !== 'number') continue;
        // Sections come in the order of how early they have the word, which matters a little.
        const earliness = 1 - 0.25 * (position / sections.length);
        scores.set(section, (scores.get(section) ?? 0) + weight * earliness);
      }
    }
    const rarity = this.rarityOf(scores.size);
    for (const [section, score] of scores) scores.set(section, score * rarity);
    return scores;
  });

  /** The inverse document frequency of what `count` sections contain. */
  rarityOf(count: number): number {
    return Math.log(1 + this.#size / (1 + count));
  }
}

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
    });
    if (!isIntroduction) ancestors.push({ depth, heading });
  }
  return sections;
}

function checkShape(index: SearchIndex): void {
  const { routes, weights, descriptions, depths, headings, ids, prose, code } = index;
  const pages = depths.filter((depth) => depth === 0).length;
  const fits =
    (pages === 0 || depths[0] === 0) &&
    [routes, weights, descriptions].every(({ length }) => length === pages) &&
    [headings, ids, prose, code].every(({ length }) => length === depths.length);
  if (!fits) throw new Error('The search index is not from this version of the site.');
}

/** The option that a section of the configuration reference documents; empty for none. */
export function optionName({ link, heading, title }: Section): string {
  const name = heading === '' ? title : heading;
  if (!link.includes('/config/') || !/^[\w@.[\]'-]+$/.test(name)) return '';
  return splitIdentifier(name).length > 1 || heading === '' ? name : '';
}
