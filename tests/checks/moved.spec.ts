import { expect, test } from '@playwright/test';
import { movedAddresses } from '../../tools/checks/moved.ts';
import { redirectRules } from '../../tools/rspress/moved/rules.ts';
import { english, pair } from './support.ts';

const pages = [
  ...pair('# A\n\n## One {#one}', '# 甲\n\n## 一 {#one}', 'guide/a.mdx'),
  ...pair('# B', '# 乙', 'guide/index.mdx'),
];
const found = (moved: Readonly<Record<string, string>>, among = pages) =>
  movedAddresses(moved, among).map(({ what }) => what);

test('addresses that lead to pages and headings are right', () => {
  expect(found({ 'old/a': 'guide/a', 'old/b': 'guide/a#one', old: 'guide/' })).toEqual(
    [],
  );
});

test('an address that leads nowhere is found, in each language', () => {
  expect(found({ old: 'guide/gone' })).toEqual([
    '“old” leads to /guide/gone, which is no page in en.',
    '“old” leads to /guide/gone, which is no page in zh.',
  ]);
  expect(found({ old: 'guide/a#two' })).toHaveLength(2);
  expect(found({ old: 'b' }, english('# B', 'b.mdx'))).toEqual([
    '“old” leads to /b, which is no page in zh.',
  ]);
});

test('an address that is a page is found, with and without its slash', () => {
  expect(found({ 'guide/a': 'guide/' })).toEqual(['“guide/a” is a page of the site.']);
  expect(found({ guide: 'guide/a' })).toEqual(['“guide” is a page of the site.']);
  expect(movedAddresses({ 'guide/a': 'guide/' }, pages)[0]?.todo).toContain(
    'Take the line out',
  );
});

test('an address that hosts would not understand is found', () => {
  for (const from of ['/old', 'old/', 'old#a', 'a b', 'old/*', 'old.html'])
    expect(found({ [from]: 'guide/a' })).toHaveLength(1);
  for (const to of ['/guide/a', 'https://site.test/', 'guide/a?b'])
    expect(found({ old: to })).toHaveLength(1);
});

test('the rules lead to the same address in the language that was asked for', () => {
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
