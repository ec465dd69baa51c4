import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { inEachLanguage } from '@site/pages/page';
import type { Exports } from './api/exports.ts';

const route = '/guide/advanced/javascript-api';

/**
 * Compares the tables of the page about the JavaScript API with what the installed package exports:
 * a row for each value under `{#values}`, one for each type under `{#types}`, and none besides.
 */
export function apiPage(exported: Exports, pages: readonly Page[]): Finding[] {
  return inEachLanguage(
    route,
    pages,
    (page) => [
      ...rows(page, 'values', exported.values),
      ...rows(page, 'types', exported.types),
    ],
    (file) => finding(file, 'The page is missing.'),
  );
}

function rows(page: Page, id: string, names: readonly string[]): Finding[] {
  const heading = page.headings.find((one) => one.id === id);
  if (!heading) return [finding(page.file, `There is no heading “#${id}”.`)];
  const next = page.headings.find(({ line }) => line > heading.line);
  const shown = page.source
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ line }) => line > heading.line && line < (next?.line ?? Infinity))
    .flatMap(({ text, line }) => {
      const first = /^\|\s*\[?`(\w+)`/.exec(text)?.[1];
      return first === undefined ? [] : [{ first, line }];
    });
  return [
    ...names
      .filter((one) => !shown.some(({ first }) => first === one))
      .map((one) =>
        finding(page.file, `The table “#${id}” has no row for “${one}”.`, heading.line),
      ),
    ...shown
      .filter(({ first }) => !names.includes(first))
      .map(({ first, line }) =>
        finding(page.file, `“${first}” in “#${id}” is not exported.`, line),
      ),
  ];
}

function finding(file: string, what: string, line = 0): Finding {
  return {
    file,
    line,
    what,
    why: 'Readers take the two tables for all that they can import from @rslib/core.',
    todo: 'Give each export of the installed package a row in both languages, and remove the others.',
  };
}
