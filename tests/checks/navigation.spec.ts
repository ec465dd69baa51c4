import { expect, test } from '@playwright/test';
import { navigationParity } from '../../tools/checks/parity/navigation.ts';
import { entriesOf, navigationFiles } from '../../tools/checks/parity/navigation-file.ts';

function compare(en: unknown, zh: unknown) {
  const text = (value: unknown) => JSON.stringify(value, null, 2);
  return navigationParity(
    navigationFiles([
      { file: 'docs/en/_nav.json', text: text(en) },
      { file: 'docs/zh/_nav.json', text: text(zh) },
    ]),
  );
}

test('only the navigation files of the two languages are compared', () => {
  const files = [
    'docs/en/_nav.json',
    'docs/zh/guide/_meta.json',
    'docs/_nav.json',
    'docs/en/a.json',
  ];
  const picked = navigationFiles(files.map((file) => ({ file, text: '[]' })));
  expect(picked.map(({ name }) => name)).toEqual(['_nav.json', 'guide/_meta.json']);
});

test('the same links with other words are accepted', () => {
  const items = (text: string) => [{ text, items: [{ text, link: '/a' }] }, 'b'];
  expect(compare(items('One'), items('一'))).toEqual([]);
});

test('another order is reported at its line', () => {
  const found = compare(['a', 'b'], ['b', 'a']);
  expect(found[0]).toMatchObject({ file: 'docs/zh/_nav.json', line: 2 });
  expect(found[0]?.what).toContain('Entry 1 is “b”, in docs/en/_nav.json it is “a”');
  expect(found[0]?.todo).toContain('the entries of docs/en/_nav.json in the same order');
});

test('a missing entry inside another is reported', () => {
  const found = compare(
    [{ text: 'A', items: [{ text: 'B', link: '/b' }] }],
    [{ text: '甲', items: [] }],
  );
  expect(found[0]?.what).toContain('Entry 2 is nothing');
});

test('other settings of the same entry are reported', () => {
  const entry = { type: 'dir', name: 'a', label: 'A' };
  const found = compare([entry], [{ ...entry, collapsed: true }]);
  expect(found[0]?.what).toContain('other settings');
});

test('a file in one language only is reported', () => {
  const found = navigationParity(
    navigationFiles([{ file: 'docs/zh/_nav.json', text: '[]' }]),
  );
  expect(found[0]?.what).toBe('docs/en/_nav.json does not exist.');
});

test('a file that is no list is reported', () => {
  expect(compare([], {})[0]?.what).toContain('not a list');
  expect(() => entriesOf('{')).toThrow(SyntaxError);
});
