import { expect, test } from './host.ts';

const pages = {
  'about.html': 'about',
  'guide/index.html': 'guide',
  'guide/start.html': 'start',
  'guide/a b.html': 'spaced',
  'logo.svg': '<svg/>',
};

for (const [address, text] of [
  ['/', 'home'],
  ['/about', 'about'],
  ['/guide/', 'guide'],
  ['/guide/start', 'start'],
  ['/guide/start?tab=1', 'start'],
  ['/guide/a%20b', 'spaced'],
  ['/logo.svg', '<svg/>'],
  ['http://example.com/about', 'about'],
] as const) {
  test(`${address} is answered as it stands`, async ({ host }) => {
    const ask = await host(pages);
    expect(await ask(address)).toMatchObject({ status: 200, text });
  });
}

for (const [address, clean] of [
  ['/index', '/'],
  ['/index.html', '/'],
  ['/about.html', '/about'],
  ['/about/', '/about'],
  ['/guide', '/guide/'],
  ['/guide/index', '/guide/'],
  ['/guide/index.html?tab=1&x=%20', '/guide/?tab=1&x=%20'],
  ['/guide/start.html?tab=1', '/guide/start?tab=1'],
  ['/guide/a%20b.html', '/guide/a%20b'],
] as const) {
  test(`${address} is sent on to ${clean}`, async ({ host }) => {
    const ask = await host(pages);
    const { status, headers } = await ask(address);
    expect(status).toBe(308);
    expect(headers.location).toBe(clean);
    expect(await ask(clean)).toMatchObject({ status: 200 });
  });
}

test('a page and a folder of the same name are told apart by the slash', async ({
  host,
}) => {
  const ask = await host({ 'dts.html': 'page', 'dts/index.html': 'folder' });
  expect(await ask('/dts')).toMatchObject({ status: 200, text: 'page' });
  expect(await ask('/dts/')).toMatchObject({ status: 200, text: 'folder' });
});

test('addresses are case-sensitive', async ({ host }) => {
  const ask = await host(pages);
  expect(await ask('/About')).toMatchObject({ status: 404 });
});
