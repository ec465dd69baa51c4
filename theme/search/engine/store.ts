import { Index } from 'flexsearch';
import type { Field, Section } from './types';
import { Vocabulary } from './vocabulary';
import { linksOf, wordReader } from './words';

/** How much a word tells about a section, by where it stands. Tuned on tests/search/queries.*.json. */
export const weights: Readonly<Record<Field, number>> = {
  title: 6,
  description: 3,
  route: 2,
  heading: 4,
  option: 7,
  above: 2,
  prose: 2,
  code: 0.6,
};

const fields: readonly Field[] = [
  'title',
  'description',
  'route',
  'heading',
  'option',
  'above',
  'prose',
  'code',
];

/** Finer than the engine's default: in which ninth of a text a word first stands. */
const resolution = 9;

/** In which sections a word stands, with what that is worth. */
export type Found = ReadonlyMap<number, number>;

/**
 * The words of all sections in one FlexSearch index a field. FlexSearch knows which sections hold a word and how early; what
 * a typed text means, and which section answers it best, is decided around it.
 */
export class Store {
  readonly vocabulary: Vocabulary;
  readonly #indexes = new Map<Field, Index>();
  readonly #size: number;
  readonly #known = new Map<string, Found>();

  constructor(sections: readonly Section[]) {
    this.#size = sections.length;
    const words = new Set<string>();
    const wordsOf = wordReader((word) => words.add(word));
    for (const field of fields) {
      const index = new Index({ tokenize: 'strict', resolution, encode: splitAtBlanks });
      for (const [id, section] of sections.entries()) {
        const found = wordsOf(textOf(section, field));
        if (found.size > 0) index.add(id, [...found].join(' '));
      }
      this.#indexes.set(field, index);
    }
    this.vocabulary = new Vocabulary(words);
  }

  /** The sections that hold a word, with what it is worth there: rare words, and words in headings, are worth more. */
  find(word: string): Found {
    const known = this.#known.get(word);
    if (known) return known;
    const found = new Map<number, number>();
    for (const [field, index] of this.#indexes) {
      const ids = index.search(word, { limit: this.#size });
      for (const [rank, id] of ids.entries()) {
        // The engine's order says how early the word stands; that decides little beside the field.
        const early = 1 - 0.2 * (rank / ids.length);
        const worth = weights[field] * early;
        if (typeof id === 'number') found.set(id, (found.get(id) ?? 0) + worth);
      }
    }
    const rarity = this.rarity(found.size);
    for (const [id, worth] of found) found.set(id, worth * rarity);
    this.#known.set(word, found);
    return found;
  }

  /** How much finding something in `count` sections narrows the search: about 1 for what is everywhere. */
  rarity(count: number): number {
    return Math.log(1 + this.#size / (1 + count));
  }
}

function splitAtBlanks(text: string): string[] {
  return text.split(' ');
}

function textOf(section: Section, field: Field): string {
  switch (field) {
    case 'title':
      return section.heading === '' ? section.title : '';
    case 'heading':
      return section.heading;
    case 'option':
      return optionOf(section);
    case 'above':
      return section.heading === '' ? '' : [section.title, ...section.above].join('\n');
    case 'route':
      return section.heading === '' ? section.link : '';
    default:
      return section[field];
  }
}

/** The option that a section is about: its heading, or its page's title, where that is a name and nothing else. */
export function optionOf({ link, heading, title }: Section): string {
  const name = heading === '' ? title : heading;
  if (!link.includes('/config/') || !/^[\w@.[\]'-]+$/.test(name)) return '';
  return linksOf(name).length > 1 || heading === '' ? name : '';
}
