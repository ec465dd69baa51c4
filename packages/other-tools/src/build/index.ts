import { namingBlock } from '@site/mdx/blocks';
import type { Language } from '@site/mdx/language';
import { needsTable, sizesTable, timesTable } from './tables.ts';

const tables: Readonly<Record<string, (language: Language) => string[]>> = {
  needs: needsTable,
  sizes: sizesTable,
  times: timesTable,
};

/**
 * `<Comparison table="needs" />` (or `sizes`, `times`): a table of what seven build tools made of five
 * packages.
 */
export const comparisonBlock = namingBlock({
  tag: 'Comparison',
  folder: 'packages/other-tools',
  attribute: 'table',
  noun: 'table',
  why: 'The page shows tables of recorded builds.',
  known: () => Object.keys(tables),
  lines: (name, language) => tables[name]?.(language) ?? [],
});
