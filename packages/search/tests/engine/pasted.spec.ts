// A terminal's output pasted into search: what of it becomes the query.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { queryFrom } from '../../src/browser/panel/pasted';

/** What `rslib` printed for a sample that fails. */
function recorded(sample: string): string {
  const file = `docs/samples/${sample}/recorded.json`;
  const { commands } = JSON.parse(readFileSync(file, 'utf8'));
  const [failed] = commands.filter(({ exitCode }: { exitCode: number }) => exitCode > 0);
  return failed.terminal.join('\n');
}

const logs: readonly (readonly [title: string, log: string, begins: string])[] = [
  ['a type error', recorded('redirect-alias'), '[tsgo] src/index.ts:1:23 - error TS2307'],
  [
    'an unknown value',
    recorded('cli-errors-values'),
    'error Unsupported format: esm,cjs',
  ],
  ['a parser of styles', recorded('plugins-sass-missing'), '× Module parse failed: ╰─▶'],
  ['no entry', recorded('start-no-entry'), 'error [rsbuild:config] Could not find any'],
];

for (const [title, log, begins] of logs)
  test(`the query of a log begins with its error: ${title}`, () => {
    const { query, omitted } = queryFrom(log, 200);
    expect(query.slice(0, begins.length)).toBe(begins);
    expect(query.length).toBeLessThanOrEqual(200);
    expect(query).not.toMatch(/my-library@|Rslib v|build started/);
    expect(query).not.toContain('\u001b');
    expect(omitted).toBeGreaterThan(0);
  });

const others: readonly (readonly [string, ReturnType<typeof queryFrom>])[] = [
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
  ['\n \n', { query: '', omitted: 0 }],
];

for (const [text, expected] of others)
  test(`the query of ${JSON.stringify(text.slice(0, 40))}`, () => {
    expect(queryFrom(text, 200)).toEqual(expected);
  });
