// Other spellings of an address, as the server, the page and React resolve them.
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { complaintsOf } from '../support/visitor.ts';

/** Follows an address inside the app. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  }, address);

test('.html, index and escaped letters lead to the page, also inside the app', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  for (const [asked, canonical] of [
    ['config/lib/banner.html', 'config/lib/banner'],
    ['guide/start/index.html', 'guide/start/'],
    ['guide/start/index', 'guide/start/'],
    ['zh/guide/start/index', 'zh/guide/start/'],
    ['index.html', ''],
  ] as const) {
    await page.goto(`${asked}?a=1#content`);
    await expect(page, asked).toHaveURL(`${baseURL}${canonical}?a=1#content`);
    await hydrate(page);
    await expect(page, asked).toHaveURL(`${baseURL}${canonical}?a=1#content`);
    await expect(page.locator('[data-not-found]'), asked).toHaveCount(0);
  }
  await openHydrated(page, '%67uide/start/quick-start.html');
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await expect(page.locator('h1')).toContainText('Quick start');
  await expect(page.locator('.rp-doc-layout__sidebar [aria-current=page]')).toBeVisible();
  await openHydrated(page, 'guide/start/quick-start#100%');
  await expect(page.locator('h1'), 'an anchor without meaning').toBeVisible();
  expect(complaints).toEqual([]);

  await openHydrated(page, '');
  const heading = page.getByRole('heading', { level: 1 });
  await follow(page, '/guide/start/quick-start.html');
  await expect(heading).toContainText('Quick start');
  await follow(page, '/zh/guide/start/quick-start/index');
  await expect(heading).toContainText('快速上手');
  await follow(page, '/zh/nope');
  await expect(
    page.locator('[data-not-found]').getByRole('link').first(),
  ).toHaveAttribute('href', '/zh/');
  await expect(page).toHaveTitle('404 - Rslib');
  await page.locator('header').getByRole('link', { name: 'English' }).click();
  await expect(page, 'the other language of the 404 page').toHaveURL(baseURL ?? '');
});
