// A terminal's output pasted into search: what of it becomes the query.
import { expect, test } from '@playwright/test';
import { queryFrom } from '../../src/browser/panel/pasted';

const queries: readonly (readonly [string, ReturnType<typeof queryFrom>])[] = [
  [
    "format: 'umd',\n  umdName: 'x',",
    { query: "format: 'umd', umdName: 'x',", omitted: 0 },
  ],
  ['a\n\n---\n\na', { query: 'a', omitted: 0 }],
  ['a note\nTS2307\r\nError: no', { query: 'TS2307 Error: no a note', omitted: 0 }],
  [
    'Rslib v1.0.1\ninfo    build started...',
    { query: 'Rslib v1.0.1 info build started...', omitted: 0 },
  ],
  [`a\n${'b'.repeat(300)}`, { query: `a ${'b'.repeat(198)}`, omitted: 1 }],
  ['\u001b[31mError: a\u001b[39m', { query: 'Error: a', omitted: 0 }],
  ['\n \n', { query: '', omitted: 0 }],
];

for (const [text, expected] of queries)
  test(`the query of ${JSON.stringify(text.slice(0, 40))}`, () => {
    expect(queryFrom(text, 200)).toEqual(expected);
  });
