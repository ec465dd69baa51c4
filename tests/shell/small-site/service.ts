// Search with a configured service.
import type { Route } from '@playwright/test';
import texts from '@site/search/texts.json' with { type: 'json' };
import { openSearch, search } from '../../../packages/search/tests/browser/panel.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { service as address, site } from './site.ts';

type Answer = (route: Route, query: string) => unknown;

const respond = (json: unknown) => (route: Route) =>
  route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });

const own = { title: 'Own page', link: '/guide/', header: 'Part', statement: 'Umd.' };
const other = { title: 'Other page', link: 'https://other.example/umd' };

/** Answers that are none. */
const failing = {
  'an error': (route: Route) => route.fulfill({ status: 500 }),
  'an answer that is no list': respond({ hits: [] }),
  'an answer that is no JSON': (route: Route) =>
    route.fulfill({ body: '<html>', headers: { 'access-control-allow-origin': '*' } }),
};

/** Answers what the page asks the service from now on, and returns what it asked. */
async function answerWith(page: Page, first: Answer) {
  const requests: URLSearchParams[] = [];
  const service = { requests, answer: first };
  await page.route(`${address}?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    requests.push(searchParams);
    return service.answer(route, searchParams.get('keyword') ?? '');
  });
  return service;
}

test('each index of a search service is a group, Enter opens another one in a new window, nothing in its answers is used as HTML, failures are logged, and a slow request is aborted', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    // The browser itself reports the status of an answer.
    const isOwn = !message.text().startsWith('Failed to load resource');
    if (isOwn && message.type() === 'error') logged.push(message.text());
  });
  const found = respond([
    { index: 'rslib', hits: [own] },
    { index: 'rsbuild', hits: [other] },
  ]);
  const service = await answerWith(page, found);
  await page.goto(`${site.root}zh/guide/`);
  const panel = await openSearch(page);
  const { dialog, input, options } = panel;
  await search(panel, 'Umd ');
  expect.soft(Object.fromEntries(service.requests[0] ?? [])).toEqual({
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
    service.answer = respond([
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
      service.answer = fail;
      await input.fill(name);
      const none = texts.searchNoResultsText.en.replace('{query}', name);
      await expect(dialog.getByText(none, { exact: true })).toBeVisible();
      await expect(options).toHaveCount(0);
      await expect.poll(() => logged, name).not.toEqual([]);
    });
  }

  await test.step('a slow request is aborted when something else is typed', async () => {
    const held: (() => void)[] = [];
    service.answer = (route, query) => {
      const hit = { ...own, title: `Found ${query}` };
      const send = respond([{ index: 'rslib', hits: [hit] }]);
      if (query === 'slow') held.push(() => void send(route).catch(() => {}));
      else return send(route);
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
