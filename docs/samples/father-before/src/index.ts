import { lines } from './lines';

/** The length of the longest line. */
export const longest = (text: string): number =>
  lines(text).reduce(
    (most, line) => Math.max(most, line.length),
    0,
  );
