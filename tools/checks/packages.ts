import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { inEachLanguage } from '@site/pages/page';
import type { PackageFact } from './packages/facts.ts';
import type { Installed } from './packages/installed.ts';

const data = 'docs/shared/packages/versions.json';
const route = '/guide/start/npm-packages';

/** What the head of the last column is called in tables of either kind. */
const heads = {
  en: { installed: 'Version', tried: 'Tried with' },
  zh: { installed: '版本', tried: '试用版本' },
} as const;

/**
 * Compares the tables of the pages about npm packages with `facts`, and the facts that are called
 * installed with what is installed.
 */
export function packages(
  facts: readonly PackageFact[],
  installed: Installed,
  pages: readonly Page[],
): Finding[] {
  return [
    ...facts.flatMap((fact) => outdated(fact, installed)),
    ...inEachLanguage(
      route,
      pages,
      (page) => tables(facts, page),
      (file) => lacking(file, 'The page is missing.'),
    ),
  ];
}

function outdated(
  { name, version, evidence }: PackageFact,
  { versions }: Installed,
): Finding[] {
  const found = versions.get(name);
  if (evidence === 'tried' || found === version) return [];
  return [
    {
      file: data,
      line: 0,
      what: `${name} is listed as installed in version ${version}, but ${found ?? 'nothing'} is.`,
      why: 'Readers take this version for the one that the whole site was built with.',
      todo: 'Write the installed version here and on both pages, and read them again for what changed.',
    },
  ];
}

function tables(facts: readonly PackageFact[], page: Page): Finding[] {
  const rows = rowsOf(page);
  const stated = new Set(
    facts.map(({ name, version, evidence }) =>
      key(name, heads[page.language][evidence], version),
    ),
  );
  return [
    ...rows
      .filter(({ name, head, version }) => !stated.has(key(name, head, version)))
      .map(({ name, head, version, line }) => {
        const what = `“${name}”, ${head} ${version}, is not what ${data} says.`;
        return lacking(page.file, what, line);
      }),
    ...facts
      .filter(({ name }) => !rows.some((row) => row.name === name))
      .map(({ name }) => lacking(page.file, `No table has a row for “${name}”.`)),
  ];
}

/** Rows whose first cell is one name in code and whose last cell is a version. */
function rowsOf({ source }: Page) {
  let head = '';
  return source.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const cells = text.split('|').map((cell) => cell.trim());
    const first = /^`([^`]+)`$/.exec(cells[1] ?? '')?.[1];
    const last = cells.at(-2) ?? '';
    if (first === undefined && !/^[-: ]*$/.test(last)) head = last;
    if (first === undefined || !/^\d+\.\d+\.\d+$/.test(last)) return [];
    return { name: first, version: last, head, line: index + 1 };
  });
}

function key(...parts: string[]): string {
  return parts.join('\n');
}

function lacking(file: string, what: string, line = 0): Finding {
  return {
    file,
    line,
    what,
    why: 'Both languages and the data state the same facts, or one of them is out of date.',
    todo: `Make the tables of both languages and ${data} say the same.`,
  };
}
