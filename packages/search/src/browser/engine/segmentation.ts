/** Splits text without spaces into words. */
export type Segmenter = (run: string) => readonly string[];

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
