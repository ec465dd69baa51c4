// _redirects below another base path. That of the site: tests/content/host-files.spec.ts.
import { expect, test } from '@playwright/test';
import { redirectRules } from '../src/redirects/rules.ts';

test('every rule is below the base path, and folders with pages are those that have moved', () => {
  const rules = redirectRules({
    base: '/docs/',
    langs: ['en', 'zh'],
    moved: { api: 'guide/api#start' },
    routes: ['/', '/404', '/about', '/guide/api', '/guide/', '/zh/guide/', '/zh/faq'],
  });
  expect(rules.trimEnd().split('\n')).toEqual([
    '/docs/en /docs/ 301',
    '/docs/en/ /docs/ 301',
    '/docs/en/guide/* /docs/guide/:splat 301',
    '/docs/api /docs/guide/api#start 301',
    '/docs/api/ /docs/guide/api#start 301',
    '/docs/zh/api /docs/zh/guide/api#start 301',
    '/docs/zh/api/ /docs/zh/guide/api#start 301',
    '/docs/zh/* /docs/zh/404.html 404',
  ]);
});
