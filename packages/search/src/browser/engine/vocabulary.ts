import { memoize } from './text';

// Suffixes are no words. cspell:ignore ation ations ying ification ifications ication aeiou aeiouy
const suffixes = ['s', 'es', 'ed', 'ing', 'er', 'ers', 'ion', 'ions', 'ation', 'ations'];

/**
 * The words that an English word may be derived from: `polyfill` for `polyfills`, `bundle` for
 * `bundling`, `drop` for `dropped`, `analyze` for `analyzer`. Most of them do not exist; check them
 * against a vocabulary.
 */
export function baseForms(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const [, root, suffix = ''] =
    /^([a-z]{3,})(ies|ied|ying|ification|ifications)$/.exec(word) ?? [];
  const yForms = root ? [`${root}${suffix.startsWith('if') ? 'ify' : 'y'}`] : [];
  const stems = suffixes
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 3)
    .flatMap((ending) => stemsOf(word.slice(0, -ending.length), ending))
    // The `s` of `class` is no plural.
    .filter((stem) => !(stem.endsWith('s') && word === `${stem}s`));
  return [...new Set([...yForms, ...stems])];
}

function stemsOf(stem: string, suffix: string): string[] {
  if (suffix === 's') return [stem];
  const undoubled = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...undoubled];
}

/**
 * The forms that an English word may take: `polyfills` for `polyfill`, `bundling` for `bundle`,
 * `dependencies` for `dependency`.
 */
export function inflectedForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  const stem = word.slice(0, -1);
  const append = (base: string, ...endings: readonly string[]) =>
    endings.map((ending) => base + ending);
  if (word.endsWith('e'))
    return [...append(word, 's', 'd'), ...append(stem, 'ing', 'ion', 'ions', 'ation')];
  if (word.endsWith('y'))
    return [...append(word, 's', 'ing'), ...append(stem, 'ies', 'ied', 'ication')];
  const doubled = /[^aeiou]$/.test(word)
    ? append(word + word.slice(-1), 'ed', 'ing')
    : [];
  return [...append(word, 's', 'es', 'ed', 'ing', 'ion', 'ions', 'ation'), ...doubled];
}

// Every query is compared with every synonym.
const withBaseForms = memoize((word: string) => [word, ...baseForms(word)]);

/** Whether two words are forms of the same one, such as `analyzing` and `analyze`. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one[0] !== other[0]) return false;
  const forms = withBaseForms(one);
  return withBaseForms(other).some((form) => forms.includes(form));
}

/** A word of the site that a typed word may stand for, and how likely: 1 for the word itself. */
export interface Expansion {
  readonly word: string;
  readonly weight: number;
}

/** A prefix expands to at most this many words, the shortest ones. */
const maxPrefixed = 40;

/** All words of the site. */
export class Vocabulary {
  readonly #sorted: readonly string[];

  constructor(words: Iterable<string>) {
    this.#sorted = [...new Set(words)].sort();
  }

  /**
   * The words that a typed word may stand for, each once with its highest weight: itself, words
   * that it begins, its other forms, pairs that end with it if it is a single Chinese character,
   * and, where the site has no such word, words that it may be a misspelling of.
   */
  readonly expand: (typed: string) => readonly Expansion[] = memoize((typed) => {
    const prefixed = this.#startingWith(typed);
    const longer = prefixed
      .filter((word) => word !== typed)
      .sort((a, b) => a.length - b.length)
      .slice(0, maxPrefixed);
    const bases = baseForms(typed).filter((word) => this.has(word));
    const related = [typed, ...bases]
      .flatMap(inflectedForms)
      .filter((word) => word !== typed && this.has(word));
    const isKnown = prefixed.length > 0 || bases.length > 0;
    const weights = new Map<string, number>();
    const add = (words: readonly string[], weightOf: (word: string) => number) => {
      for (const word of words)
        weights.set(word, Math.max(weights.get(word) ?? 0, weightOf(word)));
    };
    if (this.has(typed)) add([typed], () => 1);
    add(longer, (word) => 0.8 * (typed.length / word.length));
    add(bases, () => 0.8);
    add(related, () => 0.7);
    add(this.#pairsEndingWith(typed), () => 0.2);
    if (!isKnown) add(this.#misspelled(typed), () => 0.5);
    return [...weights].map(([word, weight]) => ({ word, weight }));
  });

  /**
   * The words that a compound consists of, such as `tree` and `shaking`, each of at least three
   * letters. A name with a number, such as `react19`, is split between the two; the number is
   * dropped if the site does not have it.
   */
  splitCompound(typed: string): string[][] {
    const splits: string[][] = [];
    const [, name = '', number = ''] = /^([a-z]{2,})(\d+)$/.exec(typed) ?? [];
    if (name !== '' && this.has(name))
      splits.push(this.has(number) ? [name, number] : [name]);
    for (let length = 3; length <= typed.length - 3; length++) {
      const words = [typed.slice(0, length), typed.slice(length)];
      if (words.every((word) => this.has(word))) splits.push(words);
    }
    return splits;
  }

  /** Whether the site has a word. */
  has(word: string): boolean {
    return this.#sorted[this.#lowerBound(word)] === word;
  }

  /** The words that fit, sorted. */
  filter(fits: (word: string) => boolean): string[] {
    return this.#sorted.filter(fits);
  }

  /** The characters that follow a Chinese one. */
  followersOf(character: string): string[] {
    return this.#startingWith(character)
      .filter((word) => word.length === 2)
      .map((pair) => pair.charAt(1));
  }

  #pairsEndingWith(typed: string): string[] {
    if (!/^\p{Script=Han}$/u.test(typed)) return [];
    return this.#sorted.filter((word) => word.length === 2 && word[1] === typed);
  }

  #startingWith(prefix: string): string[] {
    const start = this.#lowerBound(prefix);
    let end = start;
    while (this.#sorted[end]?.startsWith(prefix)) end++;
    return this.#sorted.slice(start, end);
  }

  #misspelled(typed: string): string[] {
    const maxEdits = maxEditsFor(typed);
    if (maxEdits === 0) return [];
    return this.#sorted.filter((word) => isWithinEdits(typed, word, maxEdits));
  }

  /** The index of a word among the sorted ones, or where it would be inserted. */
  #lowerBound(typed: string): number {
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

/** Typos that are forgiven: none in a short word, one from five letters on, two from nine. */
export function maxEditsFor(word: string): 0 | 1 | 2 {
  if (word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
}

/**
 * Whether two words differ by at most `maxEdits` wrong, missing, extra or transposed letters
 * (edit distance with transpositions). Words with different first letters never match: people
 * rarely mistype the first one.
 */
export function isWithinEdits(typed: string, word: string, maxEdits: number): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > maxEdits)
    return false;
  const cell = (row: readonly number[], column: number) => row[column] ?? Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isTransposed =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          cell(last, column) + 1,
          cell(current, column - 1) + 1,
          cell(last, column - 1) + (isSame ? 0 : 1),
          isTransposed ? cell(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > maxEdits) return false;
    [beforeLast, last] = [last, current];
  }
  return cell(last, word.length) <= maxEdits;
}
