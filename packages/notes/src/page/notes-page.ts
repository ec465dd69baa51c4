import { inlineCode } from '@site/pages/fence';
import { fill } from '@site/pages/fill';
import type { Language } from '@site/pages/language';
import { docsRepository } from '@site/settings';
import labels from '../browser/labels.json' with { type: 'json' };
import type { Note } from '../browser/note.ts';
import { noteMarkdown, notes } from '../browser/notes.ts';

/** A note as lines of Markdown: its text, its other names, and the samples that prove it. */
export function noteLines(id: string, language: Language): string[] {
  const note = notes.find((one) => one.id === id);
  if (!note) throw new Error(`There is no note ${id}.`);
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
