import type { Block } from '@site/pages/blocks';
import { FindingsError, nearest } from '@site/pages/findings';
import { languageOf } from '@site/pages/language';
import { pathInRepository } from '@site/pages/repository';
import { findTagsOf, replaceTags } from '@site/pages/tags';
import { needsTable, sizesTable, timesTable } from './tables.ts';

const tables = { needs: needsTable, sizes: sizesTable, times: timesTable };

/**
 * `<Comparison table="needs" />` (or `sizes`, `times`): a table of what seven build tools made of five
 * packages. The build fails for another table.
 */
export const comparisonBlock: Block = {
  tag: 'Comparison',
  folder: 'packages/comparison',
  expand: ({ code, resourcePath }) => expandComparison(code, resourcePath),
};

/**
 * Replaces each `<Comparison table="…" />` of a page with Markdown. `file` is its absolute path,
 * which decides the language. Throws a `FindingsError` for a table that does not exist.
 */
export function expandComparison(source: string, file: string): string {
  const page = pathInRepository(file);
  return replaceTags(
    source,
    findTagsOf(source, ['Comparison']),
    ({ line, attributes }) => {
      const name = String(attributes.get('table'));
      if (isTable(name)) return tables[name](languageOf(page));
      throw new FindingsError([
        {
          file: page,
          line,
          what: `There is no table “${name}”.`,
          why: 'The page shows tables of recorded builds.',
          todo: `Nearest: ${nearest(name, Object.keys(tables)).join(', ')}.`,
        },
      ]);
    },
  );
}

function isTable(name: string): name is keyof typeof tables {
  return Object.hasOwn(tables, name);
}
