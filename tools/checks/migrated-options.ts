import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { inEachLanguage } from '@site/pages/page';

/** The options of the tools that a guide leads away from, by the name of its page. */
export type MigratedOptions = Readonly<Record<string, readonly string[]>>;

/**
 * Finds options of another tool that its guide about moving to Rslib does not have in the first
 * column of a table, in either language. A page `…-options` beside the guide counts as a part of
 * it.
 * `options` was read from the types of the tool.
 */
export function migratedOptions(
  options: MigratedOptions,
  pages: readonly Page[],
): Finding[] {
  return Object.entries(options).flatMap(([tool, names]) => {
    const route = `/guide/migration/${tool}`;
    return inEachLanguage(
      route,
      pages,
      (guide) => {
        if (guide.frontmatter.unwritten) return [];
        const reference = pages.find(
          (one) => one.route === `${route}-options` && one.language === guide.language,
        );
        const said = firstColumns([guide.source, reference?.source ?? ''].join('\n'));
        return names
          .filter((option) => !said.has(option))
          .map((option) =>
            finding(
              (reference ?? guide).file,
              `No table has a row for “${option}” of ${tool}.`,
            ),
          );
      },
      (file) => finding(file, `The page about ${tool} is missing.`),
    );
  });
}

/** The lists of an object that was read from JSON. Throws where something else is in it. */
export function optionsOf(value: Readonly<Record<string, unknown>>): MigratedOptions {
  const entries = Object.entries(value).map(([tool, names]) => {
    if (!Array.isArray(names)) throw new Error(`The options of ${tool} are not a list.`);
    return [tool, names.map(String)] as const;
  });
  return Object.fromEntries(entries);
}

/** What stands as code in the first column of a table, up to the first dot of each name. */
function firstColumns(source: string): Set<string> {
  const cells = source
    .split('\n')
    .flatMap((line) => /^\|([^|]+)\|/.exec(line)?.[1] ?? []);
  const names = cells.flatMap((cell) =>
    [...cell.matchAll(/`([\w.]+)/g)].flatMap(([, name]) => name ?? []),
  );
  return new Set(names.flatMap((name) => [name, name.replace(/\..*/, '')]));
}

function finding(file: string, what: string): Finding {
  return {
    file,
    line: 0,
    what,
    why: 'Whoever moves a package looks up every option that is set in it, and the page promises them all.',
    todo: 'Add it to a table of both languages, with its counterpart or the word that it has none.',
  };
}
