import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { siteOutput } from '../support/site.ts';
import { documentsOf, refuseStorage } from '../support/visitor.ts';

const remembered = (page: Page) =>
  page.evaluate(() => localStorage.getItem('rspress-visited'));

for (const [locale, asked, shown] of [
  [
    'zh-CN',
    'guide/start/quick-start?a=1#next-steps',
    'zh/guide/start/quick-start?a=1#next-steps',
  ],
  ['zh-TW', '', 'zh/'],
  [
    'en-US',
    'zh/guide/start/quick-start?a=1#next-steps',
    'guide/start/quick-start?a=1#next-steps',
  ],
  ['en-GB', 'zh/', ''],
  ['en-US', 'guide/start/', 'guide/start/'],
  ['zh-CN', 'zh/guide/start/', 'zh/guide/start/'],
  ['ja-JP', 'guide/start/', 'guide/start/'],
  ['ja-JP', 'zh/guide/start/', 'zh/guide/start/'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`a first visit to /${asked} shows /${shown}, and later visits are not redirected`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(asked);
      await expect(page).toHaveURL(baseURL + shown);
      expect(await remembered(page)).toBe('1');
      await page.goto(asked);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page).toHaveURL(baseURL + asked);
    });
  });
}

test.describe('bots', () => {
  for (const userAgent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  ]) {
    test.describe(userAgent, () => {
      test.use({ userAgent, locale: 'zh-CN' });
      test('are not redirected, and nothing is stored', async ({ page, baseURL }) => {
        await page.goto('guide/start/');
        await expect(page.locator('h1')).toBeVisible();
        await expect(page).toHaveURL(`${baseURL}guide/start/`);
        expect(await remembered(page)).toBeNull();
      });
    });
  }
});

test.describe('a single redirect', () => {
  test.use({ locale: 'zh-CN' });
  test('takes a Chinese reader from /en/... to the Chinese page', async ({
    page,
    baseURL,
  }) => {
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
    await page.goto('en/guide/start/quick-start#next-steps');
    await expect(page).toHaveURL(`${baseURL}zh/guide/start/quick-start#next-steps`);
    await expect(page.locator('h1')).toBeVisible();
    expect(documents).toEqual([
      '/en/guide/start/quick-start',
      '/zh/guide/start/quick-start',
    ]);
  });
});

test.describe('a browser without storage', () => {
  test.use({ locale: 'zh-CN' });
  test('is not redirected', async ({ page, baseURL }) => {
    await refuseStorage(page);
    await page.goto('guide/start/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}guide/start/`);
  });
});
