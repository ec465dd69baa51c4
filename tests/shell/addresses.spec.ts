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
    // What the server does with all kinds of addresses: tests/serve/host.spec.ts.
    ['config/lib/footer.html', 'config/lib/footer'],
    ['zh/guide/faq/index', 'zh/guide/faq/'],
  ] as const) {
    await page.goto(`${asked}?a=1#content`);
    await expect(page, asked).toHaveURL(`${baseURL}${canonical}?a=1#content`);
    await hydrate(page);
    await expect(page, asked).toHaveURL(`${baseURL}${canonical}?a=1#content`);
    await expect(page.locator('[data-not-found]'), asked).toHaveCount(0);
  }
  const heading = page.getByRole('heading', { level: 1 });
  // The anchor cannot be decoded.
  await openHydrated(page, '%67uide/faq/limits.html#100%');
  await expect(page).toHaveURL(/\/guide\/faq\/limits#100%$/);
  await expect(heading).toBeVisible();
  await expect(page.locator('.rp-doc-layout__sidebar [aria-current=page]')).toBeVisible();
  expect(complaints).toEqual([]);

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
