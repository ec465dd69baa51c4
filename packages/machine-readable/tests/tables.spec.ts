// Tables in the Markdown edition.
import { expect, test } from '@playwright/test';
import { compactTables } from '../src/build/tables.ts';

test('a table has no padding, and its text, alignment and code stay', () => {
  const padded =
    '  |              | Raw   |\n  | ------------ | ----: |\n  | `a \\| b` or c |  12 B |';
  const compact = '  ||Raw|\n  |---|---:|\n  |`a \\| b` or c|12 B|';
  expect(compactTables(padded)).toBe(compact);
  const other = 'a | b\n\n````md\n```\n| a   | b |\n```\n| a   | b |\n````\n';
  expect(compactTables(other)).toBe(other);
});
