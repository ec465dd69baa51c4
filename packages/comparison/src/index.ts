import type { Block } from '@site/pages/blocks';
import type { Language } from '@site/pages/language';
import { replaceNames } from '@site/pages/tags';
import { needsTable, sizesTable, timesTable } from './tables.ts';

const tables: Readonly<Record<string, (language: Language) => string[]>> = {
  needs: needsTable,
  sizes: sizesTable,
  times: timesTable,
};

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
  const tag = {
    tag: 'Comparison',
    attribute: 'table',
    known: Object.keys(tables),
    noun: 'table',
    why: 'The page shows tables of recorded builds.',
  };
  return replaceNames(
    source,
    file,
    tag,
    (name, language) => tables[name]?.(language) ?? [],
  );
}
