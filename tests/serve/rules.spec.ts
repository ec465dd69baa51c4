import { headersFor, parseHeaders } from '../../tools/serve/headers.ts';
import { parseRedirects } from '../../tools/serve/redirects.ts';
import { expect, test } from './host.ts';

const rules = {
  _headers: [
    '# comment',
    '/*',
    '  X-Content-Type-Options: nosniff',
    '',
    '/static/*',
    '  Cache-Control: public, immutable',
    '  X-Link: <https://example.com>; rel=x',
    '/about',
    '\tX-About: yes',
  ].join('\n'),
  _redirects: [
    '# comment',
    '/en / 301',
    '/en/* /:splat 301',
    '/old /about 302',
    '/about /never 301',
    '/moved/* /about.html 200',
    '/zh/* /zh/404.html 404',
  ].join('\n'),
  'about.html': 'about',
  '404.html': 'not found',
  'zh/404.html': '未找到',
  'zh/index.html': '首页',
  'static/app.js': 'app',
};

test('the headers of all rules that fit are sent, and of no other', async ({ host }) => {
  const ask = await host(rules);
  const app = (await ask('/static/app.js')).headers;
  expect(app).toMatchObject({
    'cache-control': 'public, immutable',
    'x-content-type-options': 'nosniff',
    'x-link': '<https://example.com>; rel=x',
  });
  expect(app['x-about']).toBeUndefined();
  const about = (await ask('/about')).headers;
  expect(about).toMatchObject({ 'x-about': 'yes', 'x-content-type-options': 'nosniff' });
  expect(about['cache-control']).not.toContain('immutable');
});

test('an error below a cached folder is not cached, but has the headers of all', async ({
  host,
}) => {
  const ask = await host(rules);
  const { status, headers } = await ask('/static/gone.js');
  expect(status).toBe(404);
  expect(headers['cache-control']).not.toContain('immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('the same header from two rules is joined, as hosts do', () => {
  const parsed = parseHeaders('/*\n  X-A: 1\n/b\n  x-a: 2');
  expect(headersFor(parsed, '/b')).toEqual({ 'x-a': '1, 2' });
});

for (const [from, status, to] of [
  ['/en', 301, '/'],
  ['/en/', 301, '/'],
  ['/en/guide/start?a=1', 301, '/guide/start?a=1'],
  ['/en/a%20b', 301, '/a%20b'],
  ['/old?a=1', 302, '/about?a=1'],
] as const) {
  test(`${from} is sent on to ${to}`, async ({ host }) => {
    const reply = await (await host(rules))(from);
    expect(reply.status).toBe(status);
    expect(reply.headers.location).toBe(to);
  });
}

test('what merely begins like a rule is not sent on', async ({ host }) => {
  const ask = await host(rules);
  expect(await ask('/english')).toMatchObject({ status: 404 });
  expect(await ask('/guide/en/start')).toMatchObject({ status: 404 });
});

test('a splat cannot lead to another host', async ({ host }) => {
  const ask = await host(rules);
  for (const target of ['/en//example.com', '/en/%2Fexample.com', '/en/%5Cexample.com']) {
    const { headers } = await ask(target);
    const there = new URL(headers.location ?? '', 'http://site.test/');
    expect(there.host).toBe('site.test');
  }
});

test('a header cannot be injected by an address', async ({ host }) => {
  const ask = await host(rules);
  const { status, headers } = await ask('/en/a%0d%0aX-Injected:%20yes');
  expect(status).toBe(301);
  expect(headers['x-injected']).toBeUndefined();
});

test('a file comes before a rule, and a rule before the error page', async ({ host }) => {
  const ask = await host(rules);
  expect(await ask('/about')).toMatchObject({ status: 200, text: 'about' });
  expect(await ask('/zh/')).toMatchObject({ status: 200, text: '首页' });
  expect(await ask('/zh/nope')).toMatchObject({ status: 404, text: '未找到' });
  expect(await ask('/moved/far')).toMatchObject({ status: 200, text: 'about' });
});

test('a line that a host would skip without a word is an error', () => {
  expect(() => parseHeaders('/a\n  no colon')).toThrow('_headers:2');
  expect(() => parseHeaders('  X-A: 1')).toThrow('_headers:1');
  expect(() => parseRedirects('/a /b')).toThrow('_redirects:1');
  expect(() => parseRedirects('# ok\n/a /b 418')).toThrow('_redirects:2');
  expect(() => parseRedirects('/a https://example.com 301')).toThrow('_redirects:1');
});
