import { isStopWord, normalize, type Segmenter, tokenize } from './text';

/** Whether two Chinese characters sound alike, so that one may be typed for the other. */
export type SoundAlike = (one: string, other: string) => boolean;

/** What is known about the texts of the site when Chinese typos are corrected. */
export interface Corpus {
  /** Words that are always right: the purely Chinese texts of the glossary. */
  readonly glossaryWords: readonly string[];
  /** Whether the site has two characters next to each other. */
  readonly hasPair: (pair: string) => boolean;
  readonly soundAlike: SoundAlike;
}

/** A longer run is a sentence, in which one typo matters little. */
const maxRunLength = 24;

/**
 * A stop word such as 不 may be a typo inside a word of at least this length, as in `外不依赖`; in
 * a shorter one it is meant.
 */
const minLengthAroundStopWord = 4;

/** The site has about 840 characters, at most about this many of them with the same sound. */
const maxHomophones = 8;

/**
 * Corrects typos in the Chinese parts of a query: `生命文件` becomes `声明文件`. A character is
 * suspect where the site never has it next to its neighbour. Since nearly everybody types Chinese
 * by sound, the right character sounds alike, and it must complete a word of the glossary.
 */
export function correctTypos(
  query: string,
  segmenter: Segmenter,
  corpus: Corpus,
): string {
  return tokenize(query)
    .filter(({ kind, text }) => kind === 'unspaced' && text.length <= maxRunLength)
    .reduce(
      (corrected, { text }) =>
        corrected.replace(text, () =>
          correctRun(normalize(text), segmenter(text), corpus),
        ),
      query,
    );
}

/**
 * Tries the words of the glossary, the longest first, between the boundaries of segments. At most
 * half of a word may be wrong.
 */
function correctRun(run: string, segments: readonly string[], corpus: Corpus): string {
  const suspects = findSuspects(run, segments, corpus);
  if (suspects.size === 0) return run;
  const boundaries = new Set([0]);
  let end = 0;
  for (const { length } of segments) {
    end += length;
    boundaries.add(end);
  }
  for (const word of corpus.glossaryWords.toSorted((a, b) => b.length - a.length)) {
    const mayBe = (index: number, right: string) =>
      suspects.has(index) &&
      (word.length >= minLengthAroundStopWord || !isStopWord(run.charAt(index))) &&
      corpus.soundAlike(run.charAt(index), right);
    for (let start = 0; start + word.length <= run.length; start++) {
      if (!boundaries.has(start) || !boundaries.has(start + word.length)) continue;
      const wrong = [...word]
        .map((right, offset) => ({ right, index: start + offset }))
        .filter(({ right, index }) => run.charAt(index) !== right);
      if (
        wrong.length > 0 &&
        wrong.length <= word.length / 2 &&
        wrong.every(({ right, index }) => mayBe(index, right))
      )
        return run.slice(0, start) + word + run.slice(start + word.length);
    }
  }
  return run;
}

/** The positions of characters that may be wrong. */
function findSuspects(
  run: string,
  segments: readonly string[],
  { glossaryWords, hasPair }: Corpus,
): ReadonlySet<number> {
  const right = new Set<number>();
  const addWord = (start: number, length: number) => {
    for (let index = start; index < start + length; index++) right.add(index);
  };
  for (const word of glossaryWords) {
    const start = run.indexOf(word);
    if (start >= 0) addWord(start, word.length);
  }
  let start = 0;
  for (const segment of segments) {
    // Longer stop words, such as 怎么, are right.
    if (segment.length > 1 && isStopWord(segment)) addWord(start, segment.length);
    start += segment.length;
  }
  const suspects = new Set<number>();
  for (let index = 0; index + 1 < run.length; index++) {
    if (hasPair(run.slice(index, index + 2))) continue;
    for (const one of [index, index + 1]) if (!right.has(one)) suspects.add(one);
  }
  return suspects;
}

/**
 * Decides by the order in which browsers sort Chinese, which is by sound: characters that sound
 * alike are close to each other among those of the site. A table of sounds would weigh more than
 * most of the engine. Browsers that cannot sort Chinese have no homophones. `characters` is called
 * with the first question.
 */
export function createSoundAlike(characters: () => readonly string[]): SoundAlike {
  if (Intl.Collator.supportedLocalesOf('zh').length === 0) return () => false;
  let positionOf: ((character: string) => number) | undefined;
  return (one, other) => {
    positionOf ??= positionsAmong(characters());
    return Math.abs(positionOf(one) - positionOf(other)) <= maxHomophones;
  };
}

function positionsAmong(characters: readonly string[]): (character: string) => number {
  const { compare } = new Intl.Collator('zh');
  const sorted = [...new Set(characters)].sort(compare);
  const positions = new Map(sorted.map((character, position) => [character, position]));
  return (character) =>
    positions.get(character) ??
    sorted.filter((one) => compare(one, character) < 0).length;
}
