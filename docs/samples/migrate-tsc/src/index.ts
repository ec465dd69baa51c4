import { linesOf } from './lines.js';

/** How many lines a text has, and the longest of them. */
export interface LineStats {
  readonly count: number;
  readonly longest: string;
}

export function lineStats(text: string): LineStats {
  const lines = linesOf(text);
  const longest = lines.reduce(
    (a, b) => (b.length > a.length ? b : a),
    '',
  );
  return { count: lines.length, longest };
}
