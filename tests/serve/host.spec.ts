// What the server of the built site has in common with a static host.
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeFiles } from '@site/test-files';
import { type RunningServer, startServer } from '../../tools/serve/server.ts';

const long = 'The same sentence again and again. '.repeat(100);
const files = {
  'index.html': 'home',
  'about.html': long,
  'dts.html': 'page',
  'dts/index.html': 'folder',
  'guide/index.html': 'guide',
  'guide/start.html': 'start',
  '404.html': 'not found',
  'zh/404.html': '未找到',
  'static/a.js': 'a()',
  'digits.txt': '0123456789',
  'favicon.ico': 'icon',
  '.env': 'secret',
  _headers: '/*',
};

let site: string;
let server: RunningServer;

test.beforeEach(async () => {
  site = writeFiles(files, test.info().outputPath('site'));
  writeFiles({ 'secret.txt': 'secret' }, test.info().outputPath());
  server = await startServer(site, { base: '/', port: 0 });
});
test.afterEach(() => server.close());

/** Asks for a path as it is: `fetch` would tidy it. */
function statusOf(target: string, at: RunningServer): Promise<number | undefined> {
  const { hostname, port } = new URL(at.origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** What is answered with the text of a file. */
const answers = [
  ['/', 200, 'home'],
  ['/about?tab=1', 200, long],
  ['/guide/', 200, 'guide'],
  ['/guide/start', 200, 'start'],
  ['/dts', 200, 'page'],
  ['/dts/', 200, 'folder'],
  ['/nope/deeper.js', 404, 'not found'],
  ['/zh/nope/deeper/', 404, '未找到'],
  ['/zh/404.html', 404, '未找到'],
  ['/404', 404, 'not found'],
  ['/%E0%A4%A', 404, 'not found'],
  ['/_headers', 404, 'not found'],
  ['/.env', 404, 'not found'],
] as const;

/** What leads to the one address of its page. */
const redirects = [
  ['/index.html', '/'],
  ['/about.html?a=%20', '/about?a=%20'],
  ['/about/', '/about'],
  ['/guide', '/guide/'],
  ['/guide/index', '/guide/'],
  ['//', '/'],
] as const;

test('a page has one address, and others are answered with the nearest error page', async () => {
  for (const [address, status, text] of answers) {
    const answer = await fetch(server.origin + address, { redirect: 'manual' });
    expect([answer.status, await answer.text()], address).toEqual([status, text]);
  }
  for (const [address, clean] of redirects) {
    const { status, headers } = await fetch(server.origin + address, {
      redirect: 'manual',
    });
    expect([status, headers.get('location')], address).toEqual([308, clean]);
  }
});

/** Paths as no browser sends them: each is answered with 404, and the server goes on. */
const hostilePaths = [
  '//guide',
  '/guide//start',
  '/./guide/',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%252e%252e/secret.txt',
  '/..%5csecret.txt',
  '/%5c..',
  '/..\\secret.txt',
  '/guide\\start',
  '/static/../../secret.txt',
  '/%00',
  '/guide/start%00.html',
  '/%',
  '/%c0%ae%c0%ae/secret.txt',
  '/%0d%0a',
  `/${'a'.repeat(10_000)}`,
  '/..'.repeat(3000),
  '/%2f'.repeat(3000),
  '*',
  'http://elsewhere.example/guide/',
];

test('a hostile path is answered with 404, and the server goes on', async () => {
  for (const base of ['/', '/docs/']) {
    const hostile = await startServer(site, { base, port: 0 });
    for (const target of hostilePaths) {
      const inside = target.replace(/^\//, base);
      for (const one of new Set([target, inside])) {
        const shown = `${one.slice(0, 60)} below ${base}`;
        expect(await statusOf(one, hostile), shown).toBe(404);
        expect(await statusOf(base, hostile), `the home page after ${shown}`).toBe(200);
      }
    }
    await hostile.close();
  }
});

test('below another base, nothing beside it is answered', async () => {
  const other = await startServer(site, { base: '/docs/', port: 0 });
  const at = async (address: string) => {
    const { status, headers } = await fetch(other.origin + address, {
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  expect(await at('/docs/about')).toEqual([200, null]);
  expect(await at('/docs?a=1')).toEqual([308, '/docs/?a=1']);
  expect(await at('/docs/about.html')).toEqual([308, '/docs/about']);
  for (const address of ['/', '/about', '/docs2/about'])
    expect(await at(address)).toEqual([404, null]);
  await other.close();
});

test('answers are compressed, and kept as long as their names allow', async () => {
  const page = await fetch(`${server.origin}/about`);
  expect(page.headers.get('content-encoding')).toMatch(/br|gzip/);
  expect(page.headers.get('cache-control')).toMatch(/max-age=0/);
  const headers = {
    'if-none-match': page.headers.get('etag') ?? '',
    // As browsers ask. Without it, Node.js asks to ignore what is kept.
    'cache-control': 'max-age=0',
  };
  expect((await fetch(`${server.origin}/about`, { headers })).status).toBe(304);
  const script = await fetch(`${server.origin}/static/a.js`);
  expect(script.headers.get('cache-control')).toMatch(/immutable/);
});

test('a part of a file is answered as it was asked for, or refused', async () => {
  for (const [range, status, text, part] of [
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
    ['bytes=5-2', 416, '', 'bytes */10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    // What cannot be read asks for nothing.
    ['bytes=a-b', 200, '0123456789', null],
    ['lines=1-2', 200, '0123456789', null],
  ] as const) {
    const answer = await fetch(`${server.origin}/digits.txt`, { headers: { range } });
    expect([answer.status, await answer.text()], range).toEqual([status, text]);
    expect(answer.headers.get('content-range'), range).toBe(part);
  }
});

test('a file or an error page that is gone since the start is not found', async () => {
  for (const name of ['digits.txt', '404.html']) rmSync(path.join(site, name));
  for (const address of ['/digits.txt', '/nope']) {
    const { status } = await fetch(server.origin + address);
    expect(status, address).toBe(404);
  }
  expect(await (await fetch(`${server.origin}/guide/`)).text()).toBe('guide');
});

test('with headers, an address gets those of all rules that fit, without what one takes back', async () => {
  const rules = ['/*', '  X-Rule: 1', '  Content-Security-Policy: all', '/guide/*'];
  rules.push('  ! Content-Security-Policy', '  Content-Security-Policy: guide');
  writeFiles({ _headers: [...rules, '  X-Rule: 2', ''].join('\n') }, site);
  const host = await startServer(site, { base: '/', port: 0, headers: true });
  const sent = async (address: string) => {
    const { headers } = await fetch(host.origin + address);
    return [headers.get('content-security-policy'), headers.get('x-rule')];
  };
  expect(await sent('/about')).toEqual(['all', '1']);
  expect(await sent('/guide/start')).toEqual(['guide', '1, 2']);
  await host.close();
});

test('only GET and HEAD are answered, and each file with its type', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const { status, headers } = await fetch(server.origin, { method });
    expect([status, headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
  }
  const head = await fetch(`${server.origin}/digits.txt`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    '',
  ]);
  const icon = await fetch(`${server.origin}/favicon.ico`);
  expect(icon.headers.get('content-type')).toMatch(/^image\//);
});
