import { inlineCode } from '@site/pages/fence';
import { fill } from '@site/pages/fill';
import type { Language } from '@site/pages/language';
import { replaceNames } from '@site/pages/tags';
import { docsRepository } from '@site/settings';
import labels from '../browser/labels.json' with { type: 'json' };
import type { Note } from '../browser/note.ts';
import { noteMarkdown, notes } from '../browser/notes.ts';

const byId = new Map(notes.map((note) => [note.id, note]));

/**
 * Replaces every `<Explained id="…" />` of a page with Markdown. `file` is the page's absolute
 * path, which decides the language. Throws a `FindingsError` for an unknown id.
 */
export function expandNotes(source: string, file: string): string {
  const tag = {
    tag: 'Explained',
    attribute: 'id',
    known: [...byId.keys()],
    noun: 'note',
    why: 'The page can only show notes from packages/notes/src/browser/data.',
  };
  return replaceNames(source, file, tag, (id, language) => {
    const note = byId.get(id);
    return note ? noteLines(note, language) : [];
  });
}

/** A note as lines of Markdown: its text, its other names, and the samples that prove it. */
function noteLines(note: Note, language: Language): string[] {
  const { list, and, others, seen } = labels[language];
  const names = note.names.slice(1).map(inlineCode).join(list);
  const samples = samplesOf(note).map(sampleLink).join(and);
  return [
    noteMarkdown(note, language),
    ...(names === '' ? [] : ['', fill(others, { names })]),
    ...(samples === '' ? [] : ['', fill(seen, { samples })]),
  ];
}

function samplesOf({ changes }: Note): string[] {
  const files = changes.flatMap(({ from, to }) => [from, to]);
  return [...new Set(files.map((file) => file.slice(0, file.indexOf('/'))))];
}

function sampleLink(id: string): string {
  const href = `${docsRepository.replace('/edit/', '/tree/')}/samples/${id}`;
  return `[${inlineCode(id)}](${href})`;
}
