// What links are called, and how long the lines of samples are.
import { expect, test } from '@playwright/test';
import { linkLabels } from '../../tools/checks/link-labels.ts';
import { lineLength, parseLongLines } from '../../tools/checks/samples/line-length.ts';
import { chinese, english, places } from './support.ts';

const what = (findings: readonly { what: string }[]) => findings.map((one) => one.what);

test('a link that names its target is accepted, also around code', () => {
  expect(linkLabels(english('[The format](/a), [`dts`](/b), [below](#c)'))).toEqual([]);
  expect(linkLabels(chinese('[产物格式](/a)、[`dts`](/b)、[下文](#c)'))).toEqual([]);
});

test('a link called “here” or the like is reported with its line', () => {
  for (const label of [
    'here',
    'Click here',
    'read more',
    'this page.',
    'Link',
    '**here**',
  ])
    expect(places(linkLabels(english(`A.\n\n[${label}](/a)`))), label).toEqual([
      'docs/en/a.mdx:3',
    ]);
  for (const label of ['这里', '点击这里', '了解更多', '本页', '链接。'])
    expect(linkLabels(chinese(`[${label}](/a)`)), label).toHaveLength(1);
});

test('a link without text is reported', () => {
  expect(what(linkLabels(english('[](/a)')))).toEqual(['A link has no words.']);
});

const long = `const a = ${'1 + '.repeat(15)}1;`;
const sample = (text: string, name = 'src/a.ts') => [
  { file: `docs/samples/s/${name}`, text },
];

test('lines that fit a phone, cannot be broken or are not shown are accepted', () => {
  expect(lineLength(sample('const a = 1;'), {})).toEqual([]);
  expect(lineLength(sample(`import { a } from '${'a'.repeat(60)}';`), {})).toEqual([]);
  for (const name of ['dist/a.js', 'recorded.json', 'sample.json'])
    expect(lineLength(sample(long, name), {})).toEqual([]);
});

test('a line that is too long for a phone is reported', () => {
  expect(places(lineLength(sample(`a;\n${long}`), {}))).toEqual([
    'docs/samples/s/src/a.ts:2',
  ]);
});

test('a file may keep its known long lines, but gets no new ones', () => {
  const known = { 'docs/samples/s/src/a.ts': 1 };
  expect(lineLength(sample(long), known)).toEqual([]);
  expect(lineLength(sample(`${long}\n${long}`), known)).toHaveLength(2);
  expect(what(lineLength(sample('a;'), known))).toEqual([
    'docs/samples/s/src/a.ts has 0 long lines by now.',
  ]);
  expect(() => parseLongLines({ a: 'two' })).toThrow('no number');
});
