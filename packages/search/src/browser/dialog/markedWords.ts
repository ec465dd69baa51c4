import { fold } from '../engine/fold';
import type { Hit } from '../engine/types';

/**
 * The words that are marked in a result, each once, in the form in which texts are compared: `cafe` for a marked `Café`. None is
 * empty, so each of them can be looked for in a page.
 */
export function markedWords({ title, path, statement }: Hit): string[] {
  const words = [title, ...path, statement].flatMap(({ text, marks }) =>
    marks.map(({ start, length }) => fold(text.slice(start, start + length))),
  );
  return [...new Set(words)].filter((word) => word !== '');
}
