import { expect, test } from './host.ts';

const pages = {
  'about.html': 'about',
  'guide/index.html': 'guide',
  '404.html': 'not found',
  'zh/404.html': '未找到',
  _redirects: '/en/* /:splat 301',
  _headers: '/about\n  X-About: yes',
};

test('a site with a base stands below it and only there', async ({ host }) => {
  const ask = await host(pages, '/docs/');
  expect(await ask('/docs/')).toMatchObject({ status: 200, text: 'home' });
  expect(await ask('/docs/about')).toMatchObject({ status: 200, text: 'about' });
  expect(await ask('/docs/zh/nope')).toMatchObject({ status: 404, text: '未找到' });
  for (const outside of ['/', '/about', '/docsabout', '/docs2/about']) {
    const { status, text } = await ask(outside);
    expect(status).toBe(404);
    expect(text).toContain('/docs/');
  }
});

test('redirects stay below the base and keep the query', async ({ host }) => {
  const ask = await host(pages, '/docs/');
  const location = async (target: string) => (await ask(target)).headers.location;
  expect(await location('/docs?a=1')).toBe('/docs/?a=1');
  expect(await location('/docs/about.html?a=1')).toBe('/docs/about?a=1');
  expect(await location('/docs/guide')).toBe('/docs/guide/');
  expect(await location('/docs/en/about?a=1')).toBe('/docs/about?a=1');
});

test('rules for headers are about addresses below the base', async ({ host }) => {
  const ask = await host(pages, '/docs/');
  expect((await ask('/docs/about')).headers).toMatchObject({ 'x-about': 'yes' });
});
