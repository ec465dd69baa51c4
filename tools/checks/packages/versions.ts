import { type Finding, findingsWith } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import { fieldsOf } from '@site/mdx/records';
import { lineOf } from '@site/mdx/repository';

/** What the lock file says is installed. */
export interface Installed {
  /** Version of each package at the top of `node_modules`, by name. */
  versions: ReadonlyMap<string, string>;
  /** Range of Node.js versions that `@rslib/core` declares. */
  node: string;
}

/** Reads the text of package-lock.json. Throws when it holds no Node.js range of `@rslib/core`. */
export function parseInstalled(lock: string): Installed {
  const packages = fieldsOf(fieldsOf(JSON.parse(lock)).packages);
  const { engines } = fieldsOf(packages['node_modules/@rslib/core']);
  const { node } = fieldsOf(engines);
  if (typeof node !== 'string')
    throw new Error('package-lock.json does not say which Node.js @rslib/core needs.');
  const versions = new Map<string, string>();
  for (const [path, entry] of Object.entries(packages)) {
    const { version } = fieldsOf(entry);
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (name && typeof version === 'string') versions.set(name, version);
  }
  return { versions, node };
}

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
