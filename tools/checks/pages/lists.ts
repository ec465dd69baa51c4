import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Language } from '@site/mdx/language';
import { inEachLanguage, type Page } from '@site/mdx/page';

/** A page that lists the entries of a data file, each as a heading with a tag below. */
interface ListPage {
  /** Without language. */
  readonly route: string;
  /** The name of the tag, which shows the text of the entry with its id. */
  readonly tag: string;
  /** What it lists; the ids are anchors, the names headings. */
  readonly entries: readonly ({ readonly id: string } & Readonly<
    Record<Language, string>
  >)[];
}

const finding = findingsWith(
  'Other pages link to the entries, and search finds them by their headings.',
  'Write the heading with its id and the tag below, in the order of the data.',
);

/** Compares a page with the data that it lists, in both languages; finds the first difference. */
export function listPage(
  { route, tag, entries }: ListPage,
  pages: readonly Page[],
): Finding[] {
  return inEachLanguage(route, pages, ({ file, language, headings, components }) => {
    const shown = components
      .filter(({ name }) => name === tag)
      .map((one) => {
        const { text, id } = headings.findLast(({ line }) => line < one.line) ?? {};
        return { line: one.line, written: `${text} {#${id}} ${one.tag}` };
      });
    const wanted = entries.map((entry) => {
      return `${entry[language]} {#${entry.id}} <${tag} id="${entry.id}" />`;
    });
    const length = Math.max(shown.length, wanted.length);
    const place = Array.from({ length }).findIndex(
      (_, index) => shown[index]?.written !== wanted[index],
    );
    if (place === -1) return [];
    const [written = 'missing', right = 'nothing'] = [
      shown[place]?.written,
      wanted[place],
    ];
    const what = `Entry ${place + 1} is “${written}”, in the data “${right}”.`;
    return [finding(file, what, shown[place]?.line)];
  });
}
