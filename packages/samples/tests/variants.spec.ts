// A sample is also built in its variants, and what a page says of them must hold.
import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type RecordedVariant, readRecord } from '../src/format/record.ts';
import { samplesIn } from '../src/record/samples.ts';
import { build, copyOf, edit, fixtures, ownFolder } from './support.ts';

test.afterEach(() => rmSync(ownFolder(), { recursive: true, force: true }));

/** The variants in the record of a sample. */
function recorded(folder: string): readonly RecordedVariant[] {
  return readRecord(folder)?.variants ?? [];
}

test('building a sample prints its variants and reproduces their results', async () => {
  const { findings } = await build(fixtures, 'varied', true);
  expect(findings).toEqual([]);
  const details = samplesIn(fixtures).details?.('varied') ?? [];
  expect(details.map((line) => line.split(':')[0])).toEqual(['CommonJS', 'no entry']);
});

test('what a variant emits is not kept, only what it was', () => {
  const [cjs, failed] = recorded(`${fixtures}/varied`);
  expect(cjs?.files.map(({ path }) => path)).toEqual(['dist/index.cjs']);
  expect(cjs?.exercises[0]).toMatchObject({ ok: false });
  expect(failed).toMatchObject({ exitCode: 1, files: [] });
});

test('what no longer holds is reported with what the tool did, and not recorded', async () => {
  const { root, folder } = copyOf('varied');
  edit(`${folder}/sample.json`, '"contains": "exports.add"', '"contains": "export {"');
  const before = readFileSync(`${folder}/recorded.json`, 'utf8');
  const { findings, changed } = await build(root, 'varied', false);
  expect(findings[0]).toContain('Variant "CommonJS"');
  expect(findings[0]).toContain('"contains":"export {"} does not hold');
  expect(findings[0]).toContain('dist/index.cjs');
  expect(changed).toEqual([]);
  expect(readFileSync(`${folder}/recorded.json`, 'utf8')).toBe(before);
});

test('an undeclared failure of a variant is reported', async () => {
  const { root, folder } = copyOf('varied');
  edit(`${folder}/sample.json`, '{ "exitCode": 1 }, ', '');
  const { findings } = await build(root, 'varied', true);
  expect(findings[0]).toContain('Variant "no entry": {"exitCode":0} does not hold');
});

test('a change of a text that is not there is reported', async () => {
  const { root, folder } = copyOf('varied');
  edit(`${folder}/rslib.config.ts`, "format: 'esm'", "format: 'umd'");
  const { findings } = await build(root, 'varied', true);
  expect(findings[0]).toContain('rslib.config.ts has no "format: \'esm\'" to replace');
});

test('an edited variant makes a record stale', () => {
  const { root, folder } = copyOf('varied');
  edit(`${folder}/sample.json`, 'exports.add', 'exports.sum');
  expect(samplesIn(root).staleness('varied')).toEqual([
    expect.stringContaining('recorded with variants'),
  ]);
});
