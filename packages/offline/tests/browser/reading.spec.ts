// Reading without a network: pages that were visited can be read, and nothing old is shown with one.
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../../../../tests/support/hydration.ts';
import { visited } from '../../../../tests/support/visitor.ts';
import { openSearch, search } from '../../../search/tests/browser/panel.ts';

const guide = 'guide/start/quick-start';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ page }) => {
  await visited(page);
  await watchHydration(page);
});

/** Waits until a page is kept, and every file that it names. */
async function kept(page: Page, address: string): Promise<void> {
  const whole = () =>
    page.evaluate(async (path) => {
      const copy = await caches.match(new URL(path, location.origin));
      const names = (await copy?.text())?.match(/\/static\/[^\s"'<>&#?]+/g) ?? [];
      const files = await Promise.all(names.map((name) => caches.match(name)));
      return names.length > 0 && files.every(Boolean);
    }, `/${address}`);
  await expect.poll(whole).toBe(true);
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await kept(page, address);
}

test('the first load knows nothing of the worker', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(guide, { waitUntil: 'networkidle' });
  expect(asked.filter((address) => address.includes('sw.js'))).toEqual([]);
});

test('visited pages are whole offline, however they were reached, and search works', async ({
  page,
  context,
}) => {
  await visit(page, guide);
  await search(await openSearch(page), 'umd name');
  await page.keyboard.press('Escape');
  await page.locator('header nav a[href$="/config/"]').first().click();
  await kept(page, 'config/');

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

for (const [lang, prefix, title, retry] of [
  ['en', '', 'You are offline', 'Try again'],
  ['zh-CN', 'zh/', '当前处于离线状态', '重试'],
] as const) {
  test(`a page that was never visited says so in ${lang}, and opens once the network is back`, async ({
    page,
    context,
  }) => {
    await visit(page, prefix + guide);
    await context.setOffline(true);
    const answer = await page.goto(`${prefix}config/lib/format`);
    expect(answer?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toHaveText(title);
    await page.getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}${guide}$`));
    await page.goBack();
    await context.setOffline(false);
    await page.getByRole('link', { name: retry }).click();
    await expect(page.locator('h1')).toContainText('lib.format');
  });
}

test('a page of a new deploy takes the place of the copy, offline as well', async ({
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
