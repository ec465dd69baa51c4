import type { Note } from './note.ts';
import { notes } from './notes.ts';

/**
 * The notes on what stands in `text`, an emitted JavaScript file, and not in `written`, the texts
 * of the sources that it was made from, in the order of the page about them. Without `written` a
 * note is also given for what the author wrote in the same words.
 */
export function notesIn(
  text: string,
  written = '',
  among: readonly Note[] = notes,
): Note[] {
  const source = plain(written);
  return among.filter(({ find }) => {
    const everywhere = new RegExp(find, `${find.flags}g`);
    return [...text.matchAll(everywhere)].some(
      ([match]) => !source.includes(plain(match)),
    );
  });
}

/** Builds write quotation marks of their own choice. */
function plain(text: string): string {
  return text.replaceAll("'", '"');
}
