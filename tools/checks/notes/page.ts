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
  return inEachLanguage(route, pages, ({ file, headings, components }) => {
    const shown = components.filter(({ name }) => name === 'Explained');
    const length = Math.max(notes.length, shown.length);
    const place = Array.from({ length }, (_, index) => index).find(
      (index) => shown[index]?.tag !== `<Explained id="${notes[index]?.id}" />`,
    );
    return [
      ...notes
        .filter(({ id, names: [name = ''] }) =>
          headings.every((one) => one.id !== id || !one.text.includes(name)),
        )
        .map(({ id, names: [name] }) =>
          finding(file, `No heading has the id “${id}” and the name ${name}.`),
        ),
      ...(place === undefined ? [] : [place]).map((index) => {
        const [tag = 'missing', id = 'none'] = [shown[index]?.tag, notes[index]?.id];
        return finding(
          file,
          `Note ${index + 1} is ${tag}, not “${id}”.`,
          shown[index]?.line,
        );
      }),
    ];
  });
}
