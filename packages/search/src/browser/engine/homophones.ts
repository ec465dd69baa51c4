import {
  type CountBigram,
  isStopWord,
  normalize,
  type Segmenter,
  tokenize,
} from './text';

/** Whether two Chinese characters sound alike, so that one may be typed for the other. */
export type SoundAlike = (one: string, other: string) => boolean;

/** What is known about the texts of the site when Chinese typos are corrected. */
export interface Corpus {
  /** Words that are always right: the purely Chinese texts of the glossary. */
  readonly glossaryWords: readonly string[];
  readonly countBigram: CountBigram;
  /** The number of sections that contain a text. */
  readonly countSections: (text: string) => number;
  /** The characters that follow one somewhere on the site. */
  readonly followersOf: (character: string) => readonly string[];
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

/** Corrects typos in the Chinese parts of a query. */
export function correctTypos(
  query: string,
  segmenter: Segmenter,
  corpus: Corpus,
): string {
  return tokenize(query)
    .filter(({ kind }) => kind === 'unspaced')
    .reduce(
      (corrected, { text }) =>
        corrected.replace(text, () =>
          correctHomophones(normalize(text), segmenter(text), corpus),
        ),
      query,
    );
}

/**
 * Corrects typos in unspaced text: `静态资原` becomes `静态资源`. A character is suspect where the
 * site never has it next to its neighbour. Since nearly everybody types Chinese by sound, the right
 * character sounds alike; it must complete a word of the glossary, or a text that the site has more
 * than once. Returns the run unchanged where there is no such character.
 */
function correctHomophones(
  run: string,
  segments: readonly string[],
  corpus: Corpus,
): string {
  if (run.length > maxRunLength) return run;
  const suspects = findSuspects(run, segments, corpus);
  if (suspects.length === 0) return run;
  return (
    completeGlossaryWord(run, segments, suspects, corpus) ??
    completeFrequentText(run, suspects, corpus) ??
    run
  );
}

/** A character that may be wrong. */
interface Suspect {
  readonly index: number;
  /** Whether it is a segment of its own and no neighbour confirms it. */
  readonly isIsolated: boolean;
}

function findSuspects(
  run: string,
  segments: readonly string[],
  { glossaryWords, countBigram }: Corpus,
): Suspect[] {
  const confirmed = new Set<number>();
  for (const word of glossaryWords) {
    for (let start = run.indexOf(word); start >= 0; start = run.indexOf(word, start + 1))
      for (let offset = 0; offset < word.length; offset++) confirmed.add(start + offset);
  }
  // Longer stop words, such as 怎么, are right; 0 marks their characters.
  const lengths = segments.flatMap((word) =>
    [...word].map(() => (isStopWord(word) && word.length > 1 ? 0 : word.length)),
  );
  const isPair = (index: number) => index >= 0 && index + 1 < run.length;
  const isUnknownPair = (index: number) =>
    isPair(index) &&
    lengths[index] !== 0 &&
    lengths[index + 1] !== 0 &&
    countBigram(run.slice(index, index + 2)) === 0;
  const isKnownPair = (index: number) => isPair(index) && !isUnknownPair(index);
  return Array.from({ length: run.length }, (_, index) => index)
    .filter((index) => !confirmed.has(index) && lengths[index] !== 0)
    .filter((index) => isUnknownPair(index - 1) || isUnknownPair(index))
    .map((index) => ({
      index,
      isIsolated: lengths[index] === 1 && !isKnownPair(index - 1) && !isKnownPair(index),
    }));
}

/**
 * Tries the words of the glossary, the longest first, between the boundaries of segments. At most
 * half of a word may be wrong.
 */
function completeGlossaryWord(
  run: string,
  segments: readonly string[],
  suspects: readonly Suspect[],
  { glossaryWords, soundAlike }: Corpus,
): string | undefined {
  const boundaries = new Set([0]);
  let end = 0;
  for (const { length } of segments) {
    end += length;
    boundaries.add(end);
  }
  for (const word of glossaryWords.toSorted((a, b) => b.length - a.length)) {
    const mayBe = (index: number, right: string) =>
      suspects.some((suspect) => suspect.index === index) &&
      (word.length >= minLengthAroundStopWord || !isStopWord(run.charAt(index))) &&
      soundAlike(run.charAt(index), right);
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
  return undefined;
}

/** Tries the characters that fit between the neighbours; the most frequent text wins. */
function completeFrequentText(
  run: string,
  suspects: readonly Suspect[],
  { countSections, followersOf, countBigram, soundAlike }: Corpus,
): string | undefined {
  if (run.length < 3) return undefined;
  let best: { text?: string; count: number } = { count: 1 };
  for (const { index, isIsolated } of suspects) {
    const isLast = index === run.length - 1;
    if (!isIsolated || index === 0 || (isLast && run.length < 4)) continue;
    if (isStopWord(run.charAt(index))) continue;
    const next = run.charAt(index + 1);
    const start = Math.max(0, Math.min(index - 1, run.length - 3));
    for (const character of followersOf(run.charAt(index - 1))) {
      if (isStopWord(character) || !soundAlike(run.charAt(index), character)) continue;
      if (next !== '' && countBigram(character + next) === 0) continue;
      const text = run.slice(0, index) + character + run.slice(index + 1);
      const count = countSections(text.slice(start, start + 3));
      if (count > best.count) best = { text, count };
    }
  }
  return best.text;
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
