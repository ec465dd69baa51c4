import { expect, test } from '@playwright/test';
import { english, pair } from '../../../tests/checks/support.ts';
import { movedAddresses } from '../../../tools/checks/pages/addresses.ts';
import { redirectRules } from '../src/index.ts';

const pages = [
  ...pair('# A\n\n## One {#one}', '# 甲\n\n## 一 {#one}', 'guide/a.mdx'),
  ...pair('# B', '# 乙', 'guide/index.mdx'),
];
const found = (moved: Readonly<Record<string, string>>, among = pages) =>
  movedAddresses(moved, among).map(({ what }) => what);

test('moved addresses that lead to pages and headings are accepted', () => {
  expect(found({ 'old/a': 'guide/a', 'old/b': 'guide/a#one', old: 'guide/' })).toEqual(
    [],
  );
});

test('a moved address without a target is reported in each language', () => {
  expect(found({ old: 'guide/gone' })).toEqual([
    '“old” leads to /guide/gone, which is not a page in en.',
    '“old” leads to /guide/gone, which is not a page in zh.',
  ]);
  expect(found({ old: 'guide/a#two' })).toHaveLength(2);
  expect(found({ old: 'b' }, english('# B', 'b.mdx'))).toEqual([
    '“old” leads to /b, which is not a page in zh.',
  ]);
});

test('a moved address that is still a page is reported', () => {
  expect(found({ 'guide/a': 'guide/' })).toEqual(['“guide/a” is a page of the site.']);
  expect(found({ guide: 'guide/a' })).toEqual(['“guide” is a page of the site.']);
  expect(movedAddresses({ 'guide/a': 'guide/' }, pages)[0]?.todo).toContain(
    'Remove the line',
  );
});

test('an address that hosts do not support is reported', () => {
  for (const from of ['/old', 'old/', 'old#a', 'a b', 'old/*', 'old.html'])
    expect(found({ [from]: 'guide/a' })).toHaveLength(1);
  for (const to of ['/guide/a', 'https://site.test/', 'guide/a?b'])
    expect(found({ old: to })).toHaveLength(1);
});

test('a redirect stays in the language of the old address', () => {
  const text = redirectRules({ 'old/a': 'guide/a#one' }, ['en', 'zh']);
  expect(text.trim().split('\n')).toEqual([
    '/en / 301',
    '/en/* /:splat 301',
    '/old/a /guide/a#one 301',
    '/old/a/ /guide/a#one 301',
    '/zh/old/a /zh/guide/a#one 301',
    '/zh/old/a/ /zh/guide/a#one 301',
    '/zh/* /zh/404.html 404',
  ]);
});

test('a site of one language needs no rules for others', () => {
  expect(redirectRules({}, ['en'])).toBe('/en / 301\n/en/* /:splat 301\n');
});
