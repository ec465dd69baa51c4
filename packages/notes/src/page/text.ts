import { inlineCode } from '@site/pages/fence';
import { nameIn } from '../browser/data/nameIn.ts';
import type { Note } from '../browser/data/note.ts';
import { notesRoute } from '../browser/data/route.ts';

/** The samples that show what a note says of its options; empty where no option bears on it. */
export function samplesOf({ changes }: Note): string[] {
  return [...new Set(changes.flatMap(({ from, to }) => [from, to].map(sampleOf)))];
}

/** What `text` has of the helper of a note, as code, linked to the page that lists all notes. */
export function noteLink(note: Note, text: string): string {
  return `[${inlineCode(nameIn(note, text))}](${notesRoute}#${note.id})`;
}

function sampleOf(file: string): string {
  return file.slice(0, file.indexOf('/'));
}
