import { expect, test } from '@playwright/test';
import { interfaceStrings } from '../../tools/checks/strings/strings.ts';
import { titlesAsKeys } from '../../tools/checks/strings/titles.ts';
import { english, places } from './support.ts';

const table = (value: unknown) => JSON.stringify(value, null, 2);

test('texts in both languages are accepted, and names that stay the same with a reason', () => {
  const source = table({ a: { en: 'A', zh: '甲' }, name: { en: 'X', zh: 'X' } });
  expect(interfaceStrings(source, { name: 'Name of a service' })).toEqual([]);
});

test('a missing and an empty text are reported at their key', () => {
  const found = interfaceStrings(table({ a: { en: 'A' }, b: { en: ' ', zh: '乙' } }), {});
  expect(found.map(({ line, what }) => [line, what])).toEqual([
    [2, '“a” has no text in the language zh.'],
    [5, '“b” has no text in the language en.'],
  ]);
  expect(found[0]?.todo).toContain('"zh": "..."');
});

test('a Chinese text that equals the English one is reported', () => {
  const found = interfaceStrings(table({ a: { en: 'A', zh: 'A' } }), {});
  expect(found[0]?.todo).toContain('Translate it');
});

test('an exception that no text needs is reported', () => {
  const found = interfaceStrings(table({ a: { en: 'A', zh: '甲' } }), { a: 'x', b: 'y' });
  expect(found.map(({ what }) => what)).toEqual([
    '“a” is excused from translation, but is translated.',
    '“b” is excused from translation, but is no key.',
  ]);
});

test('a title that is a key of the interface texts is reported at its line', () => {
  const titled = (title: string) => english(`---\ntitle: ${title}\n---\n`);
  expect(titlesAsKeys(table({ a: {} }), titled('B'))).toEqual([]);
  expect(places(titlesAsKeys(table({ a: {} }), titled('a')))).toEqual([
    'docs/en/a.mdx:2',
  ]);
});
