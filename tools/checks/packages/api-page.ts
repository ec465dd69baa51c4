import type { Facts } from '@site/facts/facts';
import { type Finding, findingsWith } from '@site/mdx/findings';
import { inEachLanguage, type Page } from '@site/mdx/page';

const finding = findingsWith(
  'Readers take the two tables for everything that they can import from @rslib/core.',
  'Give each export a row in both languages, and remove the others.',
);

/**
 * Compares the tables of the page about the JavaScript API with the exports of the installed
 * package: those under `{#values}` and `{#types}` have a row for each export, and no other.
 */
export function apiPage(exported: Facts['exports'], pages: readonly Page[]): Finding[] {
  return inEachLanguage('/guide/advanced/javascript-api', pages, (page) => [
    ...compareRows(page, 'values', exported.values),
    ...compareRows(page, 'types', exported.types),
  ]);
}

function compareRows(page: Page, id: string, names: readonly string[]): Finding[] {
  const heading = page.headings.find((one) => one.id === id);
  if (!heading) return [finding(page.file, `There is no heading “#${id}”.`)];
  const next = page.headings.find(({ line }) => line > heading.line)?.line ?? Infinity;
  const rows = page.source.split('\n').flatMap((text, index) => {
    const name = /^\|\s*\[?`(\w+)`/.exec(text)?.[1];
    const line = index + 1;
    return name && line > heading.line && line < next ? [{ name, line }] : [];
  });
  return [
    ...names
      .filter((name) => !rows.some((row) => row.name === name))
      .map((name) =>
        finding(page.file, `The table “#${id}” has no row for “${name}”.`, heading.line),
      ),
    ...rows
      .filter(({ name }) => !names.includes(name))
      .map(({ name, line }) =>
        finding(page.file, `“${name}” in “#${id}” is not exported.`, line),
      ),
  ];
}
