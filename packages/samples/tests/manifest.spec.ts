// Mistakes in sample.json and package.json are explained.
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { parseManifest, readSample } from '../src/build/sample.ts';

const good = { purpose: 'One thing.', purposeZh: '一件事。', expect: 'builds' };
const parse = (value: object) => parseManifest(JSON.stringify(value), 'a/sample.json');

test('exercises have a short form', () => {
  const { exercises } = parse({
    ...good,
    exercises: ['publint', 'attw', { import: './a' }],
  });
  expect(exercises).toEqual([{ publint: true }, { attw: 'auto' }, { import: './a' }]);
});

const wrong: [name: string, value: object, says: string][] = [
  ['a missing field', { ...good, purpose: undefined }, '"purpose" is missing'],
  [
    'an unknown field',
    { ...good, command: [] },
    '"command" is unknown; the nearest is "commands"',
  ],
  [
    'another expectation',
    { ...good, expect: 'works' },
    '"expect" is "works", which is none of',
  ],
  [
    'a variant of which something unknown holds',
    { ...good, variants: [{ name: 'a', holds: [{ file: 'dist/a.js', has: 'x' }] }] },
    '"variants[0].holds[0]" is {"file":"dist/a.js","has":"x"}, which is none of',
  ],
];
for (const [name, value, says] of wrong) {
  test(`${name} is refused`, () => {
    expect(() => parse(value)).toThrow(`a/sample.json  ${says}`);
    expect(() => parse(value)).toThrow('docs/samples/sample.schema.json');
  });
}

test('a folder is a sample with a manifest, which is JSON, and a package with a name', () => {
  expect(() => parseManifest('{', 'a')).toThrow('a: is not JSON');
  const folder = writeFiles({}, test.info().outputPath('empty'));
  expect(() => readSample(folder)).toThrow(/empty\/sample\.json {2}It is missing/);
  writeFiles({ 'sample.json': JSON.stringify(good) }, folder);
  expect(() => readSample(folder)).toThrow(/empty\/package\.json {2}It is missing/);
  writeFiles({ 'package.json': '{ "version": "1.0.0" }' }, folder);
  expect(() => readSample(folder)).toThrow(/package\.json {2}It has no name or version/);
});
