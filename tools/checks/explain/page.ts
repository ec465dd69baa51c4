import type { Note } from '@site/notes/browser/data/note';
import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { inEachLanguage } from '@site/pages/page';

/** Components that put a note in their place. */
const tag = /^<Explained id="([^"]+)" \/>$/;

/**
 * Compares the page that lists all notes, `route`, with the notes, in both languages: each note
 * has a heading with its id and its first name, and the note below it, in the order of the data.
 */
export function notesPage(
  notes: readonly Note[],
  route: string,
  pages: readonly Page[],
): Finding[] {
  return inEachLanguage(
    route,
    pages,
    (page) => [
      ...missing(notes, page),
      ...superfluous(notes, page),
      ...order(notes, page),
    ],
    (file) => finding(file, 0, 'The page is missing.'),
  );
}

function missing(notes: readonly Note[], page: Page): Finding[] {
  return notes.flatMap(({ id, names }) => {
    const heading = page.headings.find((one) => one.id === id);
    if (!heading)
      return [finding(page.file, 0, `No heading has the id of the note “${id}”.`)];
    const [name = ''] = names;
    return heading.text.includes(name)
      ? []
      : [finding(page.file, heading.line, `The heading “${id}” lacks ${name}.`)];
  });
}

function superfluous(notes: readonly Note[], page: Page): Finding[] {
  return shownIn(page)
    .filter(({ id }) => notes.every((note) => note.id !== id))
    .map(({ id, line }) => finding(page.file, line, `There is no note “${id}”.`));
}

function order(notes: readonly Note[], page: Page): Finding[] {
  const shown = shownIn(page);
  const place = notes.findIndex(({ id }, index) => shown[index]?.id !== id);
  if (place < 0 || shown.some(({ id }) => notes.every((note) => note.id !== id)))
    return [];
  const { id = '', line = 0 } = shown[place] ?? {};
  const what = `Note ${place + 1} is “${id}”, not “${notes[place]?.id}”.`;
  return [finding(page.file, line, what)];
}

function shownIn({ components }: Page): { id: string; line: number }[] {
  return components.flatMap((one) => {
    const id = tag.exec(one.tag)?.[1];
    return id === undefined ? [] : [{ id, line: one.line }];
  });
}

function finding(file: string, line: number, what: string): Finding {
  return {
    file,
    line,
    what,
    why: 'Notes below emitted files link to this page, and search finds helpers by its headings.',
    todo: 'Write “### `name` {#id}” and <Explained id="…" /> below it, in the order of packages/notes/src/browser/data/notes.ts.',
  };
}
