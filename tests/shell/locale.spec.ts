import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { languages } from '../support/languages.ts';
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

for (const [locale, index, asked] of [
  ['zh-CN', 1, 'guide/start/quick-start?a=1#next-steps'],
  ['en-US', 0, 'zh/guide/start/quick-start?a=1#next-steps'],
] as const) {
  test.describe(`the notice after a redirect, ${locale}`, () => {
    test.use({ locale });
    const { text } = languages[index];
    const notice = (page: Page) => page.locator('[data-redirect-notice]');

    test('says why, once, and leads back', async ({ page, baseURL }) => {
      await page.goto(asked);
      await expect(notice(page)).toContainText(text('redirected'));
      await notice(page).getByRole('link').press('Enter');
      await expect(page).toHaveURL(baseURL + asked);
      await expect(notice(page)).toBeHidden();
      await page.goBack();
      await expect(notice(page)).toBeHidden();
    });

    test('is dismissed by keyboard, and covers rather than moves the page', async ({
      page,
    }) => {
      await watchHydration(page);
      await page.goto(asked);
      const top = () =>
        page
          .locator('h1')
          .evaluate((h1) => h1.getBoundingClientRect().top + window.scrollY);
      const before = await top();
      const button = notice(page).getByRole('button', { name: text('dismissNotice') });
      await button.press('Enter');
      await expect(notice(page)).toBeHidden();
      expect(await top()).toBe(before);
      await page.reload();
      await hydrate(page);
      await expect(notice(page)).toBeHidden();
    });
  });
}
