// Tables in the Markdown edition.
import { expect, test } from '@playwright/test';
import { compactTables } from '../src/tables.ts';

test('a table has no padding, and cells keep their text and their alignment', () => {
  const table = [
    '- item',
    '',
    '  |              | Raw   |',
    '  | ------------ | ----: |',
    '  | `a \\| b` or c |  12 B |',
    '  |              |       |',
  ].join('\n');
  const compact = '- item\n\n  ||Raw|\n  |---|---:|\n  |`a \\| b` or c|12 B|\n  |||';
  expect(compactTables(table)).toBe(compact);
});

test('a table in a code block and text with bars stay as they are', () => {
  const text = 'a | b\n\n````md\n```\n| a   | b |\n```\n| a   | b |\n````\n';
  expect(compactTables(text)).toBe(text);
});
