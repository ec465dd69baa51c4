// Addresses, as the server and React resolve them.
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, test } from '../support/test.ts';

test('no internal link has an extension or the prefix of the default language', async ({
  page,
}) => {
  for (const path of ['', 'zh/', 'config/', 'zh/guide/start/quick-start']) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length, path).toBeGreaterThan(5);
    expect(
      links.filter((href) => /\.html|\/index($|[?#])|^\/en(\/|$)/.test(href)),
    ).toEqual([]);
  }
});

for (const [asked, canonical] of [
  ['config/lib/format.html', 'config/lib/format'],
  ['guide/start/index.html', 'guide/start/'],
  ['guide/start/index', 'guide/start/'],
  ['zh/guide/start/index', 'zh/guide/start/'],
  ['index.html', ''],
] as const) {
  test(`/${asked} is /${canonical}, with query and anchor`, async ({ page, baseURL }) => {
    await page.goto(`${asked}?a=1#content`);
    await expect(page).toHaveURL(`${baseURL}${canonical}?a=1#content`);
    await hydrate(page);
    await expect(page).toHaveURL(`${baseURL}${canonical}?a=1#content`);
    await expect(page.locator('[data-not-found]')).toHaveCount(0);
  });
}

test('the router resolves other spellings of an address', async ({ page }) => {
  await openHydrated(page, '');
  for (const [written, heading] of [
    ['/guide/start/quick-start.html', 'Quick start'],
    ['/zh/guide/start/quick-start/index', '快速上手'],
  ] as const) {
    await page.evaluate((address) => {
      history.pushState({ idx: 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    }, written);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
});
