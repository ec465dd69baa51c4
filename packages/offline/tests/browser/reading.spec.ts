// Visited pages can be read without a network, and with one no outdated page is shown.
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { openSearch, search } from '../../../search/tests/browser/panel.ts';
import texts from '../../src/labels.json' with { type: 'json' };

const guide = 'guide/start/quick-start';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

/** Waits until a page and every file that it refers to are cached. */
async function waitForCache(page: Page, address: string): Promise<void> {
  const isCached = () =>
    page.evaluate(async (path) => {
      const copy = await caches.match(new URL(path, location.origin));
      const names = (await copy?.text())?.match(/\/static\/[^\s"'<>&#?]+/g) ?? [];
      const files = await Promise.all(names.map((name) => caches.match(name)));
      return names.length > 0 && files.every(Boolean);
    }, `/${address}`);
  await expect.poll(isCached).toBe(true);
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await waitForCache(page, address);
}

test('the first load does not request the service worker', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(guide, { waitUntil: 'networkidle' });
  expect(requested.filter((address) => address.includes('sw.js'))).toEqual([]);
});

test('visited pages are complete offline, however they were reached, and search works', async ({
  page,
  context,
}) => {
  await visit(page, guide);
  await search(await openSearch(page), 'umd name');
  await page.keyboard.press('Escape');
  await page.locator('header nav a[href$="/config/"]').first().click();
  await waitForCache(page, 'config/');

  await context.setOffline(true);
  for (const address of ['config/', `${guide}?navbar=1#next`]) {
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('header').first()).not.toHaveCSS('position', 'static');
    await hydrate(page);
  }
  const panel = await openSearch(page);
  await search(panel, 'umd name');
  await expect(panel.options.first()).toContainText('lib.umdName');
});

for (const [labels, prefix] of [
  [texts.en, ''],
  [texts.zh, 'zh/'],
] as const) {
  test(`an unvisited page says so in ${labels.tag}, and opens once the network is back`, async ({
    page,
    context,
  }) => {
    await visit(page, prefix + guide);
    await context.setOffline(true);
    const answer = await page.goto(`${prefix}config/lib/format`);
    expect(answer?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', labels.tag);
    await expect(page.locator('h1')).toHaveText(labels.title);
    await page.getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}${guide}$`));
    await page.goBack();
    await context.setOffline(false);
    await page.getByRole('link', { name: labels.retry }).click();
    await expect(page.locator('h1')).toContainText('lib.format');
  });
}

test('a newly deployed page replaces the cached one, offline as well', async ({
  page,
  context,
}) => {
  await visit(page, guide);
  await context.route(`**/${guide}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</title>', ' renewed</title>');
    await route.fulfill({ response, body });
  });
  await page.goto(guide);
  await expect(page).toHaveTitle(/renewed/);
  await context.unrouteAll();
  await context.setOffline(true);
  await page.goto(guide);
  await expect(page).toHaveTitle(/renewed/);
});
