import type { Segment } from './query';

/**
 * Cuts Chinese text into words as the browser knows them. `undefined` where it does not, as in older ones; then pairs of
 * characters have to do.
 */
export function segmenter(lang: string): Segment | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  const words = new Intl.Segmenter(lang, { granularity: 'word' });
  return (run) => [...words.segment(run)].map(({ segment }) => segment);
}
