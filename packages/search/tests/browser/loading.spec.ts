// What search loads and when, and what happens if that fails.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Worker } from '@playwright/test';
import { hold } from '@site/test-support/hold';
import { siteOutput } from '@site/test-support/site';
import { expect, test } from '@site/test-support/test';
import { visited } from '@site/test-support/visitor';
import texts from '../../src/browser/texts.json' with { type: 'json' };
import { openSearch, panelOf, search } from './panel.ts';

const guide = 'guide/start/';
const index = /\/static\/search_index\.(en|zh)\.[0-9a-f]{8}\.json$/;

/** What a press on search and the first query may load, in KiB of brotli. */
const budget = 300;

/** What a worker has loaded. Playwright may miss the first requests of a worker. */
const loadedBy = (worker: Worker) =>
  worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test(`pointing at the button loads names, then, once, the index of the language in a worker, up to a query at most ${budget} KiB, and no React`, {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const names = await hold(page, '**/static/search/names.*');
  await page.goto(`zh/${guide}`, { waitUntil: 'networkidle' });
  const before = asked.length;
  const parts = () =>
    asked.filter((path) => /static\/(js|search_index|search)/.test(path));
  expect(parts(), 'before the first sign of intent').toEqual([]);
  await page.locator('[data-search-open]').hover();
  await expect.poll(parts).toContainEqual(expect.stringContaining('/panel.'));
  await expect.poll(() => names.asked.length).toBeGreaterThan(0);
  const later = parts().filter((path) => !path.includes('/static/search/'));
  expect(later, 'before the names are there').toEqual([]);
  names.release();
  // A worker starts early, but waits for the names, too.
  const loaded = async () =>
    (await Promise.all(page.workers().map(loadedBy))).map((urls) =>
      urls.filter((url) => index.test(url)),
    );
  await expect.poll(loaded).toEqual([[expect.stringContaining('.zh.')]]);
  await expect(page.locator('[data-search-dialog]')).toBeHidden();
  const panel = await openSearch(page);
  await search(panel, 'umd');
  expect(await loaded(), 'after a query').toEqual([[expect.stringContaining('.zh.')]]);
  expect(asked.filter((path) => path.includes('/panel.'))).toHaveLength(1);

  expect(asked.filter((path) => path.includes('/static/js/'))).toEqual([]);
  const urls = (await Promise.all(page.workers().map(loadedBy))).flat();
  const byWorker = urls.map((url) => new URL(url).pathname);
  const paths = [...new Set([...asked.slice(before), ...byWorker])];
  const sizes = paths.map(
    (path) => brotliCompressSync(readFileSync(siteOutput + path)).length / 1024,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const list = paths.map((path, at) => `${path} ${sizes[at]?.toFixed(1)}`).join('\n');
  expect(total, list).toBeLessThanOrEqual(budget);
});

/** How a page may be kept from running search in a worker. */
const withoutWorker = {
  'workers are blocked': () =>
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      },
    }),
  "the worker's script is missing": () =>
    Object.defineProperty(window, 'Worker', {
      value: class extends Worker {
        constructor() {
          super('/no-such-worker.js');
        }
      },
    }),
};

test('search works in the page if workers are blocked or their script is missing', async ({
  context,
}) => {
  for (const [name, blockWorker] of Object.entries(withoutWorker)) {
    await test.step(name, async () => {
      const page = await context.newPage();
      await visited(page);
      await page.addInitScript(blockWorker);
      await page.goto(guide);
      const panel = await openSearch(page);
      await search(panel, 'umd name');
      await expect(panel.options.first()).toContainText('lib.umdName');
      await page.close();
    });
  }
});

/** What may be wrong with an index, as the changed part of the answer. */
const damages = {
  missing: () => ({ status: 500 }),
  incomplete: (body: string) => ({ body: body.slice(0, body.length / 2) }),
  'from another version of the site': () => ({ body: '[{"title":"A"}]' }),
};

test('an index that is missing or damaged is reported, and loaded by “Try again”', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const failure = 'Failed to fetch search index, please reload the page and try again.';
  const failures = () => logged.filter((text) => text === failure).length;
  // The test cannot intercept a worker's requests, so the engine runs in the page.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  let damage: ((body: string) => object) | undefined;
  await page.route(index, async (route) => {
    if (!damage) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, ...damage(await response.text()) });
  });
  const { dialog, input, options } = panelOf(page);
  const alert = dialog.getByRole('alert');
  const retry = dialog.getByRole('button', { name: texts.searchRetry.zh });
  for (const [round, [name, damaged]] of Object.entries(damages).entries()) {
    await test.step(name, async () => {
      damage = damaged;
      if (round === 0) {
        await page.goto(`zh/${guide}`);
        await page.locator('[data-search-open]').click();
      } else {
        await retry.click();
      }
      await expect.poll(failures, logged.join('\n')).toBe(round + 1);
      await expect(alert).toContainText(texts.searchFailed.zh);
    });
  }
  damage = undefined;
  await retry.click();
  await expect(alert).toHaveCount(0);
  await input.fill('umd name');
  await expect(options.first()).toContainText('umdName');
});
