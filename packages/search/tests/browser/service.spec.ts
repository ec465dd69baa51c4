// Search with a configured service, over real HTTP.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import {
  buildFixtureSite,
  type FixtureSite,
} from '../../../../tests/support/fixture-site.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { openSearch, search } from './panel.ts';

test.describe.configure({ mode: 'serial' });

let service: Server;
let site: FixtureSite;
const requests: URL[] = [];
let answer: (url: URL, response: ServerResponse) => void = () => {};

const respond = (body: unknown) => (_: URL, response: ServerResponse) => {
  response.end(JSON.stringify(body));
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  service = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    requests.push(url);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'application/json');
    answer(url, response);
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const { port } = service.address() as AddressInfo;
  site = await buildFixtureSite('versioned', {
    SITE_SEARCH_SERVICE: `http://127.0.0.1:${port}/search`,
    SITE_SEARCH_INDEXES: 'rslib,rsbuild',
  });
});

test.afterAll(async () => {
  await site?.close();
  service?.close();
});

test.beforeEach(async ({ page }) => {
  requests.length = 0;
  await visited(page);
});

const own = { title: 'Own page', link: '/guide/', header: 'Part', statement: 'Umd.' };
const other = { title: 'Other page', link: 'https://other.example/umd' };

test('each index is a group, and results of other sites open in a new tab', async ({
  page,
}) => {
  answer = respond([
    { index: 'rslib', hits: [own] },
    { index: 'rsbuild', hits: [other] },
  ]);
  await page.goto(`${site.root}zh/guide/`);
  const panel = await openSearch(page);
  await search(panel, 'Umd ');
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    keyword: 'Umd',
    limit: '7',
    searchIndexes: 'rslib,rsbuild',
    lang: 'zh',
  });
  await expect(panel.dialog.getByRole('group', { name: 'rsbuild' })).toContainText(
    'Other page',
  );
  await expect(panel.options.nth(1)).toHaveAttribute('target', '_blank');
  await expect(panel.options.nth(1)).toHaveAttribute('rel', /noopener/);
  await panel.options.first().click();
  await expect(page).toHaveURL(`${site.root}guide/`);
  expect(page.context().pages()).toHaveLength(1);
});

test('nothing in an answer is used as HTML or as a script', async ({ page }) => {
  const attack = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  answer = respond([
    {
      index: 'rslib',
      hits: [
        { title: attack, header: attack, statement: attack, link: '/guide/' },
        { title: 'Script', link: 'javascript:window.hit=1' },
        { title: 'Data', link: 'data:text/html,<script>1</script>' },
        { title: 7, link: '/guide/' },
        null,
      ],
    },
    'nonsense',
  ]);
  await page.goto(`${site.root}guide/`);
  const panel = await openSearch(page);
  await search(panel, 'img');
  await expect(panel.options).toHaveCount(1);
  await expect(panel.options).toContainText('<img src=x');
  await expect(panel.dialog.locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => Object(window).hit)).toBeUndefined();
});

for (const [name, failing] of [
  ['an error', (_: URL, response: ServerResponse) => void response.writeHead(500).end()],
  ['an answer that is no list', respond({ hits: [] })],
  [
    'an answer that is no JSON',
    (_: URL, response: ServerResponse) => void response.end('<html>'),
  ],
] as const) {
  test(`${name} is logged and gives no results`, async ({ page }) => {
    const logged: string[] = [];
    page.on(
      'console',
      (message) => message.type() === 'error' && logged.push(message.text()),
    );
    answer = failing;
    await page.goto(`${site.root}guide/`);
    const { dialog, input, options } = await openSearch(page);
    await input.fill('umd');
    await expect(dialog.getByText('No results for "umd"')).toBeVisible();
    await expect(options).toHaveCount(0);
    expect(logged.length).toBeGreaterThan(0);
  });
}

test('a slow request is aborted when something else is typed', async ({ page }) => {
  const held: (() => void)[] = [];
  answer = (url, response) => {
    const hit = { ...own, title: `Found ${url.searchParams.get('keyword')}` };
    const send = () => response.end(JSON.stringify([{ index: 'rslib', hits: [hit] }]));
    if (url.searchParams.get('keyword') === 'slow') held.push(send);
    else send();
  };
  await page.goto(`${site.root}guide/`);
  const panel = await openSearch(page);
  const aborted = page.waitForEvent('requestfailed');
  await panel.input.fill('slow');
  await expect.poll(() => held.length).toBe(1);
  await panel.input.fill('fast');
  await expect(panel.options).toContainText('Found fast');
  await aborted;
  held[0]?.();
  await expect(panel.options).toContainText('Found fast');
});
