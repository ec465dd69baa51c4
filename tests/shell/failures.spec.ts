// Page scripts are missing, or storage is refused.
import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';
import { complaintsOf, documentsOf, refuseStorage } from '../support/visitor.ts';

const chunks = '**/static/js/async/route-*';

test.describe('a deploy has replaced the scripts', () => {
  for (const [name, selector, target] of [
    [
      'the sidebar',
      '.rp-doc-layout__sidebar a[href$="/guide/start/glossary"]',
      '/guide/start/glossary',
    ],
    ['the text', '.rp-doc a[href$="/config/lib/syntax"]', '/config/lib/syntax'],
    ['the next page', '.rp-prev-next-page__next', '/guide/start/choosing'],
    ['the bar', 'header nav a[href$="/config/"]', '/config/'],
    ['the title', 'header a:has(img)', '/'],
    ['the language', 'header a[hreflang]', '/zh/guide/start/quick-start'],
  ] as const) {
    test(`a link of ${name} logs the error and loads the page as a document`, async ({
      page,
    }) => {
      await openHydrated(page, 'guide/start/quick-start');
      await page.route(chunks, (route) => route.abort());
      const loaded = documentsOf(page);
      const logged = complaintsOf(page);
      await page.locator(selector).first().click();
      await expect(page).toHaveURL((url) => url.pathname === target);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(loaded).toEqual([target]);
      expect(logged.join('\n')).toMatch(/Loading (CSS )?chunk|ChunkLoadError/);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });
  }

  test('going back to a page whose script is missing loads its document', async ({
    page,
  }) => {
    await openHydrated(page, 'guide/start/quick-start');
    await page.locator('header nav a[href$="/config/"]').first().click();
    await expect(page).toHaveURL(/\/config\/$/);
    await page.reload();
    await hydrate(page);
    await page.route(chunks, (route) => route.abort());
    await page.goBack();
    await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
    await expect(page.locator('h1')).toContainText('Quick start');
  });
});

/** Uses the theme switch, tabs and a link. */
async function expectWorks(page: Page) {
  const frame = page.frames().at(-1) ?? page.mainFrame();
  await expect(frame.locator('h1')).toContainText('Quick start');
  await frame.locator('[data-switch-appearance]').click();
  await expect(frame.locator('html')).toHaveClass(/\bdark\b/);
  await frame.locator('.rp-tabs__label__item, [role=tab]').nth(1).click();
  await expect(frame.locator('h1')).toContainText('Quick start');
  await frame.locator('header nav a[href$="/config/"]').first().click();
  await expect(frame.locator('.rp-overview, h1').first()).toBeVisible();
  await expect(frame.locator('h1').first()).not.toContainText('Quick start');
}

test('the site works in a sandboxed frame', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.route('**/embedding', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>
        <iframe sandbox="allow-scripts" width="1300" height="800"
          src="${baseURL}guide/start/quick-start"></iframe>`,
    }),
  );
  await page.goto('embedding');
  await expectWorks(page);
  expect(thrown).toEqual([]);
});

test('the site works in a browser that refuses storage', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await refuseStorage(page);
  await page.goto('guide/start/quick-start');
  await expectWorks(page);
  expect(thrown).toEqual([]);
});
