import { expect, test } from '@playwright/test';
import { sitemapMatches } from '../../tools/checks/built/sitemap.ts';
import { renderSitemap } from '../../tools/rspress/sitemap/render.ts';
import { built } from './support.ts';

const root = 'https://example.org/docs/';
const { pages } = built({ 'a/index.html': '', 'zh/a/index.html': '', '404.html': '' });
const english = { routePath: '/a/', pureRoutePath: '/a/', lang: 'en' };
const chinese = { routePath: '/zh/a/', pureRoutePath: '/a/', lang: 'zh' };
const whole = renderSitemap([english, chinese], root);

const what = (xml: string) =>
  sitemapMatches(xml, pages, root).map((finding) => finding.what);

test('a sitemap of all pages but the 404 pages is accepted', () => {
  expect(what(whole)).toEqual([]);
});

test('a page that the sitemap lacks is reported, also as the missing translation of the other', () => {
  expect(what(renderSitemap([english], root))).toEqual([
    'https://example.org/docs/zh/a/ is not listed.',
    'https://example.org/docs/a/ has no alternate for zh-CN.',
  ]);
});

test('an entry without a page is reported', () => {
  const gone = ['', '/zh'].map((prefix, at) => ({
    routePath: `${prefix}/b`,
    pureRoutePath: '/b',
    lang: at === 0 ? 'en' : 'zh',
  }));
  expect(what(renderSitemap([english, chinese, ...gone], root))).toEqual([
    'https://example.org/docs/b is listed, but no such page was built.',
    'https://example.org/docs/zh/b is listed, but no such page was built.',
  ]);
});

test('an entry that appears twice is reported', () => {
  expect(what(whole + whole.slice(whole.indexOf('  <url>')))).toEqual([
    'https://example.org/docs/a/ is listed twice.',
    'https://example.org/docs/zh/a/ is listed twice.',
  ]);
});

test('a sitemap for another base path is reported', () => {
  expect(sitemapMatches(whole, pages, 'https://example.org/')).toHaveLength(4);
  expect(sitemapMatches(whole, pages, 'https://example.org/')[0]?.todo).toContain(
    'tools/rspress/sitemap',
  );
});
