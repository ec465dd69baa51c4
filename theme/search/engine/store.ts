import { Across } from './across';
import { EntryWords } from './entry-words';
import { FieldIndex, type Ninths, ninthOf } from './field';
import type { Unpacked } from './sections';
import { Tokens } from './tokens';
import type { Field } from './types';
import { Vocabulary } from './vocabulary';
import { wordsOf } from './words';

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
 * a typed text means, and which section answers it best, is decided around it. Where a word stands is looked up in the coded
 * texts when it is first asked for.
 */
export class Store {
  readonly vocabulary: Vocabulary;
  readonly #indexes: readonly FieldIndex[];
  readonly #size: number;
  readonly #tokens: Tokens;
  readonly #within: EntryWords;
  readonly #across: Across;
  /** The words of addresses, which are not coded. */
  readonly #routes: ReadonlyMap<string, Ninths>;
  readonly #known = new Map<string, Found>();

  /** Throws where a text is not written in the words of the dictionary. */
  constructor({ dictionary, sections }: Unpacked) {
    const { entries } = dictionary;
    this.#size = sections.length;
    this.#indexes = fields.map(() => new FieldIndex(sections.length));
    const documents = fields.flatMap((field) =>
      sections.map((section) => (field === 'route' ? [] : section.coded(field))),
    );
    this.#tokens = new Tokens(dictionary, documents);
    this.#within = new EntryWords(entries);
    this.#across = new Across(entries, this.#tokens);
    this.#routes = routesOf(sections);
    const words = [...this.#within.words, ...this.#routes.keys()];
    this.vocabulary = new Vocabulary(words, this.#across);
  }

  /** The sections that hold a word, with what it is worth there: rare words, and words in headings, are worth more. */
  find(word: string): Found {
    const known = this.#known.get(word);
    if (known) return known;
    const found = new Map<number, number>();
    for (const [place, ninths] of this.#ninthsOf(word)) {
      const index = this.#indexes[place];
      index?.give(word, ninths);
      const sections = index?.find(word) ?? [];
      const weight = weights[fields[place] ?? 'code'];
      for (const [rank, section] of sections.entries()) {
        // The engine's order says how early the word stands; that decides little beside the field.
        const early = 1 - 0.25 * (rank / sections.length);
        found.set(section, (found.get(section) ?? 0) + weight * early);
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

  /** In which sections a word stands, by the place of the field. */
  #ninthsOf(word: string): Map<number, Ninths> {
    const found = new Map<number, Ninths>();
    let end = 0;
    for (const position of this.#positionsOf(word)) {
      // Where it stands first in a document is all that counts.
      if (position < end) continue;
      const document = this.#tokens.documentAt(position);
      const [start, behind] = this.#tokens.reachOf(document);
      end = behind;
      const field = Math.floor(document / this.#size);
      const ninths = found.get(field) ?? [];
      found.set(field, ninths);
      note(ninths, ninthOf(position - start, end - start), document % this.#size);
    }
    const ofRoutes = this.#routes.get(word);
    return ofRoutes ? found.set(fields.indexOf('route'), ofRoutes) : found;
  }

  /** Where a word stands, in order. */
  #positionsOf(word: string): Uint32Array {
    const [first, ...others] = this.#within.holding(word);
    const across = this.#across.positionsOf(word);
    if (others.length === 0 && across.length === 0)
      return first === undefined ? new Uint32Array() : this.#tokens.positionsOf(first);
    const within = this.#within
      .holding(word)
      .flatMap((entry) => [...this.#tokens.positionsOf(entry)]);
    return Uint32Array.from([...within, ...across]).sort();
  }
}

/** The words of an address are those of its page. */
function routesOf(sections: Unpacked['sections']): Map<string, Ninths> {
  const routes = new Map<string, Ninths>();
  for (const [section, one] of sections.entries()) {
    const words = one.isBeginning ? [...new Set(wordsOf(one.link))] : [];
    for (const [place, word] of words.entries()) {
      const ninths = routes.get(word) ?? [];
      routes.set(word, ninths);
      note(ninths, ninthOf(place, words.length), section);
    }
  }
  return routes;
}

function note(ninths: Ninths, ninth: number, section: number): void {
  const before = ninths[ninth];
  if (before) before.push(section);
  else ninths[ninth] = [section];
}
