import type { Dictionary } from '../data/dictionary';

/** Stands where a text ends, and before the first one: nothing reaches across it. */
const end = -1;

/**
 * All coded texts of an index one after the other, each as the places of its entries in the dictionary, and where each entry
 * stands. The texts of one field of one section are a document. Neither words nor sentences are made: at 100,000 entries that takes many times as long.
 */
export class Tokens {
  readonly #entries: Int32Array;
  /** Where each document ends. */
  readonly #ends: Uint32Array;
  /** Where the positions of each entry begin. */
  readonly #starts: Uint32Array;
  readonly #positions: Uint32Array;

  /** Throws where a text is not written in the words of the dictionary. */
  constructor(dictionary: Dictionary, documents: readonly (readonly string[])[]) {
    const count = dictionary.entries.length;
    const size = documents.reduce(
      (sum, texts) => texts.reduce((all, text) => all + text.length + 1, sum),
      0,
    );
    const entries = new Int32Array(size).fill(end);
    this.#ends = new Uint32Array(documents.length);
    let at = 0;
    for (const [document, texts] of documents.entries()) {
      for (const text of texts) at = dictionary.write(text, entries, at) + 1;
      this.#ends[document] = at;
    }
    this.#entries = entries.subarray(0, at);
    [this.#starts, this.#positions] = sorted(this.#entries, count);
  }

  /** Where an entry stands, in order. */
  positionsOf(entry: number): Uint32Array {
    return this.#positions.subarray(this.#starts[entry], this.#starts[entry + 1]);
  }

  /** The entry at a position; -1 between texts and outside. */
  at(position: number): number {
    return this.#entries[position] ?? end;
  }

  /** The document that a position is in. */
  documentAt(position: number): number {
    let low = 0;
    let high = this.#ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** From where to where the positions of a document go; the second is the first one behind it. */
  reachOf(document: number): readonly [number, number] {
    return [this.#ends[document - 1] ?? 0, this.#ends[document] ?? 0];
  }
}

/** The positions of each entry, one entry after the other, and where those of each begin. Plain loops, since they are run once, cold. */
function sorted(entries: Int32Array, count: number): [Uint32Array, Uint32Array] {
  // One more than needed in front takes the ends of texts, and is left out again.
  const next = new Uint32Array(count + 2);
  for (let at = 0; at < entries.length; at++) {
    const entry = (entries[at] ?? end) + 2;
    next[entry] = (next[entry] ?? 0) + 1;
  }
  for (let entry = 1; entry < next.length; entry++)
    next[entry] = (next[entry] ?? 0) + (next[entry - 1] ?? 0);
  const positions = new Uint32Array(entries.length);
  const starts = next.slice(1);
  for (let at = 0; at < entries.length; at++) {
    const entry = (entries[at] ?? end) + 1;
    const place = next[entry] ?? 0;
    positions[place] = at;
    next[entry] = place + 1;
  }
  return [starts, positions];
}
