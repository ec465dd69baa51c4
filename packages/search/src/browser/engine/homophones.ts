import { bigrams, memoize, normalize } from './text';

/** What is known about the texts of the site when Chinese typos are corrected. */
export interface Corpus {
  /** Words that are always right, the longest first: the purely Chinese texts of the glossary. */
  readonly glossaryWords: readonly string[];
  /** Whether the site has a word, or two characters next to each other. */
  readonly has: (word: string) => boolean;
  /** Whether two characters sound alike, so that one may be typed for the other. */
  readonly soundAlike: (one: string, other: string) => boolean;
}

/** A longer run is a sentence, in which one typo matters little. */
const maxRunLength = 24;

/** The site has about 840 characters, at most about this many of them with the same sound. */
const maxHomophones = 8;

/**
 * Corrects typos in the Chinese parts of a query: `生命文件` becomes `声明文件`. Since nearly
 * everybody types Chinese by sound, a typo sounds like a word of the glossary, of which at least
 * half is right, and has characters that the site never has next to each other.
 */
export function correctTypos(query: string, corpus: Corpus): string {
  const { glossaryWords, has, soundAlike } = corpus;
  const isTypo = (typed: string, word: string) => {
    const characters = [...word].map((right, index) => [typed.charAt(index), right]);
    const wrong = characters.filter(([one, right]) => one !== right);
    return (
      wrong.length > 0 &&
      wrong.length <= word.length / 2 &&
      !bigrams(typed).every(has) &&
      wrong.every(([one = '', right = '']) => soundAlike(one, right))
    );
  };
  return query.replace(/\p{Script=Han}+/gu, (characters) => {
    const run = normalize(characters);
    for (const word of run.length > maxRunLength ? [] : glossaryWords)
      for (let start = 0; start + word.length <= run.length; start++) {
        const typed = run.slice(start, start + word.length);
        if (isTypo(typed, word)) return run.replace(typed, word);
      }
    return run;
  });
}

/**
 * Decides by the order in which browsers sort Chinese, which is by sound: characters that sound
 * alike are close to each other among those of the site. A table of sounds would weigh more than
 * most of the engine. Browsers that cannot sort Chinese have no homophones. `characters` is called
 * with the first question.
 */
export function createSoundAlike(
  characters: () => readonly string[],
): Corpus['soundAlike'] {
  const { compare } = new Intl.Collator('zh');
  let all: readonly string[] | undefined;
  const positionOf = memoize((character: string) => {
    all ??= characters();
    return all.filter((other) => compare(other, character) < 0).length;
  });
  return (one, other) => Math.abs(positionOf(one) - positionOf(other)) <= maxHomophones;
}
