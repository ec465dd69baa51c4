import { expect, test } from '@playwright/test';
import { renderSitemap } from '../../tools/rspress/sitemap/render.ts';

const routes = [
  { routePath: '/zh/guide/start/', pureRoutePath: '/guide/start/', lang: 'zh' },
  { routePath: '/guide/start/', pureRoutePath: '/guide/start/', lang: 'en' },
  { routePath: '/zh/404', pureRoutePath: '/404', lang: 'zh' },
];

test('an address names itself, its translation and the one for everybody else', () => {
  const xml = renderSitemap(routes, 'https://example.org/docs/');
  const alternates = [
    '    <xhtml:link rel="alternate" hreflang="en" href="https://example.org/docs/guide/start/"/>',
    '    <xhtml:link rel="alternate" hreflang="zh-CN" href="https://example.org/docs/zh/guide/start/"/>',
    '    <xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/docs/guide/start/"/>',
  ];
  expect(xml).toContain(
    [
      '  <url>',
      '    <loc>https://example.org/docs/zh/guide/start/</loc>',
      ...alternates,
      '  </url>',
    ].join('\n'),
  );
});

test('the order of addresses does not depend on the order of the build', () => {
  const root = 'https://example.org/';
  expect(renderSitemap(routes.toReversed(), root)).toBe(renderSitemap(routes, root));
});

test('pages for unknown addresses are left out', () => {
  expect(renderSitemap(routes, 'https://example.org/')).not.toContain('404');
});

test('a page without a translation names only itself', () => {
  const alone = [{ routePath: '/zh/a', pureRoutePath: '/a', lang: 'zh' }];
  const xml = renderSitemap(alone, 'https://example.org/');
  expect(xml.match(/<xhtml:link/g)).toHaveLength(1);
  expect(xml).not.toContain('x-default');
});

test('characters that XML or addresses reserve are escaped', () => {
  const odd = [{ routePath: '/a&b', pureRoutePath: '/a&b', lang: 'en' }];
  expect(renderSitemap(odd, 'https://example.org/')).toContain(
    '<loc>https://example.org/a&amp;b</loc>',
  );
});

test('a language without a name is an error that says where to add it', () => {
  const french = [{ routePath: '/fr/', pureRoutePath: '/', lang: 'fr' }];
  expect(() => renderSitemap(french, 'https://example.org/')).toThrow(
    /“fr”; add it to hreflang/,
  );
});
