// What search loads and when, and what happens if that fails.
import { expect, test, type Worker } from '@playwright/test';
import texts from '@site/theme/i18n.json' with { type: 'json' };
import { hold } from '../../../../tests/support/hold.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { openSearch, panelOf, search } from './panel.ts';

const guide = 'guide/start/quick-start';
const index = /\/static\/search_index\.(en|zh)\.[0-9a-f]{8}\.json$/;

test.beforeEach(({ page }) => visited(page));

/** What a worker has loaded. Playwright may miss the first requests of a worker. */
const loadedBy = (worker: Worker) =>
  worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('the index of the language is loaded once, in a worker, when search is opened', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`zh/${guide}`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => index.test(url))).toEqual([]);
  const panel = await openSearch(page);
  await search(panel, 'umd');
  const [worker, ...others] = page.workers();
  expect(others).toEqual([]);
  const loaded = worker ? await loadedBy(worker) : [];
  const indexes = loaded.filter((url) => index.test(url));
  expect(indexes).toEqual([expect.stringContaining('.zh.')]);
});

for (const [name, blockWorker] of [
  [
    'workers are blocked',
    () =>
      Object.defineProperty(window, 'Worker', {
        value: class {
          constructor() {
            throw new DOMException('blocked', 'SecurityError');
          }
        },
      }),
  ],
  [
    "the worker's script is missing",
    () =>
      Object.defineProperty(window, 'Worker', {
        value: class extends Worker {
          constructor() {
            super('/no-such-worker.js');
          }
        },
      }),
  ],
] as const) {
  test(`search works in the page if ${name}`, async ({ page }) => {
    await page.addInitScript(blockWorker);
    await page.goto(guide);
    const panel = await openSearch(page);
    await search(panel, 'umd name');
    await expect(panel.options.first()).toContainText('lib.umdName');
  });
}

for (const [damage, lang, damaged] of [
  ['missing', 'en', () => ({ status: 500 })],
  ['missing', 'zh', () => ({ status: 500 })],
  ['incomplete', 'en', (body: string) => ({ body: body.slice(0, body.length / 2) })],
  ['from another version of the site', 'en', () => ({ body: '[{"title":"A"}]' })],
] as const) {
  test(`an index that is ${damage} is reported, and loaded by “Try again” (${lang})`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    // The test cannot intercept a worker's requests, so the engine runs in the page.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    let failing = true;
    await page.route(index, async (route) => {
      if (!failing) return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, ...damaged(await response.text()) });
    });
    await page.goto(lang === 'zh' ? `zh/${guide}` : guide);
    await page.locator('[data-search-open]').click();
    const { dialog, input, options } = panelOf(page);
    await expect(dialog.getByRole('alert')).toContainText(texts.searchFailed[lang]);
    expect(logged).toContain(
      'Failed to fetch search index, please reload the page and try again.',
    );
    failing = false;
    await dialog.getByRole('button', { name: texts.searchRetry[lang] }).click();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await input.fill('umd name');
    await expect(options.first()).toContainText('umdName');
  });
}

test('pointing at the button loads names, then React and the text in a worker', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const names = await hold(page, '**/static/search/names.*');
  await page.goto(guide);
  await page.locator('[data-search-open]').hover();
  await expect
    .poll(() => asked.filter((path) => path.includes('/panel.')))
    .toHaveLength(1);
  expect(asked.filter((path) => /static\/(js|search_index)/.test(path))).toEqual([]);
  const react = page.waitForRequest('**/static/js/**');
  names.release();
  await react;
  // A worker starts early, but waits for the names, too.
  const loaded = () => Promise.all(page.workers().map(loadedBy));
  await expect
    .poll(loaded)
    .toEqual([expect.arrayContaining([expect.stringMatching(index)])]);
  await expect(page.locator('[data-search-dialog]')).toBeHidden();
});

test('a spinner turns while the index is loading', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const held = await hold(page, index);
  await page.goto(guide);
  await page.locator('[data-search-open]').click();
  const { dialog, input } = panelOf(page);
  await input.fill('umd');
  await expect(input).toHaveAttribute('data-search-status', 'initing');
  await expect(dialog.locator('.search-spinner')).toBeVisible();
  held.release();
  await expect(dialog.locator('.search-spinner')).toBeHidden();
});
