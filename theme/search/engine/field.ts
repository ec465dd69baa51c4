import { Index } from 'flexsearch';

/** Finer than the engine's default: in which ninth of a text a word first stands. */
const resolution = 9;

/** The sections in which a word stands, in their order, by the ninth of their words in which it first does. */
export type Ninths = number[][];

/** Where FlexSearch keeps a word that stands at a place among so many: the first one apart, the others by their share. */
export function ninthOf(place: number, count: number): number {
  if (place === 0 || count <= resolution) return place;
  return Math.trunc(((resolution - 1) / count) * place + 1);
}

/**
 * The FlexSearch index of one field of all sections. FlexSearch is given a word when it is first asked for it, as by an
 * import of what it exported, since few words ever are asked for. Letting it add all texts takes several times as long.
 */
export class FieldIndex {
  readonly #index = new Index({
    tokenize: 'strict',
    resolution,
    encode: (word) => [word],
  });
  readonly #size: number;

  /** Takes how many sections there are. */
  constructor(size: number) {
    this.#size = size;
  }

  /** Has FlexSearch know where a word stands. */
  give(word: string, ninths: Ninths): void {
    mapOf(this.#index).set(word, ninths);
  }

  /** The sections that hold a word that was given, those first in which it stands early. */
  find(word: string): number[] {
    return this.#index
      .search(word, { limit: this.#size })
      .filter((section) => typeof section === 'number');
  }
}

/** What FlexSearch keeps, which is what it exports: for each word the sections by ninths. */
function mapOf(index: Index): Map<string, number[][]> {
  if ('map' in index && index.map instanceof Map) return index.map;
  throw new Error('FlexSearch keeps its words elsewhere now: see its export of a map.');
}
