import type { Note } from '@site/notes/note';
import { type Finding, findingsWith } from '@site/pages/findings';
import { inEachLanguage, type Page } from '@site/pages/page';

const finding = findingsWith(
  'Notes below emitted files link to this page, and search finds helpers by its headings.',
  'Write “### `name` {#id}” and <Explained id="…" /> below, in the order of the data.',
);

/**
 * Compares the page at `route` with the notes, in both languages: each note has a heading with its
 * id and first name, and its text below, in the order of the data.
 */
export function notesPage(
  notes: readonly Note[],
  route: string,
  pages: readonly Page[],
): Finding[] {
  return inEachLanguage(route, pages, (page) => [
    ...compareHeadings(notes, page),
    ...compareNotes(notes, page),
  ]);
}

function compareHeadings(notes: readonly Note[], { file, headings }: Page): Finding[] {
  return notes.flatMap(({ id, names: [name = ''] }) => {
    const heading = headings.find((one) => one.id === id);
    if (!heading) return finding(file, `No heading has the id of the note “${id}”.`);
    if (heading.text.includes(name)) return [];
    return finding(file, `The heading “${id}” lacks ${name}.`, heading.line);
  });
}

function compareNotes(notes: readonly Note[], { file, components }: Page): Finding[] {
  const shown = components.flatMap(({ tag, line }) => {
    const id = /^<Explained id="([^"]+)" \/>$/.exec(tag)?.[1];
    return id === undefined ? [] : [{ id, line }];
  });
  const unknown = shown.filter(({ id }) => notes.every((note) => note.id !== id));
  if (unknown.length > 0)
    return unknown.map(({ id, line }) =>
      finding(file, `There is no note “${id}”.`, line),
    );
  const index = notes.findIndex(({ id }, place) => shown[place]?.id !== id);
  if (index < 0) return [];
  const { id = '', line = 0 } = shown[index] ?? {};
  const what = `Note ${index + 1} is “${id}”, not “${notes[index]?.id}”.`;
  return [finding(file, what, line)];
}
