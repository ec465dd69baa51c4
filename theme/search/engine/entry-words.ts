import type { Entry } from '../data/dictionary';
import { isOneCharacter } from './han';
import { pairsOf, wordsOfName } from './words';

/** The words that entries of a dictionary hold in themselves: names in their parts, unspaced text in pairs of characters. */
export class EntryWords {
  /** By word, the places of the entries that hold it. */
  readonly #holding = new Map<string, number[]>();

  constructor(entries: readonly Entry[]) {
    for (const [place, entry] of entries.entries()) {
      for (const word of wordsIn(entry)) {
        const before = this.#holding.get(word);
        if (!before) this.#holding.set(word, [place]);
        else if (before.at(-1) !== place) before.push(place);
      }
    }
  }

  /** All of them, each once. */
  get words(): Iterable<string> {
    return this.#holding.keys();
  }

  /** The places of the entries that hold a folded word. */
  holding(word: string): readonly number[] {
    return this.#holding.get(word) ?? [];
  }
}

function wordsIn({ kind, text }: Entry): readonly string[] {
  if (kind === 'between') return [];
  if (kind === 'name') return wordsOfName(text);
  // A single character is a word only where it stands alone, which is not for its entry to say.
  return isOneCharacter(text) ? [] : pairsOf(text);
}
