import type { Term } from '@site/glossary';
import { type Finding, findingsWith } from '@site/pages/findings';
import { inEachLanguage, type Page, partialsOf } from '@site/pages/page';

/** The glossary's data, from the root of the repository. */
export const termsName = 'docs/shared/glossary/terms.json';

const finding = findingsWith(
  'Search answers from the data, and readers read the page.',
  `Decide which is right and copy it: to the page, in both languages, or to ${termsName}.`,
);

/**
 * Compares the glossary pages with the glossary's data: the same terms in the same order below the
 * headings of their groups, in the same words, each with its link. `pages` must hold the partials,
 * too.
 */
export function glossaryPage(terms: readonly Term[], pages: readonly Page[]): Finding[] {
  return inEachLanguage('/guide/start/glossary', pages, (page) => [
    ...compareHeadings(terms, page),
    ...terms.flatMap((term) => compareTerm(term, page, pages)),
  ]);
}

/** The first heading that differs; it shifts all that follow. */
function compareHeadings(terms: readonly Term[], { file, headings }: Page): Finding[] {
  const wanted = terms.flatMap(({ id, group }, index) =>
    group === terms[index - 1]?.group ? [id] : [group, id],
  );
  const shown = headings.filter(({ depth }) => depth > 1);
  const length = Math.max(wanted.length, shown.length);
  for (let index = 0; index < length; index++) {
    const [id, heading] = [wanted[index], shown[index]];
    if (heading?.id === id) continue;
    const what = `Heading ${index + 1} is “${heading?.id ?? ''}”, in the data “${id ?? ''}”.`;
    return [finding(file, what, heading?.line)];
  }
  return [];
}

function compareTerm(term: Term, page: Page, pages: readonly Page[]): Finding[] {
  const heading = page.headings.find(({ id }) => id === term.id);
  if (!heading) return [];
  const { text, line } = heading;
  const end = page.headings.find((one) => one.line > line)?.line ?? Infinity;
  const body = page.source
    .split('\n')
    .slice(line, end - 1)
    .join('\n')
    .trim();
  // The last paragraph leads to a page.
  const [, definition = '', see = ''] = /^([\s\S]*?)\s*.*\]\((.*)\)$/.exec(body) ?? [];
  const { term: name, definition: wanted } = term[page.language];
  const fields = [
    ['heading', name, text],
    ['definition', wanted, withPartials(definition, page, pages)],
    ['link in the last paragraph', term.see, see],
  ];
  return fields
    .filter(([, expected, actual]) => expected !== actual)
    .map(([field, expected, actual]) => {
      const what = `The ${field} of “${term.id}” is “${actual}”, in the data “${expected}”.`;
      return finding(page.file, what, line);
    });
}

/** With the text of a partial in place of its tag. */
function withPartials(text: string, page: Page, pages: readonly Page[]): string {
  return text.replaceAll(/<(\w+) \/>/g, (_tag, name: string) => {
    const file = partialsOf(page).get(name);
    return pages.find((one) => one.file === file)?.source.trim() ?? '';
  });
}
