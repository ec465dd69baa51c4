import { expect, test } from './host.ts';

const long = 'The same sentence again and again. '.repeat(100);

test('what the client has is not sent again', async ({ host }) => {
  const ask = await host({ 'about.html': long });
  const { etag = '' } = (await ask('/about')).headers;
  for (const tags of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')]) {
    const reply = await ask('/about', { headers: { 'if-none-match': tags } });
    expect(reply.status).toBe(304);
    expect(reply.body).toHaveLength(0);
    expect(reply.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
    expect(reply.headers['cache-control']).toContain('must-revalidate');
  }
});

test('other content has another tag and is sent', async ({ host }) => {
  const before = await host({ 'about.html': 'before' });
  const after = await host({ 'about.html': 'after' });
  const { etag = '' } = (await before('/about')).headers;
  const reply = await after('/about', { headers: { 'if-none-match': etag } });
  expect(reply).toMatchObject({ status: 200, text: 'after' });
});

test('HEAD has the headers of GET and no body', async ({ host }) => {
  const ask = await host({ 'about.html': long, '404.html': 'not found' });
  for (const target of ['/about', '/nope', '/about.html']) {
    const headers = { 'accept-encoding': 'br' };
    const get = await ask(target, { headers });
    const head = await ask(target, { method: 'HEAD', headers });
    const { date: _, ...expected } = get.headers;
    expect(head.status).toBe(get.status);
    expect(head.headers).toMatchObject(expected);
    expect(head.body).toHaveLength(0);
  }
});

test('without a rule, everything is asked for again', async ({ host }) => {
  const ask = await host({ 'about.html': 'about' });
  for (const target of ['/about', '/about.html']) {
    const { headers } = await ask(target);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

for (const [name, type] of [
  ['page.html', 'text/html; charset=utf-8'],
  ['style.css', 'text/css; charset=utf-8'],
  ['script.js', 'text/javascript; charset=utf-8'],
  ['data.json', 'application/json'],
  ['logo.svg', 'image/svg+xml'],
  ['sitemap.xml', 'application/xml'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['font.woff2', 'font/woff2'],
  ['PHOTO.PNG', 'image/png'],
] as const) {
  test(`${name} is sent as ${type}`, async ({ host }) => {
    const ask = await host({ [name]: 'content' });
    const { headers } = await ask(`/${name.replace('.html', '')}`);
    expect(headers['content-type']).toBe(type);
  });
}
