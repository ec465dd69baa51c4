import { inlineCode } from '@site/mdx/fence';
import { fill } from '@site/mdx/fill';
import type { Language } from '@site/mdx/language';
import type { ShownFile } from '@site/samples/build/shown-files';
import type { NotesBelow, SampleView } from '@site/samples/build/view';
import labels from '../browser/labels.json' with { type: 'json' };
import {
  displayName,
  findNotes,
  noteMarkdown,
  ofOtherTools,
  ofRslib,
} from '../browser/notes.ts';
import { type Note, notesRoute } from '../format/note.ts';

/** The notes below an emitted file. */
interface FileNotes {
  /** Notes that the page has not shown before. */
  readonly first: readonly Note[];
  /** Notes that are further up on the page; these are only linked. */
  readonly repeated: readonly Note[];
  /** The content of the file. */
  readonly text: string;
}

/**
 * The notes on each file of a sample as lines of Markdown, in the order of its files. `shown` holds
 * the ids of the notes that are on the page already; new ones are added to it. Only emitted
 * JavaScript has notes. The Markdown edition links to each note once a page.
 */
export const notesBelow: NotesBelow = (view, language, shown) =>
  view.files.map((file) => {
    const text = file.lines.join('\n');
    const among = isOfOtherTool(file.path, view) ? ofOtherTools : ofRslib;
    const found = isEmittedCode(file) ? findNotes(text, view.inputText, among) : [];
    const first = found.filter(({ id }) => !shown.has(id));
    for (const { id } of first) shown.add(id);
    const repeated = found.filter((note) => !first.includes(note));
    const sorted = { first, repeated, text };
    return view.edition
      ? fileNotesLinks(sorted, language)
      : fileNotesMarkdown(sorted, language);
  });

/**
 * Whether another tool wrote an emitted file: no command runs Rslib, or the file is in the folder
 * of `dist` that is named after another command, `dist/tsup`.
 */
function isOfOtherTool(path: string, { manifest }: SampleView): boolean {
  const programs = manifest.commands.map(([program = '']) => program);
  if (!programs.some((program) => ['rslib', 'node'].includes(program))) return true;
  const [, folder = ''] = path.split('/');
  return folder !== 'rslib' && programs.includes(folder);
}

function isEmittedCode({ role, diff, path, elsewhere }: ShownFile): boolean {
  return role === 'output' && !diff && !elsewhere && /\.(?:[cm]?js|jsx)$/.test(path);
}

/** The notes on a file as lines of Markdown; none if there are no notes. */
function fileNotesMarkdown(
  { first, repeated, text }: FileNotes,
  language: Language,
): string[] {
  if (first.length === 0 && repeated.length === 0) return [];
  const { title, repeated: references, list, item } = labels[language];
  const link = (note: Note) => noteLink(note, text);
  const names = repeated.map(link).join(list);
  return [
    `<Sample.Notes title={${JSON.stringify(title)}}>`,
    '',
    ...first.map((note) => {
      const values = { name: link(note), text: noteMarkdown(note, language, text) };
      return `- ${fill(item, values)}`;
    }),
    ...(repeated.length > 0 ? ['', fill(references, { names })] : []),
    '',
    '</Sample.Notes>',
    '',
  ];
}

/** The first links to the notes on a file, as a line of Markdown. */
function fileNotesLinks({ first, text }: FileNotes, language: Language): string[] {
  if (first.length === 0) return [];
  const { title, list } = labels[language];
  return [`${title} ${first.map((note) => noteLink(note, text)).join(list)}`, ''];
}

function noteLink(note: Note, text: string): string {
  return `[${inlineCode(displayName(note, text))}](${notesRoute}#${note.id})`;
}
