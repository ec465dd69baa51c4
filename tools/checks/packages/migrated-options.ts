import { type Finding, findingsWith } from '@site/pages/findings';
import { inEachLanguage, type Page } from '@site/pages/page';

const finding = findingsWith(
  'People who migrate a package look up every option that it sets.',
  'Add it to a table of both languages, with its counterpart or a note that it has none.',
);

/** The options of each tool with a migration guide, from the root of the repository. */
export const migratedName = 'tools/checks/packages/migrated-options.json';

/**
 * Finds options of another tool that its migration guide does not list in the first column of a
 * table, in either language. Pages `…-options` and `…-plugins` beside the guide count as part of
 * it. `options` are those in the types of the tools, by the name of the guide; `rowsOf` are those in
 * tables that are rendered from data.
 */
export function migratedOptions(
  options: Readonly<Record<string, readonly string[]>>,
  pages: readonly Page[],
  rowsOf: (tool: string) => readonly string[] = () => [],
): Finding[] {
  return Object.entries(options).flatMap(([tool, names]) => {
    const route = `/guide/migration/${tool}`;
    return inEachLanguage(route, pages, (guide) => {
      const beside = (kind: string) =>
        pages.find(
          (one) => one.route === route + kind && one.language === guide.language,
        );
      const reference = beside('-options');
      const sources = [guide, reference, beside('-plugins')].map(
        (one) => one?.source ?? '',
      );
      const listed = namesIn([...firstColumns(sources.join('\n')), ...rowsOf(tool)]);
      const { file } = reference ?? guide;
      return names
        .filter((option) => !listed.has(option))
        .map((option) => finding(file, `No table has a row for “${option}” of ${tool}.`));
    });
  });
}

/** Code in the first columns of tables. */
function firstColumns(source: string): string[] {
  const cells = [...source.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) =>
    [...cell.matchAll(/`([\w.]+)/g)].map(([, name = '']) => name),
  );
}

/** Each name, and its part before the first dot. */
function namesIn(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => [name, name.replace(/\..*/, '')]));
}
