import { nameIn } from './nameIn.ts';
import { notesIn } from './notesIn.ts';
import { type NoteLanguage, noteText } from './text.ts';

/** What a reader is told of a helper. */
export interface Explanation {
  /** Its anchor on the page that lists all notes. */
  readonly id: string;
  /** What the reader sees of it in the code. */
  readonly name: string;
  /** A line of Markdown, as `noteText` gives it. */
  readonly text: string;
}

/** Explains what stands in an emitted JavaScript file and not in `written`, the texts of what it was made from. */
export function explain(
  text: string,
  written: string,
  language: NoteLanguage,
): Explanation[] {
  return notesIn(text, written).map((note) => ({
    id: note.id,
    name: nameIn(note, text),
    text: noteText(note, language),
  }));
}
