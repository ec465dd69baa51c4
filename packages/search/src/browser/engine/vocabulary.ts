import { basesOf, formsOf } from './inflection';
import { isTypo, mistakesAllowed } from './typos';

/** A word of the site that a typed word may mean, and how surely: 1 for the word itself. */
export interface Meaning {
  readonly word: string;
  readonly weight: number;
}

/** No prefix is tried against more words than this; the shortest ones are the likeliest. */
const mostPrefixed = 40;

/** Each word once, at its first place, as sure as it is anywhere. */
function eachOnce(meanings: readonly Meaning[]): Meaning[] {
  const weights = new Map<string, number>();
  for (const { word, weight } of meanings)
    weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  return [...weights].map(([word, weight]) => ({ word, weight }));
}

/** All words of the site, ready to be asked which of them a typed word may mean. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  readonly #known = new Map<string, Meaning[]>();

  constructor(words: Iterable<string>) {
    this.#sorted = [...new Set(words)].sort();
  }

  /**
   * The words that a typed word may mean: itself, those that begin with it, its other forms, those
   * that a single Chinese character ends, and, where the site has no such word, those that it is a
   * misspelling of. Each once, with how surely.
   */
  meaningsOf(typed: string): readonly Meaning[] {
    const known = this.#known.get(typed);
    if (known) return known;
    const prefixed = this.#prefixed(typed);
    const exact = prefixed[0] === typed;
    const longer = (exact ? prefixed.slice(1) : prefixed)
      .sort((a, b) => a.length - b.length)
      .slice(0, mostPrefixed);
    const bases = basesOf(typed).filter((word) => this.has(word));
    const related = [...new Set([typed, ...bases].flatMap(formsOf))].filter(
      (word) => word !== typed && this.has(word),
    );
    const meanings = eachOnce([
      ...(exact ? [{ word: typed, weight: 1 }] : []),
      ...longer.map((word) => ({ word, weight: 0.8 * (typed.length / word.length) })),
      ...bases.map((word) => ({ word, weight: 0.8 })),
      ...related.map((word) => ({ word, weight: 0.7 })),
      ...this.#around(typed),
      ...(prefixed.length > 0 || bases.length > 0 ? [] : this.#misspelled(typed)),
    ]);
    this.#known.set(typed, meanings);
    return meanings;
  }

  /**
   * The words that a word is written together from, such as `tree` and `shaking`, none shorter than
   * three. Of a name with a number that the site has not together, as `react19`, both, or the name
   * where the site has no such number.
   */
  partsOf(typed: string): string[][] {
    const splits: string[][] = [];
    const [, name = '', number = ''] = /^([a-z]{2,})(\d+)$/.exec(typed) ?? [];
    if (name !== '' && this.has(name))
      splits.push(this.has(number) ? [name, number] : [name]);
    for (let at = 3; at <= typed.length - 3; at++) {
      const parts: [string, string] = [typed.slice(0, at), typed.slice(at)];
      if (parts.every((part) => this.has(part))) splits.push(parts);
    }
    return splits;
  }

  /** Whether the site has a word. */
  has(word: string): boolean {
    return this.#sorted[this.#placeOf(word)] === word;
  }

  /** The characters that stand behind a Chinese one. */
  behind(character: string): string[] {
    return this.#prefixed(character).flatMap((word) => {
      const [, behind = '', ...others] = word;
      return behind === '' || others.length > 0 ? [] : [behind];
    });
  }

  /** The pairs of characters that a single Chinese one ends. */
  #around(typed: string): Meaning[] {
    if (!/^\p{Script=Han}$/u.test(typed)) return [];
    return this.#sorted
      .filter((word) => word.length === 2 && word[1] === typed)
      .map((word) => ({ word, weight: 0.2 }));
  }

  /** The words that begin as a typed one does, sorted. */
  #prefixed(typed: string): string[] {
    const found: string[] = [];
    for (let at = this.#placeOf(typed); this.#sorted[at]?.startsWith(typed); at++)
      found.push(this.#sorted[at] ?? '');
    return found;
  }

  #misspelled(typed: string): Meaning[] {
    const limit = mistakesAllowed(typed);
    if (limit === 0) return [];
    return this.#sorted
      .filter((word) => isTypo(typed, word, limit))
      .map((word) => ({ word, weight: 0.5 }));
  }

  /** Where a word stands among the sorted ones, or would stand. */
  #placeOf(typed: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
