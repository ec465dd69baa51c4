// A first visit shows the language of the browser, once.
import { readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { siteOutput } from '../support/site.ts';
import { documentsOf, refuseStorage } from '../support/visitor.ts';

const start = 'guide/start/?a=1#what-you-get';
const remembered = (page: Page) =>
  page.evaluate(() => localStorage.getItem('rspress-visited'));

/** Opens pages in a browser that has never been here. */
async function visit(
  browser: Browser,
  options: BrowserContextOptions,
  check: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext(options);
  await check(await context.newPage());
  await context.close();
}

test("a first visit shows the browser's language, and later visits stay", async ({
  browser,
  baseURL,
}) => {
  for (const [locale, asked, shown] of [
    ['zh-TW', start, `zh/${start}`],
    ['en-GB', 'zh/', ''],
    ['zh-CN', 'zh/guide/faq/', 'zh/guide/faq/'],
    ['ja-JP', 'zh/guide/faq/', 'zh/guide/faq/'],
  ] as const)
    await visit(browser, { locale }, async (page) => {
      const name = `${locale} asks for /${asked}`;
      await page.goto(asked);
      await expect(page, name).toHaveURL(baseURL + shown);
      expect(await remembered(page), name).toBe('1');
      await page.goto(asked);
      await expect(page.locator('h1'), name).toBeVisible();
      await expect(page, `${name} again`).toHaveURL(baseURL + asked);
    });
});

test('programs and browsers without storage stay where they are', async ({
  browser,
  baseURL,
}) => {
  const address = `${baseURL}guide/faq/`;
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (compatible; ExampleCrawler/1.0) Chrome-Lighthouse',
    '',
  ])
    await visit(
      browser,
      { locale: 'zh-CN', ...(userAgent && { userAgent }) },
      async (page) => {
        if (!userAgent) await refuseStorage(page);
        await page.goto(address);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page, userAgent || 'without storage').toHaveURL(address);
        if (userAgent) expect(await remembered(page), userAgent).toBeNull();
      },
    );
});

test("the former folder of English pages leads to the browser's language at once", async ({
  browser,
  baseURL,
}) => {
  await visit(browser, { locale: 'zh-CN' }, async (page) => {
    // A host answers with the page for unknown addresses.
    await page.route(
      (url) => url.pathname.startsWith('/en/'),
      (route) =>
        route.fulfill({
          status: 404,
          contentType: 'text/html; charset=utf-8',
          body: readFileSync(`${siteOutput}/404.html`, 'utf8'),
        }),
    );
    const documents = documentsOf(page);
    await page.goto(`${baseURL}en/guide/start/#what-you-get`);
    await expect(page).toHaveURL(`${baseURL}zh/guide/start/#what-you-get`);
    await expect(page.locator('h1')).toBeVisible();
    expect(documents).toEqual(['/en/guide/start/', '/zh/guide/start/']);
  });
});

test('theme, tab and language are remembered by the names that readers’ browsers have for them', async ({
  browser,
}) => {
  // Another name would forget what readers have chosen.
  await visit(browser, { locale: 'en-GB', colorScheme: 'light' }, async (page) => {
    await page.goto('guide/start/quick-start');
    await page.locator('[data-switch-appearance]').click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page
      .locator('label', { hasText: /^pnpm$/ })
      .first()
      .click();
    await expect
      .poll(() => page.evaluate(() => ({ ...localStorage })))
      .toEqual({
        'rspress-theme-appearance': 'dark',
        'rspress-visited': '1',
        'rspress.tabs.package.manager': '2',
      });
  });
});
