import { isOneCharacter } from './han';
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

/** Words that are looked for when they are asked for: pairs of Chinese characters, and single ones. */
export interface Sought {
  has(word: string): boolean;
  /** Those that begin with a character. */
  beginningWith(character: string): Iterable<string>;
  /** The pairs that a character ends. */
  endedBy(character: string): Iterable<string>;
}

/** All words of the site, ready to be asked which of them a typed word may mean. */
export class Vocabulary {
  /** By their first unit, unsorted: sorting all of them would take longer than the first query. */
  readonly #words = new Map<number, string[]>();
  /** The words that begin with a unit, each once and sorted, where somebody has asked for one of them. */
  readonly #sorted = new Map<number, readonly string[]>();
  readonly #known = new Map<string, Meaning[]>();

  readonly #sought: Sought | undefined;

  constructor(words: Iterable<string>, sought?: Sought) {
    this.#sought = sought;
    for (const word of words) {
      const first = word.charCodeAt(0);
      const before = this.#words.get(first);
      if (before) before.push(word);
      else this.#words.set(first, [word]);
    }
  }

  /**
   * The words that a typed word may mean: itself, those that begin with it, its other forms, those that a single Chinese
   * character ends, and, where the site has no such word, those that it is a misspelling of. Each once, with how surely.
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
   * The words that a word is written together from, such as `tree` and `shaking`, none shorter than three. Of a name with a
   * number that the site has not together, as `react19`, both, or the name where the site has no such number.
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
    const sorted = this.#beside(word);
    return sorted[placeOf(word, sorted)] === word || this.#isSought(word);
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
    const known = this.#filter((word) => word.length === 2 && word[1] === typed);
    const sought = this.#sought?.endedBy(typed) ?? [];
    return sortedOnce([...known, ...sought]).map((word) => ({ word, weight: 0.2 }));
  }

  #prefixed(typed: string): string[] {
    const sorted = this.#beside(typed);
    const found: string[] = [];
    for (let at = placeOf(typed, sorted); sorted[at]?.startsWith(typed); at++)
      found.push(sorted[at] ?? '');
    if (!isOneCharacter(typed))
      return found[0] !== typed && this.#isSought(typed) ? [typed, ...found] : found;
    const sought = isAscii(typed) ? [] : (this.#sought?.beginningWith(typed) ?? []);
    return sortedOnce([...found, ...sought]);
  }

  #isSought(word: string): boolean {
    return !isAscii(word) && this.#sought?.has(word) === true;
  }

  #misspelled(typed: string): Meaning[] {
    const limit = mistakesAllowed(typed);
    if (limit === 0) return [];
    return this.#filter((word) => isTypo(typed, word, limit)).map((word) => ({
      word,
      weight: 0.5,
    }));
  }

  /** The words for which something holds, sorted, but for those that are sought: they are too short to be misspelled. */
  #filter(holds: (word: string) => boolean): string[] {
    return sortedOnce([...this.#words.values()].flatMap((words) => words.filter(holds)));
  }

  /** The words that begin as a typed one does, sorted. */
  #beside(typed: string): readonly string[] {
    const first = typed.charCodeAt(0);
    const known = this.#sorted.get(first);
    if (known) return known;
    const sorted = sortedOnce(this.#words.get(first) ?? []);
    this.#sorted.set(first, sorted);
    return sorted;
  }
}

/** No word of this kind is sought. */
function isAscii(word: string): boolean {
  return word.charCodeAt(0) < 0x80;
}

function sortedOnce(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}

/** Where a word stands among sorted ones, or would stand. */
function placeOf(typed: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}
