import type { ShownFile } from './read.ts';

const begins = /^\s*(?:var|let|const) __webpack_(?:require__|modules__|module_cache__)\b/;
const ends = /^\s*(?:var|let|const) __webpack_exports__\b/;

/** Fewer lines are read sooner than a label that stands for them. */
const fewest = 6;

/**
 * The lines of an emitted file that are the bundler's runtime rather than the library, as first and
 * last line counted from 1, up to where the exports begin. Lines that the page highlights are left
 * out with those before them. `undefined` where there is no runtime worth folding.
 */
export function runtimeOf(file: ShownFile): { from: number; to: number } | undefined {
  if (file.role !== 'output' || file.diff) return undefined;
  const start = file.lines.findIndex((line) => begins.test(line));
  const length = file.lines.slice(start + 1).findIndex((line) => ends.test(line));
  if (start < 0 || length < 0) return undefined;
  const to = start + 1 + length;
  const marked = markedLines(file).filter((line) => line <= to);
  const from = Math.max(start, ...marked) + 1;
  return to - from + 1 < fewest ? undefined : { from, to };
}

function markedLines({ highlight = '' }: ShownFile): number[] {
  return highlight.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
