import type { Term } from '@site/glossary/terms';
import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { inEachLanguage } from '@site/pages/page';
import { type Entry, entriesOf } from './glossary/entries.ts';

const route = '/guide/start/glossary';
const data = 'docs/shared/glossary/terms.json';
const why =
  'The search answers from the data and readers read the page; where they differ, one of them is wrong.';

/**
 * Compares the glossary pages with the glossary's data: the same terms in the same order under the
 * same groups, in the same words, each with its link to the page that says more, and that page
 * exists. `pages` are all pages of the site, partials included.
 */
export function glossary(terms: readonly Term[], pages: readonly Page[]): Finding[] {
  const routes = new Set(pages.map(({ route }) => route));
  const nowhere = terms.filter(({ see }) => !routes.has(see.replace(/#.*$/, '')));
  return [
    ...nowhere.map((term) => unknownPage(term)),
    ...inEachLanguage(
      route,
      pages,
      (page) => comparePage(terms, page, entriesOf(page, pages)),
      noPage,
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
  const extra = entries.filter(({ id }) => !known.has(id));
  return [
    ...extra.map(({ id, line }) =>
      finding(
        page,
        line,
        `“${id}” is not in ${data}.`,
        `Add it there, or remove it here.`,
      ),
    ),
    ...order(terms, shown, page),
    ...terms.flatMap((term) => {
      const entry = shown.find(({ id }) => id === term.id);
      if (entry) return compareTerm(term, entry, page);
      const todo = `Add it under the heading {#${term.group}}, or remove it from ${data}.`;
      return [finding(page, 0, `“${term.id}” is missing.`, todo)];
    }),
  ];
}

function compareTerm(term: Term, entry: Entry, page: Page): Finding[] {
  const wording = term[page.language];
  const fields = [
    ['heading', wording.term, entry.term],
    ['definition', wording.definition, entry.definition],
    ['link in the last paragraph', term.see, entry.see],
    ['group', term.group, entry.group],
  ] as const;
  return fields
    .filter(([, expected, found]) => expected !== found)
    .map(([field, expected, found]) => {
      const what = `The ${field} of “${term.id}” is “${found}”, but “${expected}” in ${data}.`;
      return finding(page, entry.line, what, 'Decide which one is right and copy it.');
    });
}

function order(terms: readonly Term[], shown: readonly Entry[], page: Page): Finding[] {
  const expected = terms.filter(({ id }) => shown.some((entry) => entry.id === id));
  const at = shown.findIndex(({ id }, index) => id !== expected[index]?.id);
  const entry = shown[at];
  if (!entry) return [];
  const what = `“${entry.id}” stands where ${data} has “${expected[at]?.id}”.`;
  return [finding(page, entry.line, what, 'Bring both into the same order.')];
}

function finding(page: Page, line: number, what: string, todo: string): Finding {
  return { file: page.file, line, what, why, todo };
}

function noPage(file: string): Finding {
  return {
    file,
    line: 0,
    what: 'The glossary page does not exist.',
    why,
    todo: 'Write it.',
  };
}

function unknownPage({ id, see }: Term): Finding {
  return {
    file: data,
    line: 0,
    what: `“${id}” points at ${see}, which is no page.`,
    why: 'A definition is short because the page it names says the rest.',
    todo: 'Name the page that says more about it.',
  };
}
