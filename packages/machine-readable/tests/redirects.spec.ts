// _redirects below another path. That of the site: tests/content/host-files.spec.ts.
import { expect, test } from '@playwright/test';
import { redirectRules } from '../src/build/redirects.ts';

test('every rule, and where it leads, is below the path of the site', () => {
  const rules = redirectRules({
    base: '/docs/',
    langs: ['en', 'zh'],
    moved: { api: 'guide/api#start' },
    folders: ['guide'],
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
