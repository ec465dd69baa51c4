import type { Change, Note } from '../../../theme/explain/data/note.ts';
import { notesRoute } from '../../../theme/explain/data/notes.ts';
import labels from '../../../theme/explain/labels.json' with { type: 'json' };
import { inlineCode } from '../samples/fence.ts';
import { fill, type Language } from '../samples/labels.ts';

/** What a note says and what its options do, as one line of Markdown. */
export function noteText(note: Note, language: Language): string {
  const { join, end } = labels[language];
  const does = note.changes.map((change) => changeText(change, language));
  const rest = note.fixed?.[language] ?? does.join(join) + end;
  return `${note[language]}${language === 'zh' ? '' : ' '}${rest}`;
}

/** The samples that show what a note says of its options; empty where no option bears on it. */
export function samplesOf({ changes }: Note): string[] {
  return [...new Set(changes.flatMap(({ from, to }) => [from, to].map(sampleOf)))];
}

/** The names of a note as code, linked to the page that lists all notes. */
export function noteLink({ id, names }: Note): string {
  return `[${inlineCode(names[0] ?? id)}](${notesRoute}#${id})`;
}

function changeText({ does, set, route, gives = '' }: Change, language: Language) {
  const values = { set: `[${inlineCode(set)}](${route})`, gives: inlineCode(gives) };
  return fill(labels[language][does], values);
}

function sampleOf(file: string): string {
  return file.slice(0, file.indexOf('/'));
}
