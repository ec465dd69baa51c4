import { type Finding, findingsWith } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineOf } from '@site/pages/repository';
import type { Installed } from './installed.ts';

const versionFinding = findingsWith(
  'Readers install the version that a table names.',
  'Write the version that the site was built with or, for another package, that was tried last.',
);

/**
 * Finds versions in tables, in the last cell of rows that begin with the name of a package, that
 * are not the installed one, or not that of another table if the package is not installed here.
 */
export function packageVersions(
  { versions }: Installed,
  pages: readonly Page[],
): Finding[] {
  const known = new Map<string, string>();
  return pages.flatMap(({ file, source }) =>
    source.split('\n').flatMap((row, index) => {
      const [, name = '', version = ''] =
        /^\| `([^`]+)` \|.* (\d+\.\d+\.\d+) \|$/.exec(row) ?? [];
      const right = versions.get(name) ?? known.get(name) ?? version;
      known.set(name, right);
      if (version === right) return [];
      const source = versions.has(name) ? 'is installed' : 'is in another table';
      const what = `“${name}” is ${version} here, and ${right} ${source}.`;
      return versionFinding(file, what, index + 1);
    }),
  );
}

const requirement = findingsWith(
  'With another Node.js the first command of a new reader may fail.',
);

/** Finds a quick start without the range of Node.js versions that the installed Rslib declares. */
export function requirements({ node }: Installed, pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ name }) => name === 'guide/start/quick-start.mdx')
    .filter(({ source }) => !source.includes(`\`${node}\``))
    .map(({ file, source }) => {
      const what = `The requirements do not name the Node.js versions “${node}”.`;
      const todo = `Write \`${node}\`, which the installed @rslib/core declares.`;
      return requirement(file, what, lineOf(source, '{#requirements}'), todo);
    });
}
