import { memoize } from './text';

// Endings are no words. cspell:ignore aius aeiouls ification ation bundl

/**
 * What the forms of an English word have in common: `bundl` for `bundle`, `bundles`, `bundled` and
 * `bundling`.
 */
export const stem = memoize((word: string): string => {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word
    .replace(/(?<=s|x|z|ch|sh)es$|(?<![aius])s$/, '')
    .replace(/ie$/, 'y');
  return singular
    .replace(/ification$/, 'ify')
    .replace(/(?<=.{3})(?:i|y)(?:ed|ing)$/, 'y')
    .replace(/(?<=.{3})(?:at(?:ion|ing|ed|e)|ing|er|ed)$|(?<=.{4})ion$/, '')
    .replace(/(?<=.{2})([^aeiouls])\1$/, '$1')
    .replace(/(?<=.{3})e$/, '')
    .replace(/y$/, 'i');
});

/** Whether two words are forms of the same one, such as `analyzing` and `analyze`. */
export function isSameWord(one: string, other: string): boolean {
  return stem(one) === stem(other);
}

/** A word that a typed one may stand for, and how likely: 1 for the word itself. */
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
   * The words that a typed word may stand for, each once: itself and words that it begins. Where the
   * site has none, its other forms, or else words that it may be a misspelling of.
   */
  readonly expand = memoize((typed: string): readonly Expansion[] => {
    const begun = this.startingWith(typed);
    if (begun.length > 0) return begun;
    const related = this.#sortedWith(stem(typed).replace(/i$/, ''));
    const forms = related.filter((word) => isSameWord(word, typed));
    if (forms.length > 0) return forms.map((word) => ({ word, weight: 0.75 }));
    return this.#misspelled(typed).map((word) => ({ word, weight: 0.5 }));
  });

  /** The word itself and those that it begins, the shortest first. */
  readonly startingWith = memoize((typed: string): readonly Expansion[] =>
    this.#sortedWith(typed)
      .sort((a, b) => a.length - b.length)
      .slice(0, maxPrefixed)
      .map((word) => {
        const weight = word === typed ? 1 : 0.8 * (typed.length / word.length);
        return { word, weight };
      }),
  );

  /** Whether the site has a word. */
  has(word: string): boolean {
    return this.#sorted[this.#lowerBound(word)] === word;
  }

  /** For each typed word, at most three with the fewest edits, for up to 30 % of its letters. */
  closest(typed: readonly string[]): string[] {
    return typed.flatMap((one) => {
      for (let edits = 1; edits <= one.length * 0.3; edits++) {
        const words = this.#sorted.filter((word) => isWithinEdits(one, word, edits));
        if (words.length > 0) return words.slice(0, 3);
      }
      return [];
    });
  }

  /** The Chinese characters of the site. */
  characters(): string[] {
    return [...new Set(this.#sorted.join(''))].filter((one) =>
      /\p{Script=Han}/u.test(one),
    );
  }

  #sortedWith(prefix: string): string[] {
    const end = this.#lowerBound(`${prefix}\uffff`);
    return this.#sorted.slice(this.#lowerBound(prefix), end);
  }

  /**
   * The words that differ by typos: none in a short word or in a code, such as `TS2307`, one from
   * five letters on, two from nine.
   */
  #misspelled(typed: string): string[] {
    if (typed.length < 5 || /\d/.test(typed)) return [];
    const edits = typed.length < 9 ? 1 : 2;
    return this.#sorted.filter((word) => isWithinEdits(typed, word, edits));
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

/**
 * Whether two words differ by at most `edits` wrong, missing, extra or transposed letters. Words
 * with different first letters never match: people rarely mistype the first one.
 */
function isWithinEdits(typed: string, word: string, edits: number): boolean {
  return typed[0] === word[0] && isNear(typed.slice(1), word.slice(1), edits);
}

function isNear(one: string, other: string, edits: number): boolean {
  if (one === other) return true;
  if (edits === 0 || Math.abs(one.length - other.length) > edits) return false;
  let same = 0;
  while (one[same] === other[same]) same++;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isTransposed = a[0] === b[1] && a[1] === b[0];
  return (
    isNear(a.slice(1), b.slice(1), edits - 1) ||
    isNear(a.slice(1), b, edits - 1) ||
    isNear(a, b.slice(1), edits - 1) ||
    (isTransposed && isNear(a.slice(2), b.slice(2), edits - 1))
  );
}
