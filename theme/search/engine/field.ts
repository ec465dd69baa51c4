import { Index } from 'flexsearch';

/** Finer than the engine's default: in which ninth of a text a word first stands. */
const resolution = 9;

/** A place is a section and a ninth of its text; so many places belong to a section. */
const ofSection = 16;

/** The words of a field of all sections, by their numbers: those of each section in their order, each once. */
export interface FieldWords {
  readonly words: readonly number[];
  /** Where the words of each section end. */
  readonly ends: readonly number[];
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
  readonly #given = new Set<number>();
  readonly #size: number;
  /** Where the places of each word begin. */
  readonly #starts: Uint32Array;
  readonly #places: Uint32Array;

  /** Takes the numbers of the words, and how many words there are at all. */
  constructor({ words, ends }: FieldWords, count: number) {
    this.#size = ends.length;
    const next = new Uint32Array(count + 1);
    for (const id of words) next[id + 1] = (next[id + 1] ?? 0) + 1;
    for (let id = 0; id < count; id++)
      next[id + 1] = (next[id + 1] ?? 0) + (next[id] ?? 0);
    this.#starts = next.slice();
    this.#places = new Uint32Array(words.length);
    let start = 0;
    for (const [section, end] of ends.entries()) {
      for (let at = start; at < end; at++) {
        const id = words[at] ?? 0;
        const ninth = ninthOf(at - start, end - start);
        const place = next[id] ?? 0;
        this.#places[place] = section * ofSection + ninth;
        next[id] = place + 1;
      }
      start = end;
    }
  }

  /** The sections that hold a word, which is given with its number, those first in which it stands early. */
  find(word: string, id: number): number[] {
    if (!this.#given.has(id)) this.#give(word, id);
    return this.#index
      .search(word, { limit: this.#size })
      .filter((section) => typeof section === 'number');
  }

  #give(word: string, id: number): void {
    this.#given.add(id);
    const ninths: number[][] = [];
    for (const place of this.#places.subarray(this.#starts[id], this.#starts[id + 1])) {
      const ninth = place % ofSection;
      ninths[ninth] ??= [];
      ninths[ninth].push(Math.floor(place / ofSection));
    }
    if (ninths.length > 0) mapOf(this.#index).set(word, ninths);
  }
}

/** What FlexSearch keeps, which is what it exports: for each word the sections by ninths. */
function mapOf(index: Index): Map<string, number[][]> {
  if ('map' in index && index.map instanceof Map) return index.map;
  throw new Error('FlexSearch keeps its words elsewhere now: see its export of a map.');
}

/** Where FlexSearch keeps a word that stands at a place among so many: the first one apart, the others by their share. */
function ninthOf(place: number, count: number): number {
  if (place === 0 || count <= resolution) return place;
  return Math.trunc(((resolution - 1) / count) * place + 1);
}
