import { expect, test } from '@playwright/test';
import { origin } from '@site/settings';
import { routesOf } from '../support/routes.ts';

const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

test('an address of the sitemap becomes a path and a language', () => {
  const text = sitemap(
    `${origin}/`,
    `${origin}/guide/start/`,
    `${origin}/zh/`,
    `${origin}/zh/a`,
  );
  expect(routesOf(text, '/').map(({ path, lang }) => [path, lang])).toEqual([
    ['/', 'en'],
    ['/guide/start/', 'en'],
    ['/zh/', 'zh'],
    ['/zh/a', 'zh'],
  ]);
});

test('the base stays in the path and does not hide the language', () => {
  const text = sitemap(`${origin}/docs/`, `${origin}/docs/zh/a`);
  expect(routesOf(text, '/docs/').map(({ path, lang }) => [path, lang])).toEqual([
    ['/docs/', 'en'],
    ['/docs/zh/a', 'zh'],
  ]);
});

test('a sitemap without pages or of another site is an error', () => {
  expect(() => routesOf(sitemap(), '/')).toThrow('no page');
  expect(() => routesOf(sitemap('https://example.com/'), '/')).toThrow('example.com');
  expect(() => routesOf(sitemap(`${origin}/a`), '/docs/')).toThrow('/docs/');
});
