// Search with a configured service, over real HTTP.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import texts from '@site/theme/i18n.json' with { type: 'json' };
import {
  buildFixtureSite,
  type FixtureSite,
} from '../../../../tests/support/fixture-site.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { openSearch, search } from './panel.ts';

let service: Server;
let site: FixtureSite;
const requests: URL[] = [];
let answer: (url: URL, response: ServerResponse) => void = () => {};

const respond = (body: unknown) => (_: URL, response: ServerResponse) => {
  response.end(JSON.stringify(body));
};

test.beforeAll(async () => {
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

/** Answers that are none, with what happens then. */
const failing = {
  'an error': (_: URL, response: ServerResponse) => void response.writeHead(500).end(),
  'an answer that is no list': respond({ hits: [] }),
  'an answer that is no JSON': (_: URL, response: ServerResponse) =>
    void response.end('<html>'),
};

test('each index of a service is a group, Enter opens another one in a new window, nothing in its answers is used as HTML, failures are logged, and a slow request is aborted', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && logged.push(message.text()),
  );
  answer = respond([
    { index: 'rslib', hits: [own] },
    { index: 'rsbuild', hits: [other] },
  ]);
  await page.goto(`${site.root}zh/guide/`);
  const panel = await openSearch(page);
  const { dialog, input, options } = panel;
  await search(panel, 'Umd ');
  expect.soft(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    keyword: 'Umd',
    limit: '7',
    searchIndexes: 'rslib,rsbuild',
    lang: 'zh',
  });
  const group = dialog.getByRole('group', { name: 'rsbuild' });
  await expect(group).toContainText('Other page');
  await expect.soft(options.nth(1)).toHaveAttribute('target', '_blank');
  await expect.soft(options.nth(1)).toHaveAttribute('rel', /noopener/);
  await page.context().route(other.link, (route) => route.fulfill({ body: 'Other' }));
  const opened = page.waitForEvent('popup');
  await input.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await input.press('Enter');
  const popup = await opened;
  await expect(popup, 'Enter opens a hit of another index in a new window').toHaveURL(
    other.link,
  );
  await popup.close();
  await expect(page, 'and leaves this page').toHaveURL(`${site.root}zh/guide/?q=Umd`);
  await options.first().click();
  await expect(page).toHaveURL(`${site.root}guide/`);
  expect.soft(page.context().pages()).toHaveLength(1);

  await test.step('nothing in an answer is used as HTML or as a script', async () => {
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
    await openSearch(page);
    await search(panel, 'img');
    await expect(options).toHaveCount(1);
    await expect(options).toContainText('<img src=x');
    await expect.soft(dialog.locator('img, script')).toHaveCount(0);
    expect.soft(await page.evaluate(() => Object(window).hit)).toBeUndefined();
  });

  for (const [name, fail] of Object.entries(failing)) {
    await test.step(`${name} is logged and gives no results`, async () => {
      logged.length = 0;
      answer = fail;
      await input.fill(name);
      const none = texts.searchNoResultsText.en.replace('{query}', name);
      await expect(dialog.getByText(none, { exact: true })).toBeVisible();
      await expect(options).toHaveCount(0);
      await expect.poll(() => logged, name).not.toEqual([]);
    });
  }

  await test.step('a slow request is aborted when something else is typed', async () => {
    const held: (() => void)[] = [];
    answer = (url, response) => {
      const hit = { ...own, title: `Found ${url.searchParams.get('keyword')}` };
      const send = () => response.end(JSON.stringify([{ index: 'rslib', hits: [hit] }]));
      if (url.searchParams.get('keyword') === 'slow') held.push(send);
      else send();
    };
    const aborted = page.waitForEvent('requestfailed');
    await input.fill('slow');
    await expect.poll(() => held.length).toBe(1);
    await input.fill('fast');
    await expect(options).toContainText('Found fast');
    await aborted;
    held[0]?.();
    await expect(options).toContainText('Found fast');
  });
});
