import { expect, test } from './host.ts';

const pages = {
  '404.html': 'not found',
  'zh/404.html': '未找到',
  'zh/index.html': '首页',
};

for (const [address, text] of [
  ['/nope', 'not found'],
  ['/nope/', 'not found'],
  ['/nope/deeper.js', 'not found'],
  ['/zhuyin', 'not found'],
  ['/zh/nope', '未找到'],
  ['/zh/nope/deeper/', '未找到'],
  ['/404', 'not found'],
  ['/404.html', 'not found'],
  ['/zh/404.html', '未找到'],
  ['/100%25', 'not found'],
] as const) {
  test(`${address} has the status 404 and the nearest error page`, async ({ host }) => {
    const ask = await host(pages);
    const reply = await ask(address);
    expect(reply).toMatchObject({ status: 404, text });
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });
}

test('an error page is never answered with 304', async ({ host }) => {
  const ask = await host(pages);
  const { etag = '' } = (await ask('/nope')).headers;
  expect(await ask('/nope', { headers: { 'if-none-match': etag } })).toMatchObject({
    status: 404,
    text: 'not found',
  });
});

test('without an error page a plain sentence is sent', async ({ host }) => {
  const ask = await host({});
  const reply = await ask('/nope');
  expect(reply.status).toBe(404);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
});

for (const [address, text] of [
  ['/%', 'not found'],
  ['/%E0%A4%A', 'not found'],
  ['/%zz', 'not found'],
  ['/zh/%ff', '未找到'],
  // Refused before it reaches the site.
  ['no-slash', ''],
] as const) {
  test(`${address} is not well formed, gets the error page and does not stop the server`, async ({
    host,
  }) => {
    const ask = await host(pages);
    expect(await ask(address)).toMatchObject({ status: 400, text });
    expect(await ask('/')).toMatchObject({ status: 200 });
  });
}

test('methods that would change something are refused', async ({ host }) => {
  const ask = await host(pages);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers } = await ask('/', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  }
});
