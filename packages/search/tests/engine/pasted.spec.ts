// A terminal's output pasted into search: what of it becomes the query.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { queryFrom } from '../../src/browser/panel/pasted';

/** What a terminal printed, npm's lines included; the last has colours. */
const printed = (name: string) =>
  readFileSync(new URL(`logs/${name}.txt`, import.meta.url), 'utf8');

/** What `rslib` printed for a sample that fails. */
function recorded(sample: string): string {
  const file = `docs/samples/${sample}/recorded.json`;
  const { commands } = JSON.parse(readFileSync(file, 'utf8'));
  const [failed] = commands.filter(({ exitCode }: { exitCode: number }) => exitCode > 0);
  return failed.terminal.join('\n');
}

test('the query of a log begins with its error', () => {
  for (const [log, begins] of [
    [printed('rslib-module-not-found'), "× Module not found: Can't"],
    [printed('rslib-declarations'), '[tsgo] error TS5011: The common'],
    [printed('node-missing-file'), 'Error [ERR_MODULE_NOT_FOUND]: Ca'],
    [printed('node-exports'), 'Error [ERR_PACKAGE_PATH_NO'],
    [recorded('redirect-alias'), '[tsgo] src/index.ts:1:23 - error TS2307'],
    [recorded('cli-errors-values'), 'error Unsupported format: esm,cjs'],
    [recorded('start-no-entry'), 'error [rsbuild:config] Could not find any'],
  ] as const) {
    const query = queryFrom(log, 200);
    expect(query.slice(0, begins.length)).toBe(begins);
    expect(query.length).toBeLessThanOrEqual(200);
    expect(query).not.toMatch(/my-library@|Rslib v|build started/);
    expect(query).not.toContain('\u001b');
  }
});

test('other lines become one, each once', () => {
  for (const [text, query] of [
    ["format: 'umd',\n  umdName: 'x',", "format: 'umd', umdName: 'x',"],
    ['a\n\n---\n\na', 'a'],
    [`a\n${'b'.repeat(300)}`, `a ${'b'.repeat(198)}`],
    ['\n \n', ''],
  ] as const)
    expect(queryFrom(text, 200)).toBe(query);
});
