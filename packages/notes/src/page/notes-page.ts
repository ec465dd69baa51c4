import { inlineCode } from '@site/pages/fence';
import { fill } from '@site/pages/fill';
import { FindingsError, nearest } from '@site/pages/findings';
import { type Language, languageOf } from '@site/pages/language';
import { lineAt, pathInRepository } from '@site/pages/repository';
import { docsRepository } from '@site/settings';
import labels from '../browser/labels.json' with { type: 'json' };
import type { Note } from '../browser/note.ts';
import { noteMarkdown, notes } from '../browser/notes.ts';

const tag = /^<Explained id="([^"]*)" \/>$/gm;

/**
 * Replaces every `<Explained id="…" />` of a page with Markdown. `file` is the page's absolute
 * path, which decides the language. Throws a `FindingsError` for an unknown id.
 */
export function expandNotes(source: string, file: string): string {
  const page = pathInRepository(file);
  return source.replaceAll(tag, (_all, id: string, offset: number) => {
    const note = notes.find((one) => one.id === id);
    if (note) return noteLines(note, languageOf(page)).join('\n');
    const ids = notes.map((one) => one.id);
    throw new FindingsError([
      {
        file: page,
        line: lineAt(source, offset),
        what: `There is no note “${id}”.`,
        why: 'The page can only show notes from packages/notes/src/browser/data.',
        todo: `Nearest: ${nearest(id, ids).join(', ')}.`,
      },
    ]);
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
