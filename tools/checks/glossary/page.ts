import type { Term } from '@site/glossary';
import type { Finding } from '@site/pages/findings';
import { inEachLanguage, type Page, partialsOf } from '@site/pages/page';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** The glossary's data, from the root of the repository. */
export const termsName = 'docs/shared/glossary/terms.json';

/**
 * Compares the glossary pages with the glossary's data: the same terms in the same order under the
 * same headings, in the same words, each with its link to a page that exists. `pages` must hold the
 * partials, too.
 */
export function glossaryPage(terms: readonly Term[], pages: readonly Page[]): Finding[] {
  const routes = new Set(pages.map(({ route }) => route));
  return [
    ...terms
      .filter(({ see }) => !routes.has(see.replace(/#.*$/, '')))
      .map(({ id, see }) => {
        const what = `“${id}” points at ${see}, which is not a page.`;
        return finding(termsName, 0, what, 'Name the page that says more about it.');
      }),
    ...inEachLanguage('/guide/start/glossary', pages, (page) =>
      comparePage(terms, page, entriesOf(page, pages)),
    ),
  ];
}

function comparePage(
  terms: readonly Term[],
  page: Page,
  entries: readonly Entry[],
): Finding[] {
  const known = new Set(terms.map(({ id }) => id));
  const shown = entries.filter(({ id }) => known.has(id));
  return [
    ...entries
      .filter(({ id }) => !known.has(id))
      .map(({ id, line }) => {
        const what = `“${id}” is not in ${termsName}.`;
        return finding(page.file, line, what, 'Add it there, or remove it here.');
      }),
    ...compareOrder(terms, shown, page),
    ...terms.flatMap((term) => {
      const entry = shown.find(({ id }) => id === term.id);
      if (entry) return compareTerm(term, entry, page);
      const todo = `Add it under the heading {#${term.group}}, or remove it from ${termsName}.`;
      return finding(page.file, 0, `“${term.id}” is missing.`, todo);
    }),
  ];
}

function compareTerm(term: Term, entry: Entry, page: Page): Finding[] {
  const { term: name, definition } = term[page.language];
  const fields = [
    ['heading', name, entry.term],
    ['definition', definition, entry.definition],
    ['link in the last paragraph', term.see, entry.see],
    ['group', term.group, entry.group],
  ] as const;
  return fields
    .filter(([, expected, actual]) => expected !== actual)
    .map(([field, expected, actual]) => {
      const what = `The ${field} of “${term.id}” is “${actual}”, in the data “${expected}”.`;
      return finding(
        page.file,
        entry.line,
        what,
        `Decide which is right and copy it: here or in ${termsName}.`,
      );
    });
}

function compareOrder(
  terms: readonly Term[],
  shown: readonly Entry[],
  page: Page,
): Finding[] {
  const expected = terms.filter(({ id }) => shown.some((entry) => entry.id === id));
  const index = shown.findIndex(({ id }, place) => id !== expected[place]?.id);
  const entry = shown[index];
  if (!entry) return [];
  const what = `“${entry.id}” is where ${termsName} has “${expected[index]?.id}”.`;
  return [finding(page.file, entry.line, what, 'Put both into the same order.')];
}

function finding(file: string, line: number, what: string, todo: string): Finding {
  const why = 'Search answers from the data, and readers read the page.';
  return { file, line, what, why, todo };
}

/** A term as a glossary page shows it: a third-level heading with what follows it. */
interface Entry {
  id: string;
  term: string;
  /** Id of the second-level heading above it. */
  group: string;
  /** All paragraphs but the last, as written, with the text of a partial in place of its tag. */
  definition: string;
  /** Target of the last link in the last paragraph. */
  see: string;
  line: number;
}

function entriesOf(page: Page, pages: readonly Page[]): Entry[] {
  const { children } = page.tree;
  const lines = page.source.split('\n');
  const partials = new Map(
    [...partialsOf(page)].map(([name, file]) => [
      name,
      pages.find((one) => one.file === file)?.source.trim() ?? '',
    ]),
  );
  const textOf = ({ position, ...node }: RootContent) =>
    node.type === 'mdxJsxFlowElement' && 'name' in node
      ? (partials.get(node.name ?? '') ?? '')
      : lines.slice((position?.start.line ?? 1) - 1, position?.end.line).join('\n');
  return page.headings
    .filter(({ depth }) => depth === 3)
    .map(({ id, text, line }) => {
      const start = children.findIndex((node) => node.position?.start.line === line) + 1;
      const length = children.slice(start).findIndex(({ type }) => type === 'heading');
      const body = children.slice(start, length === -1 ? undefined : start + length);
      const above = page.headings.findLast((one) => one.depth === 2 && one.line < line);
      return {
        id,
        term: text,
        group: above?.id ?? '',
        definition: body.slice(0, -1).map(textOf).join('\n\n'),
        see: lastLink(body.at(-1)),
        line,
      };
    });
}

function lastLink(node: RootContent | undefined): string {
  const targets: string[] = [];
  if (node) visit(node, 'link', ({ url }) => void targets.push(url));
  return targets.at(-1) ?? '';
}
