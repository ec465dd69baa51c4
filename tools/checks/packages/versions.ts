import { type Finding, findingsWith } from '@site/pages/findings';
import { inEachLanguage, type Page } from '@site/pages/page';
import { lineOf } from '@site/pages/repository';
import type { Installed } from './installed.ts';

/** The versions on the page about npm packages, from the root of the repository. */
export const versionsName = 'docs/shared/packages/versions.json';

const tableFinding = findingsWith(
  'Both languages and the data state the same facts, or one of them is out of date.',
  `Make the tables of both languages and ${versionsName} say the same.`,
);

/** A package of the tables on the page about npm packages. */
export interface PackageVersion {
  name: string;
  version: string;
  /** `installed`: this repository builds with it; `tried`: a library was built with it once. */
  evidence: 'installed' | 'tried';
}

/** Head of the last column in tables of either kind. */
const heads = {
  en: { installed: 'Version', tried: 'Tested with' },
  zh: { installed: '版本', tried: '测试版本' },
} as const;

/**
 * Compares the tables on the pages about npm packages with `listed`, and those of them that are
 * called installed with what is installed.
 */
export function packageVersions(
  listed: readonly PackageVersion[],
  { versions }: Installed,
  pages: readonly Page[],
): Finding[] {
  const outdated = listed.filter(
    ({ name, version, evidence }) =>
      evidence === 'installed' && versions.get(name) !== version,
  );
  return [
    ...outdated.map(({ name, version }) => ({
      file: versionsName,
      line: 0,
      what: `${name} ${version} is listed, but ${versions.get(name) ?? 'nothing'} is installed.`,
      why: 'Readers take this version for the one that the whole site was built with.',
      todo: 'Write the installed version here and on both pages, and review the pages.',
    })),
    ...inEachLanguage('/guide/start/npm-packages', pages, (page) =>
      compareTables(listed, page),
    ),
  ];
}

function compareTables(listed: readonly PackageVersion[], page: Page): Finding[] {
  const rows = rowsOf(page);
  const isListed = (row: (typeof rows)[number]) =>
    listed.some(
      ({ name, version, evidence }) =>
        row.name === name &&
        row.version === version &&
        row.head === heads[page.language][evidence],
    );
  return [
    ...rows
      .filter((row) => !isListed(row))
      .map(({ name, head, version, line }) => {
        const what = `“${name}”, ${head} ${version}, is not what ${versionsName} says.`;
        return tableFinding(page.file, what, line);
      }),
    ...listed
      .filter(({ name }) => !rows.some((row) => row.name === name))
      .map(({ name }) => tableFinding(page.file, `No table has a row for “${name}”.`)),
  ];
}

/** Table rows that begin with a name in code and end with a version. */
function rowsOf({ source }: Page) {
  let head = '';
  return source.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return [];
    const cells = text.split('|').map((cell) => cell.trim());
    const name = /^`([^`]+)`$/.exec(cells[1] ?? '')?.[1];
    const last = cells.at(-2) ?? '';
    if (name === undefined && !/^[-: ]*$/.test(last)) head = last;
    if (name === undefined || !/^\d+\.\d+\.\d+$/.test(last)) return [];
    return { name, version: last, head, line: index + 1 };
  });
}

/** Finds a quick start without the range of Node.js versions that the installed Rslib declares. */
export function requirements({ node }: Installed, pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ name }) => name === 'guide/start/quick-start.mdx')
    .filter(({ source }) => !source.includes(`\`${node}\``))
    .map(({ file, source }) => ({
      file,
      line: lineOf(source, '{#requirements}'),
      what: `The requirements do not name the Node.js versions “${node}”.`,
      why: 'With another Node.js the first command of a new reader may fail.',
      todo: `Write \`${node}\`, which the installed @rslib/core declares.`,
    }));
}

/** Packages whose `latest` does not work with Rslib, and the version to install. */
const pinned = new Map([['@microsoft/api-extractor', '7']]);

/** Finds commands on pages that install a package without the version that it needs. */
export function unpinnedInstalls(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, fences, components }) =>
    [
      ...components
        .filter(({ name }) => name === 'PackageManagerTabs')
        .map(({ tag, line }) => ({ text: tag, line })),
      ...fences
        .filter(({ language }) => language === 'bash')
        .map(({ code, line }) => ({ text: code, line })),
    ].flatMap(({ text, line }) =>
      [...pinned]
        .filter(([name]) => new RegExp(`${name}(?!@\\d|[\\w/-])`).test(text))
        .map(([name, version]) => ({
          file,
          line,
          what: `The command installs ${name} without a version.`,
          why: 'Its latest release does not work with Rslib.',
          todo: `Write ${name}@${version}.`,
        })),
    ),
  );
}
