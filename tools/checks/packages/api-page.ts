import { type Finding, findingsWith } from '@site/pages/findings';
import { inEachLanguage, type Page } from '@site/pages/page';

const finding = findingsWith(
  'Readers take the two tables for everything that they can import from @rslib/core.',
  'Give each export a row in both languages, and remove the others.',
);

/** Names that a package exports. */
export interface Exports {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/**
 * Reads the exports of a declaration file that only exports: lists, `export * as` and `export
 * declare`. Throws where it finds none, which means that the file has another form.
 */
export function parseExports(declarations: string): Exports {
  const values: string[] = [];
  const types: string[] = [];
  const text = declarations.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, type, list = ''] of text.matchAll(/\bexport (type )?\{([^}]*)\}/g)) {
    for (const entry of list.split(',').map((one) => one.trim())) {
      const name = entry.replace(/^type /, '').replace(/^.+ as /, '');
      if (name !== '') (type || entry.startsWith('type ') ? types : values).push(name);
    }
  }
  for (const [, type, name = ''] of text.matchAll(/\bexport (type )?\* as (\w+)/g))
    (type ? types : values).push(name);
  const declared = /\bexport declare (const|function|class|type|interface) (\w+)/g;
  for (const [, kind = '', name = ''] of text.matchAll(declared))
    (/^(?:type|interface)$/.test(kind) ? types : values).push(name);
  if (values.length === 0 || types.length === 0)
    throw new Error('The declarations of @rslib/core export no values or no types.');
  return { values, types };
}

/**
 * Compares the tables of the page about the JavaScript API with the exports of the installed
 * package: those under `{#values}` and `{#types}` have a row for each export, and no other.
 */
export function apiPage(exported: Exports, pages: readonly Page[]): Finding[] {
  return inEachLanguage('/guide/advanced/javascript-api-exports', pages, (page) => [
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
