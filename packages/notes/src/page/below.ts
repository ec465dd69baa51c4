import { fill } from '@site/pages/fill';
import type { Language } from '@site/pages/language';
import type { ShownFile } from '@site/samples/page/shown-files';
import type { SampleView } from '@site/samples/page/view';
import type { Note } from '../browser/data/note.ts';
import { notesIn } from '../browser/data/notesIn.ts';
import { noteText } from '../browser/data/text.ts';
import labels from '../browser/labels.json' with { type: 'json' };
import { noteLink } from './text.ts';

/** The notes below an emitted file: those that a page has not told yet, and the others. */
export interface FileNotes {
  readonly fresh: readonly Note[];
  readonly told: readonly Note[];
  /** The file. */
  readonly text: string;
}

/**
 * The notes on the emitted files of a sample, in the order of `view.files`. `told` holds the ids of
 * the notes that stand further up on the page, and takes in those that are fresh. Sources, files
 * that are no JavaScript and differences have none.
 */
export function notesOf(view: SampleView, told: Set<string>): FileNotes[] {
  return view.files.map((file) => {
    const text = file.lines.join('\n');
    const found = isCode(file) ? notesIn(text, view.inputText) : [];
    const fresh = found.filter(({ id }) => !told.has(id));
    for (const { id } of fresh) told.add(id);
    return { fresh, told: found.filter((note) => !fresh.includes(note)), text };
  });
}

/** The notes of a file as lines of Markdown; none where it has none. */
export function belowFile(
  { fresh, told, text }: FileNotes,
  language: Language,
): string[] {
  if (fresh.length === 0 && told.length === 0) return [];
  const { notes, told: refers, list, item } = labels[language];
  const names = told.map((note) => noteLink(note, text)).join(list);
  return [
    `<Sample.Notes title={${JSON.stringify(notes)}}>`,
    '',
    ...fresh.map((note) => {
      const says = noteText(note, language);
      return `- ${fill(item, { name: noteLink(note, text), text: says })}`;
    }),
    ...(told.length > 0 ? ['', fill(refers, { names })] : []),
    '',
    '</Sample.Notes>',
    '',
  ];
}

function isCode({ role, diff, path }: ShownFile): boolean {
  return role === 'output' && !diff && /\.(?:[cm]?js|jsx)$/.test(path);
}
