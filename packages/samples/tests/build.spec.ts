// `npm run samples` records what the installed tool does and reports every difference.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { recordedFiles } from '../src/format/record.ts';
import { unknownNames } from '../src/record/command-line.ts';
import { recordAll } from '../src/record/kind.ts';
import { samplesIn } from '../src/record/samples.ts';
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

test('a source that changed makes a record stale, which is said without a build', () => {
  const { root, folder } = copyOf('small');
  const { staleness } = samplesIn(root);
  expect(staleness('small')).toEqual([]);
  edit(`${folder}/src/index.ts`, 'export', '// Sums.\nexport');
  expect(staleness('small')).toEqual([
    expect.stringContaining('npm run samples -- small'),
  ]);
});

for (const [file, from, to, ...says] of [
  ['src/index.ts', 'export', '// Sums.\nexport', '/src/index.ts The file has changed'],
  ['sample.json', '"purpose": "One', '"purpose": "A'],
  [
    'sample.json',
    '"expect"',
    '"commands": [["rslib", "build"]], "expect"',
    '/sample.json The file has',
  ],
  ['dist/index.js', 'a + b', '0 + a + b', '/recorded.json It and dist/index.js do not'],
  [
    'recorded.json',
    '"raw": 43',
    '"raw": 42',
    '/recorded.json It and dist/index.js do not',
  ],
  ['recorded.json', 'build started', 'build began', '/recorded.json What was recorded'],
] as const)
  test(`without a build, it is known that ${file} has “${to}” now`, () => {
    const { root, folder } = copyOf('small');
    edit(`${folder}/${file}`, from, to);
    const edits = samplesIn(root).edits('small');
    expect(edits.map((one) => `${one.file} ${one.what}`)).toEqual(
      says.map((part) => expect.stringContaining(part)),
    );
  });

type Edit = readonly [file: string, from: string, to: string];

/** What was changed in a sample, and what `npm run samples -- --check` says then. */
const changed: readonly [string, string, readonly Edit[], readonly string[]][] = [
  [
    'a changed byte in an emitted file',
    'small',
    [['dist/index.js', 'a + b', 'a - b']],
    [
      'dist/index.js differs (- recorded, + built now)',
      'npm run samples -- small',
      'It was built in',
    ],
  ],
  [
    'a changed record',
    'small',
    [['recorded.json', '"raw": ', '"raw": 1']],
    ['recorded.json differs'],
  ],
  [
    'a missing and another file',
    'small',
    [['rslib.config.ts', "'esm'", "'cjs'"]],
    [
      'dist/index.js is recorded, but no longer built',
      'dist/index.cjs is built now, but not recorded',
    ],
  ],
  [
    'a changed source that leads to the same output',
    'small',
    [['src/index.ts', 'export', '// Sums.\nexport']],
    ['recorded.json differs', '"src/index.ts"'],
  ],
  [
    'an expected failure that no longer happens',
    'small',
    [['sample.json', '"builds"', '{ "fails": "Cannot be built" }']],
    ['expected to fail with "Cannot be built", but succeeds now'],
  ],
  [
    'an expected failure with another text',
    'type-error',
    [['sample.json', 'TS2322', 'TS9999']],
    ['without the text "TS9999"'],
  ],
  [
    'a program that is not installed',
    'small',
    [['sample.json', '"builds"', '"builds", "commands": [["nonesuch"]]']],
    ['no program "nonesuch"'],
  ],
];
for (const [what, id, edits, says] of changed)
  test(`${what} is reported`, async () => {
    const { root, folder } = copyOf(id);
    for (const [file, from, to] of edits) edit(`${folder}/${file}`, from, to);
    const text = (await build(root, id, true)).findings.join('\n');
    for (const one of says) expect(text).toContain(one);
  });

test('an undeclared failure is reported with the tool’s message and not recorded', async () => {
  const { root, folder } = copyOf('type-error');
  edit(`${folder}/sample.json`, '{ "fails": "TS2322" }', '"builds"');
  edit(`${folder}/src/index.ts`, "'three'", "'four'");
  const recorded = readFileSync(`${folder}/recorded.json`, 'utf8');
  const { findings, changed } = await build(root, 'type-error', false);
  expect(findings[0]).toContain('"rslib" (exit code 1) fails');
  expect(findings[0]).toContain("Type 'string' is not assignable to type 'number'");
  expect(changed).toEqual([]);
  expect(readFileSync(`${folder}/recorded.json`, 'utf8')).toBe(recorded);
});

test('an exercise that fails, or stops failing, is reported', async () => {
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
  expect(text).toContain('The exercise "tsc --strict consumer.ts" fails');
  expect(text).toContain('"node use.mjs" is expected to fail with "x", but succeeds');
});

test('a record of several items is written only when all of them are built', async () => {
  const written: string[] = [];
  const kindOf = (fails: string) => ({
    ...samplesIn(fixtures),
    names: () => ['pair', 'single'],
    itemsOf: (name: string) => (name === 'pair' ? ['a', 'b'] : [name]),
    async build(item: string) {
      if (item === fails) throw new Error('No build.');
      return { folder: '', files: new Map(), complaints: [] };
    },
    write: (name: string, all: readonly unknown[]) => {
      written.push(`${name} of ${all.length}`);
      return [];
    },
  });
  await recordAll(kindOf(''), ['pair', 'single'], { check: false });
  expect(written.splice(0).sort()).toEqual(['pair of 2', 'single of 1']);
  const outcomes = await recordAll(kindOf('b'), ['pair', 'single'], { check: false });
  expect(written).toEqual(['single of 1']);
  expect(outcomes.map(({ findings }) => findings)).toEqual([[], ['No build.'], []]);
});

test('a name that is no record is refused with the nearest', () => {
  const [message] = unknownNames(samplesIn(fixtures), ['smal', 'small']);
  expect(message).toContain('no record “smal” of a sample. Nearest: small');
});
