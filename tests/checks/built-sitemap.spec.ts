import { expect, test } from '@playwright/test';
import { sitemapMatches } from '../../tools/checks/built/sitemap.ts';
import { built } from './support.ts';

const root = 'https://example.org/docs/';
const { pages } = built({ 'a/index.html': '', 'zh/a/index.html': '', '404.html': '' });
const list = (...addresses: string[]) =>
  addresses.map((address) => `<url><loc>${root}${address}</loc></url>`).join('');
const whole = list('a/', 'zh/a/');

const what = (xml: string) =>
  sitemapMatches(xml, pages, root).map((finding) => finding.what);

test('a sitemap of all pages but the 404 pages is accepted', () => {
  expect(what(whole)).toEqual([]);
});

test('a page that is not listed is found', () => {
  expect(what(list('a/'))).toEqual(['https://example.org/docs/zh/a/ is not listed.']);
});

test('an entry without a page is found', () => {
  expect(what(whole + list('b'))).toEqual([
    'https://example.org/docs/b is listed, but no such page was built.',
  ]);
});

test('an entry that is there twice is found', () => {
  expect(what(whole + list('zh/a/'))).toEqual([
    'https://example.org/docs/zh/a/ is listed twice.',
  ]);
});

test('a sitemap for another base path is reported', () => {
  expect(sitemapMatches(whole, pages, 'https://example.org/')).toHaveLength(4);
  expect(sitemapMatches(whole, pages, 'https://example.org/')[0]?.todo).toContain(
    'packages/machine-readable/src/sitemap',
  );
});
