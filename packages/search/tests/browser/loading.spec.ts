// What search loads and when, and what happens when that fails.
import { expect, type Page, test } from '@playwright/test';
import { hold } from '../../../../tests/support/hold.ts';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { openSearch, panelOf, search } from './panel.ts';

const guide = 'guide/start/quick-start';
const index = /\/static\/search_index\.(en|zh)\.[0-9a-f]{8}\.json$/;

test.beforeEach(({ page }) => visited(page));

function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return urls;
}

test('opening search loads the index of the page’s language, once, in a worker', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await page.goto(`zh/${guide}`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('search_index'))).toEqual([]);
  const panel = await openSearch(page);
  await search(panel, 'umd');
  const indexes = asked.filter((path) => path.includes('search_index'));
  expect(indexes).toHaveLength(1);
  expect(indexes[0]).toMatch(index);
  expect(indexes[0]).toContain('.zh.');
  expect(page.workers()).toHaveLength(1);
});

test('search works without a worker where workers are blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      },
    });
  });
  await page.goto(guide);
  const panel = await openSearch(page);
  await search(panel, 'umd name');
  await expect(panel.options.first()).toContainText('lib.umdName');
});

test('search works without a worker where its script fails to load', async ({ page }) => {
  await page.addInitScript(() => {
    const Original = Worker;
    Object.defineProperty(window, 'Worker', {
      value: class extends Original {
        constructor() {
          super('/no-such-worker.js');
        }
      },
    });
  });
  await page.goto(guide);
  const panel = await openSearch(page);
  await search(panel, 'umd name');
  await expect(panel.options.first()).toContainText('lib.umdName');
});

for (const [prefix, failed, again] of [
  ['', 'The search index could not be loaded.', 'Try again'],
  ['zh/', '搜索索引加载失败。', '重试'],
] as const) {
  test(`a failed download is logged and reported, and can be retried: /${prefix}`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    // The worker's requests are no requests of the page's for the tests, so the engine runs beside it.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    let failing = true;
    await page.route(index, (route) =>
      failing ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.goto(prefix + guide);
    await page.locator('[data-search-open]').click();
    const { dialog, input, options } = panelOf(page);
    await expect(dialog.getByRole('alert')).toContainText(failed);
    expect(logged).toContain(
      'Failed to fetch search index, please reload the page and try again.',
    );
    await input.fill('umd name');
    await expect(options).toHaveCount(0);
    failing = false;
    await dialog.getByRole('button', { name: again }).click();
    await expect(options.first()).toContainText('umdName');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
}

for (const [name, damage] of [
  ['is cut off half way', (body: string) => body.slice(0, body.length / 2)],
  [
    'belongs to another version of the site',
    () => JSON.stringify([{ title: 'A', route: '/a', text: 'umd', sections: [] }]),
  ],
  ['lacks a text', (body: string) => body.replace(/"prose":\["[^"]*",/, '"prose":[')],
] as const) {
  test(`an index that ${name} is reported, and can be loaded again`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    let failing = true;
    await page.route(index, async (route) => {
      if (!failing) return route.continue();
      const response = await route.fetch();
      const body = await response.text();
      expect(damage(body)).not.toBe(body);
      await route.fulfill({ response, body: damage(body) });
    });
    await page.goto(guide);
    await page.locator('[data-search-open]').click();
    const { dialog, options } = panelOf(page);
    await expect(dialog.getByRole('alert')).toBeVisible();
    failing = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await search(panelOf(page), 'umd name');
    await expect(options.first()).toContainText('umdName');
  });
}

test('pointing at the button gets search ready before it is pressed', {
  tag: '@desktop',
}, async ({ page }) => {
  await watchHydration(page);
  await page.goto(guide);
  await hydrate(page);
  const ready = page.waitForEvent('worker');
  const asked = page.waitForRequest(index);
  await page.locator('[data-search-open]').hover();
  await Promise.all([ready, asked]);
  await expect(page.locator('[data-search-dialog]')).toHaveCount(0);
});

test('a spinner shows while the index is loading', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const held = await hold(page, index);
  await page.goto(guide);
  await page.locator('[data-search-open]').click();
  const { dialog, input, options } = panelOf(page);
  await input.fill('umd');
  await expect(input).toHaveAttribute('data-search-status', 'initing');
  await expect(dialog.locator('[data-search-spinner]')).toBeVisible();
  held.release();
  await options.first().waitFor();
  await expect(dialog.locator('[data-search-spinner]')).toHaveCount(0);
});
