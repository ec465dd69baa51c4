import type { Segment } from './query';

/**
 * Cuts Chinese text into words as the browser knows them. `undefined` where it does not, as in
 * older ones; then pairs of characters have to do.
 */
export function segmenter(lang: string): Segment | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  // Making one takes as long as some queries, and most of those in English need none.
  let words: Intl.Segmenter | undefined;
  return (run) => {
    words ??= new Intl.Segmenter(lang, { granularity: 'word' });
    return [...words.segment(run)].map(({ segment }) => segment);
  };
}
