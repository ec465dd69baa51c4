import path from 'node:path';
import { inlineCode } from '@site/pages/fence';
import { fill } from '@site/pages/fill';
import { FindingsError, nearest } from '@site/pages/findings';
import { type Language, languageOf } from '@site/pages/language';
import { repository } from '@site/pages/repository';
import { docsRepository } from '@site/settings';
import type { Note } from '../browser/data/note.ts';
import { notes } from '../browser/data/notes.ts';
import { noteText } from '../browser/data/text.ts';
import labels from '../browser/labels.json' with { type: 'json' };
import { samplesOf } from './text.ts';

/** A note in the source of a page. */
export const tag = /^<Explained id="([^"]*)" \/>$/gm;

/**
 * Puts Markdown in the place of every `<Explained id="…" />` of a page. `file` is the page's
 * absolute path; it decides the language. Throws a `FindingsError` for an id that no note has.
 */
export function expandNotes(source: string, file: string): string {
  const page = path.relative(repository, file).replaceAll('\\', '/');
  return source.replaceAll(tag, (_all, id: string, offset: number) => {
    const note = notes.find((one) => one.id === id);
    if (note) return noteLines(note, languageOf(page)).join('\n');
    const ids = notes.map((one) => one.id);
    throw new FindingsError([
      {
        file: page,
        line: source.slice(0, offset).split('\n').length,
        what: `There is no note “${id}”.`,
        why: 'The page lists what packages/notes/src/browser/data says, and nothing else.',
        todo: `Nearest: ${nearest(id, ids).join(', ')}.`,
      },
    ]);
  });
}

/** A note as lines of Markdown, as it stands below its heading. */
export function noteLines(note: Note, language: Language): string[] {
  const words = labels[language];
  const others = note.names.slice(1).map(inlineCode).join(words.list);
  const samples = samplesOf(note).map(sampleLink).join(words.and);
  return [
    noteText(note, language),
    ...(others === '' ? [] : ['', fill(words.others, { names: others })]),
    ...(samples === '' ? [] : ['', fill(words.seen, { samples })]),
  ];
}

function sampleLink(id: string): string {
  const href = `${docsRepository.replace('/edit/', '/tree/')}/samples/${id}`;
  return `[${inlineCode(id)}](${href})`;
}
