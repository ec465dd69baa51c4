import { readdirSync, readFileSync } from 'node:fs';
import { locales, origin } from '../../site.ts';
import moved from '../../theme/not-found/moved.json' with { type: 'json' };
import { redirectRules } from '../../tools/rspress/moved/rules.ts';
import { headersFor, parseHeaders } from '../../tools/serve/headers.ts';
import { followRedirects, parseRedirects } from '../../tools/serve/redirects.ts';
import { expect, test } from './host.ts';

const published = (name: string) => readFileSync(`docs/public/${name}`, 'utf8');
const headers = parseHeaders(published('_headers'));
const langs = locales.map(({ lang }) => lang);
const redirects = parseRedirects(redirectRules(moved, langs));

/** Pages of the site by their first segment, as the folder of the default language has them. */
const folders = readdirSync(`docs/${locales[0].lang}`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map((entry) => `/${entry.name}/`);
const pages = ['/', '/zh/', ...folders.flatMap((folder) => [folder, `/zh${folder}page`])];

for (const address of pages) {
  test(`${address} is asked for again each time`, () => {
    expect(headersFor(headers, address)['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });
}

test('hashed files are kept for a year', () => {
  expect(headersFor(headers, '/static/js/index.0123456789.js')['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('no address gets a header from two rules', () => {
  for (const address of [...pages, '/static/js/async/a.js', '/logo.svg', '/robots.txt']) {
    const names = headers
      .filter(({ matches }) => matches.test(address))
      .flatMap((rule) => rule.headers.map(([name]) => name.toLowerCase()));
    expect(names, address).toEqual([...new Set(names)]);
    expect(names).toContain('x-content-type-options');
    expect(names).toContain('referrer-policy');
  }
});

for (const [from, to, status] of [
  ['/en', '/', 301],
  ['/en/', '/', 301],
  ['/en/guide/start/', '/guide/start/', 301],
  ['/zh/nope', '/zh/404.html', 404],
] as const) {
  test(`${from} leads to ${to} with ${status}`, () => {
    expect(followRedirects(redirects, from)).toMatchObject({ to, status });
  });
}

for (const [from, to] of Object.entries(moved)) {
  for (const prefix of ['/', '/zh/']) {
    test(`${prefix}${from} leads to where its content is now, in the same language`, () => {
      for (const end of ['', '/']) {
        const {
          to: path,
          hash,
          status,
        } = followRedirects(redirects, prefix + from + end) ?? {};
        expect(`${path}${hash} ${status}`).toBe(`${prefix}${to} 301`);
      }
    });
  }
}

test('an address of the default language is left alone', () => {
  expect(followRedirects(redirects, '/guide/start/')).toBeUndefined();
});

test('robots may read everything and are told of the sitemap', () => {
  const lines = published('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap.xml`]);
});
