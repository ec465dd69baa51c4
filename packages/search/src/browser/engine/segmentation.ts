import { isStopWord } from './tokenize';

/** Splits text without spaces into words. */
export type Segmenter = (run: string) => readonly string[];

/** A word of unspaced text. `core` is the word without a character that was attached to it. */
export interface SegmentedWord {
  readonly text: string;
  readonly core?: string;
}

/** The number of sections that contain two characters next to each other. */
export type CountBigram = (bigram: string) => number;

/**
 * Splits Chinese text with the browser's own dictionary. `undefined` in browsers without
 * `Intl.Segmenter`; bigrams have to do there.
 */
export function createSegmenter(lang: string): Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  // Created on first use: it costs as much as some queries, and most English ones do without it.
  let segmenter: Intl.Segmenter | undefined;
  return (run) => {
    segmenter ??= new Intl.Segmenter(lang, { granularity: 'word' });
    return [...segmenter.segment(run)].map(({ segment }) => segment);
  };
}

/** Characters that connect words and are hardly ever part of one. */
const particles = new Set('的地得了着过吗呢吧啊么嘛是在和与及或有让把被给里报没');

/** Characters that negate the word after them, and mean nothing at the end of a question. */
const negations = new Set('不没别');

/**
 * Joins the single characters into which a browser splits words that it does not know: `组|件|库`
 * is a word and its suffix. Characters belong together where the site has them side by side.
 */
export function joinSegments(
  segments: readonly string[],
  countBigram: CountBigram,
): SegmentedWord[] {
  const words = joinCharacters(segments, countBigram);
  const joined: SegmentedWord[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const previous = joined.at(-1);
    const next = words[index + 1] ?? '';
    if (!isAttachable(word)) {
      joined.push({ text: word });
      continue;
    }
    const canFollow =
      !negations.has(word) && isHost(previous?.text) && previous?.core === undefined;
    const before = canFollow ? countBigram(`${previous?.text.at(-1)}${word}`) : 0;
    const after = isHost(next) ? countBigram(`${word}${next[0]}`) : 0;
    if (previous && before > 0 && before >= after)
      joined[joined.length - 1] = { text: previous.text + word, core: previous.text };
    else if (after > 0) {
      joined.push({ text: word + next, core: next });
      index++;
    } else joined.push({ text: word });
  }
  return joined;
}

function isAttachable(word: string): boolean {
  return word.length === 1 && (!isStopWord(word) || negations.has(word));
}

/** Whether a single character may be attached to a word. */
function isHost(word: string | undefined): boolean {
  return word !== undefined && word.length > 1 && !isStopWord(word);
}

/** Joins neighbouring single characters into words of two, the most frequent pair first. */
function joinCharacters(segments: readonly string[], countBigram: CountBigram): string[] {
  const joined = [...segments];
  for (;;) {
    let best = { count: 0, index: -1 };
    for (let index = 0; index + 1 < joined.length; index++) {
      const pair = joined.slice(index, index + 2);
      const isCandidate =
        pair.every((one) => one.length === 1 && !particles.has(one)) &&
        !pair.every(isStopWord);
      const count = isCandidate ? countBigram(pair.join('')) : 0;
      if (count > best.count) best = { count, index };
    }
    if (best.index < 0) return joined;
    joined.splice(best.index, 2, joined.slice(best.index, best.index + 2).join(''));
  }
}
