// `npm run samples` records what the installed tool does and reports every difference.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { recordedFiles } from '../src/build/record.ts';
import { build, copyOf, edit, fixtures, ownFolder } from './support.ts';

test.afterEach(() => {
  rmSync(ownFolder(), { recursive: true, force: true });
});

for (const id of ['small', 'two-formats', 'type-error', 'no-tsconfig']) {
  test(`building ${id} reproduces its record`, async () => {
    expect((await build(fixtures, id, true)).findings).toEqual([]);
  });
}

test('a deleted record is restored byte for byte, then nothing changes', async () => {
  const { root, folder } = copyOf('small');
  const before = recordedFiles(folder);
  rmSync(`${folder}/dist`, { recursive: true });
  rmSync(`${folder}/recorded.json`);
  expect((await build(root, 'small', false)).changed).toHaveLength(before.size);
  expect(recordedFiles(folder)).toEqual(before);
  expect((await build(root, 'small', false)).changed).toEqual([]);
});

test('a changed byte in an emitted file is reported', async () => {
  const { root, folder } = copyOf('small');
  edit(`${folder}/dist/index.js`, 'a + b', 'a - b');
  const text = (await build(root, 'small', true)).findings.join('\n');
  expect(text).toContain('dist/index.js differs (- recorded, + built now)');
  expect(text).toMatch(/- .*a - b/);
  expect(text).toMatch(/\+ .*a \+ b/);
  expect(text).toContain('npm run samples -- small');
  expect(text).toContain('It was built in');
});

test('a changed record, an extra file and a missing file are reported', async () => {
  const { root, folder } = copyOf('small');
  edit(`${folder}/recorded.json`, '"raw": ', '"raw": 1');
  expect((await build(root, 'small', true)).findings[0]).toContain(
    'recorded.json differs',
  );
  edit(`${folder}/rslib.config.ts`, "'esm'", "'cjs'");
  const text = (await build(root, 'small', true)).findings.join('\n');
  expect(text).toContain('dist/index.js is recorded, but no longer built');
  expect(text).toContain('dist/index.cjs is built now, but not recorded');
});

test('a changed source is reported even if the output is the same', async () => {
  const { root, folder } = copyOf('small');
  edit(`${folder}/src/index.ts`, 'export', '// Sums.\nexport');
  const text = (await build(root, 'small', true)).findings.join('\n');
  expect(text).toContain('recorded.json differs');
  expect(text).toContain('"src/index.ts"');
  expect(text).toContain('npm run samples -- small');
});

test('an undeclared failure is reported with the tool’s message and not recorded', async () => {
  const { root, folder } = copyOf('type-error');
  edit(`${folder}/sample.json`, '{ "fails": "TS2322" }', '"builds"');
  edit(`${folder}/src/index.ts`, "'three'", "'four'");
  const recorded = readFileSync(`${folder}/recorded.json`, 'utf8');
  const { findings, changed } = await build(root, 'type-error', false);
  expect(findings[0]).toContain('"rslib" ended with exit code 1');
  expect(findings[0]).toContain("Type 'string' is not assignable to type 'number'");
  expect(changed).toEqual([]);
  expect(readFileSync(`${folder}/recorded.json`, 'utf8')).toBe(recorded);
});

test('an expected failure that no longer happens is reported', async () => {
  const { root, folder } = copyOf('small');
  edit(`${folder}/sample.json`, '"builds"', '{ "fails": "Cannot be built" }');
  const { findings } = await build(root, 'small', true);
  expect(findings[0]).toContain(
    'expected to fail with "Cannot be built", but it builds now',
  );
});

test('an expected failure with another text is reported', async () => {
  const { root, folder } = copyOf('type-error');
  edit(`${folder}/sample.json`, 'TS2322', 'TS9999');
  const { findings } = await build(root, 'type-error', true);
  expect(findings[0]).toContain('without the text "TS9999"');
});

test('an exercise that complains, or stops complaining, is reported', async () => {
  const { root, folder } = copyOf('two-formats');
  edit(`${folder}/consumer.ts`, 'three: number', 'three: string');
  const sample = {
    purpose: 'Two exercises.',
    purposeZh: '两个练习。',
    expect: 'builds',
    exercises: [{ run: 'use.mjs', fails: 'x' }, { types: 'consumer.ts' }],
  };
  writeFileSync(`${folder}/sample.json`, JSON.stringify(sample));
  const text = (await build(root, 'two-formats', true)).findings.join('\n');
  expect(text).toContain('The exercise "tsc --strict consumer.ts" complains');
  expect(text).toContain(
    '"node use.mjs" is expected to complain about "x", but no longer does',
  );
});

test('a program that is not installed is reported', async () => {
  const { root, folder } = copyOf('small');
  edit(`${folder}/sample.json`, '"builds"', '"builds", "commands": [["nonesuch"]]');
  const { findings } = await build(root, 'small', true);
  expect(findings[0]).toContain('no program "nonesuch"');
});
