import { FieldIndex, type FieldWords } from './field';
import type { Words } from './numbered';
import { type WordReader, wordReader } from './reader';
import type { Unpacked } from './sections';
import type { Field, Section } from './types';
import { Vocabulary } from './vocabulary';

/** How much a word tells about a section, by where it stands. Tuned on tests/search/queries.*.json. */
const weights: Readonly<Record<Field, number>> = {
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

/** In which sections a word stands, with what that is worth. */
export type Found = ReadonlyMap<number, number>;

/**
 * The words of all sections in one FlexSearch index a field. FlexSearch knows which sections hold a word and how early; what
 * a typed text means, and which section answers it best, is decided around it.
 */
export class Store {
  readonly vocabulary: Vocabulary;
  readonly #indexes = new Map<Field, FieldIndex>();
  /** The numbers of the words. */
  readonly #words: Words;
  readonly #size: number;
  readonly #known = new Map<string, Found>();

  constructor({ dictionary, sections }: Unpacked) {
    this.#size = sections.length;
    const reader = wordReader(dictionary);
    const read = fields.map((field) => ({ field, ...wordsIn(field, sections, reader) }));
    this.#words = reader.words;
    for (const one of read)
      this.#indexes.set(one.field, new FieldIndex(one, this.#words.texts.length));
    this.vocabulary = new Vocabulary(this.#words.texts);
  }

  /** The sections that hold a word, with what it is worth there: rare words, and words in headings, are worth more. */
  find(word: string): Found {
    const known = this.#known.get(word);
    if (known) return known;
    const found = new Map<number, number>();
    const id = this.#words.idOf(word);
    for (const [field, index] of this.#indexes) {
      const sections = id === undefined ? [] : index.find(word, id);
      for (const [rank, section] of sections.entries()) {
        // The engine's order says how early the word stands; that decides little beside the field.
        const early = 1 - 0.2 * (rank / sections.length);
        found.set(section, (found.get(section) ?? 0) + weights[field] * early);
      }
    }
    const rarity = this.rarity(found.size);
    for (const [section, worth] of found) found.set(section, worth * rarity);
    this.#known.set(word, found);
    return found;
  }

  /** How much finding something in `count` sections narrows the search: about 1 for what is everywhere. */
  rarity(count: number): number {
    return Math.log(1 + this.#size / (1 + count));
  }
}

function wordsIn(
  field: Field,
  sections: readonly Section[],
  reader: WordReader,
): FieldWords {
  const words: number[] = [];
  const ends = sections.map((section) => {
    if (field === 'route') reader.plain(routeOf(section), words);
    else reader.coded(section.coded[field] ?? [], words);
    return words.length;
  });
  return { words, ends };
}

/** The words of an address are those of its page. */
function routeOf(section: Section): string {
  return section.heading === '' ? section.link : '';
}
