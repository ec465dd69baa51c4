import { inlineCode } from '@site/mdx/fence';
import { fill } from '@site/mdx/fill';
import type { Language } from '@site/mdx/language';
import { docsRepository } from '@site/settings';
import labels from '../browser/labels.json' with { type: 'json' };
import { noteMarkdown, notes } from '../browser/notes.ts';
import type { Note } from '../format/note.ts';

/** A note as lines of Markdown: its text, its other names, and the samples that prove it. */
export function noteLines(id: string, language: Language): string[] {
  const note = notes.find((one) => one.id === id);
  if (!note) throw new Error(`There is no note ${id}.`);
  const { list, others, seen } = labels[language];
  const names = note.names.slice(1).map(inlineCode).join(list);
  const samples = enumerated(samplesOf(note).map(sampleLink), language);
  return [
    noteMarkdown(note, language),
    ...(names === '' ? [] : ['', fill(others, { names })]),
    ...(samples === '' ? [] : ['', fill(seen, { samples })]),
  ];
}

/** Commas and one “and”: `a, b, and c`; in Chinese `a、b 和 c`. */
function enumerated(items: readonly string[], language: Language): string {
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(
    items,
  );
  return parts.map(({ value }) => (value === '和' ? ' 和 ' : value)).join('');
}

function samplesOf({ changes }: Note): string[] {
  const files = changes.flatMap(({ from, to }) => [from, to]);
  return [...new Set(files.map((file) => file.slice(0, file.indexOf('/'))))];
}

function sampleLink(id: string): string {
  const href = `${docsRepository.replace('/edit/', '/tree/')}/samples/${id}`;
  return `[${inlineCode(id)}](${href})`;
}
