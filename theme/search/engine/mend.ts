import { isIdle } from './idle';

/** What tells whether Chinese text is a slip: what the site says, and which words mean something to its search. */
export interface Said {
  /** Words that are right wherever they stand: the texts of the glossary that are Chinese alone. */
  readonly words: readonly string[];
  /** In how many sections two characters stand next to each other. */
  readonly countOf: (pair: string) => number;
  /** In how many sections a text stands. */
  readonly sectionsWith: (text: string) => number;
  /** The characters that the site has behind one. */
  readonly behind: (character: string) => readonly string[];
}

/** A longer run is a sentence, in which a slip matters little. */
const longest = 24;

/** A place in a run where a character may be wrong. */
interface Place {
  readonly at: number;
  /** Whether it stands so next to every neighbour as nowhere on the site, and is no part of a longer word. */
  readonly isAlone: boolean;
}

/**
 * Unspaced text with one wrong character put right, as `静态资原` to `静态资源`, or as it was. A character may be wrong where the
 * site never has it next to its neighbour; the right one makes a word of the glossary, or what the site says more than once.
 * `words` are the words into which the browser cuts the run. Text of two characters is put right where `isWhole`: where nothing
 * else was asked but idle words, so that a word that the site does not have stays itself beside others.
 */
export function mend(
  run: string,
  words: readonly string[],
  said: Said,
  isWhole: boolean,
): string {
  if (run.length > longest) return run;
  const places = doubtfulPlaces(run, words, said);
  if (places.length === 0) return run;
  return (
    fromWords(run, words, places, said, isWhole) ?? fromSite(run, places, said) ?? run
  );
}

function doubtfulPlaces(
  run: string,
  segments: readonly string[],
  { words, countOf }: Said,
): Place[] {
  const right = new Set<number>();
  for (const word of words) {
    for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + 1))
      for (let place = at; place < at + word.length; place++) right.add(place);
  }
  const lengths = segments.flatMap((word) =>
    [...word].map(() => (isIdle(word) && word.length > 1 ? 0 : word.length)),
  );
  const isUnsaid = (at: number) =>
    lengths[at] !== 0 &&
    lengths[at + 1] !== 0 &&
    at >= 0 &&
    at + 1 < run.length &&
    countOf(run.slice(at, at + 2)) === 0;
  const isSaid = (at: number) => at >= 0 && at + 1 < run.length && !isUnsaid(at);
  return Array.from({ length: run.length }, (_, at) => at)
    .filter((at) => !right.has(at) && lengths[at] !== 0 && !isIdle(run.charAt(at)))
    .filter((at) => isUnsaid(at - 1) || isUnsaid(at))
    .map((at) => ({ at, isAlone: lengths[at] === 1 && !isSaid(at - 1) && !isSaid(at) }));
}

/** The run with the longest word of the glossary from which a doubtful place alone keeps it, at the ends of words. */
function fromWords(
  run: string,
  segments: readonly string[],
  places: readonly Place[],
  said: Said,
  isWhole: boolean,
): string | undefined {
  const ends = new Set([0]);
  let end = 0;
  for (const segment of segments) {
    end += segment.length;
    ends.add(end);
  }
  const telling = segments.filter((segment) => !isIdle(segment)).join('');
  const isShort = isWhole && telling.length === 2;
  for (const word of [...said.words].sort((a, b) => b.length - a.length)) {
    if (word.length < 2 || (word.length === 2 && !isShort)) continue;
    for (let at = 0; at + word.length <= run.length; at++) {
      if (!ends.has(at) || !ends.has(at + word.length)) continue;
      const differing = [...word].flatMap((one, index) =>
        run[at + index] === one ? [] : [at + index],
      );
      if (differing.length === 1 && places.some((place) => place.at === differing[0]))
        return run.slice(0, at) + word + run.slice(at + word.length);
    }
  }
  return undefined;
}

/** The run with the character that the site has most often, more than once, between those around it. */
function fromSite(
  run: string,
  places: readonly Place[],
  { sectionsWith, behind: charactersBehind, countOf }: Said,
): string | undefined {
  if (run.length < 3) return undefined;
  let best = { text: '', count: 1 };
  for (const { at, isAlone } of places) {
    const isLast = at === run.length - 1;
    if (!isAlone || at === 0 || (isLast && run.length < 4)) continue;
    const behind = run[at + 1] ?? '';
    const start = Math.max(0, Math.min(at - 1, run.length - 3));
    for (const character of charactersBehind(run.charAt(at - 1))) {
      if (isIdle(character) || (behind !== '' && countOf(character + behind) === 0))
        continue;
      const text = run.slice(0, at) + character + run.slice(at + 1);
      const count = sectionsWith(text.slice(start, start + 3));
      if (count > best.count) best = { text, count };
    }
  }
  return best.text === '' ? undefined : best.text;
}
