// After a redirect by language, the reader is told once, with a way back.
import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { hydrate, watchHydration } from '../support/hydration.ts';
import { complaintsOf, refuseStorage } from '../support/visitor.ts';

const start = 'guide/start/?a=1&navbar=0#what-you-get';
const noticeOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: /opened|打开/ });

for (const { locale, asked, shown, says, link, close } of [
  {
    locale: 'zh-CN',
    asked: start,
    shown: `zh/${start}`,
    says: '已按浏览器的语言显示。你打开的是 English 页面。',
    link: 'English',
    close: '关闭',
  },
  {
    locale: 'en-GB',
    asked: `zh/${start}`,
    shown: start,
    says: 'Shown in your browser’s language. You opened this page in 简体中文.',
    link: '简体中文',
    close: 'Close',
  },
])
  test.describe(`a ${locale} browser that opens /${asked}`, () => {
    test.use({ locale } satisfies BrowserContextOptions);

    test('is told in its language which one was opened, and the way back stays there', async ({
      page,
      baseURL,
    }) => {
      const complaints = complaintsOf(page);
      await page.goto(asked);
      await expect(page).toHaveURL(baseURL + shown);
      await expect(noticeOf(page)).toHaveText(says);
      // A reader who forgets this site in between is not redirected again either.
      await page.evaluate(() => localStorage.clear());
      await noticeOf(page).getByRole('link', { name: link }).press('Enter');
      await expect(page).toHaveURL(baseURL + asked);
      await expect(page.locator('h1')).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(baseURL + asked);
      await expect(noticeOf(page)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test('closes the notice by keyboard, before React, and is not told again', async ({
      page,
    }) => {
      // With an anchor, the Tab key would begin there.
      await page.goto(asked.replace(/#.*/, ''));
      await expect(noticeOf(page)).toBeVisible();
      const button = page.getByRole('button', { name: close, exact: true });
      await page.keyboard.press('Tab');
      await expect(noticeOf(page).getByRole('link')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(noticeOf(page)).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
      await page.reload();
      await expect(page.locator('h1')).toBeVisible();
      await expect(noticeOf(page)).toHaveCount(0);
    });
  });

test.describe('a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('keeps the notice while React takes over, until the next page', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await watchHydration(page);
    await page.goto('guide/start/');
    await expect(noticeOf(page)).toBeVisible();
    await hydrate(page);
    await expect(noticeOf(page)).toBeVisible();
    await page.locator('main a[href*="/zh/guide/"]').first().click();
    await expect(page).not.toHaveURL(/guide\/start\/$/);
    await expect(noticeOf(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('is offered no way back from a page that is in neither language', async ({
    page,
    baseURL,
  }) => {
    await page.goto('no-such-page');
    await expect(page).toHaveURL(`${baseURL}zh/no-such-page`);
    await expect(page.locator('[data-not-found]')).toBeVisible();
    // It is not kept for the next page either.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('from')))
      .toBeNull();
    await expect(noticeOf(page), 'on the 404 page').toHaveCount(0);
    await page.goto('zh/guide/start/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(noticeOf(page)).toHaveCount(0);
  });

  test('that opens a Chinese page or blocks storage is told nothing and loads nothing', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('zh/guide/start/', { waitUntil: 'load' });
    await refuseStorage(page);
    await page.goto('guide/start/', { waitUntil: 'load' });
    expect(scripts.filter((url) => url.includes('/static/page.'))).toEqual([]);
    await expect(noticeOf(page)).toHaveCount(0);
  });

  test('gets a way back to this site from an address that looks like another one', async ({
    page,
    baseURL,
  }) => {
    await page.goto('guide/start/');
    await expect(noticeOf(page)).toBeVisible();
    await page.evaluate(() => {
      sessionStorage.setItem('from', 'en');
      history.replaceState(null, '', '/zh//evil.example/x');
    });
    const file = await page.evaluate(
      () => document.documentElement.innerHTML.match(/\/static\/page\.\w+\.js/)?.[0],
    );
    await page.addScriptTag({ url: file ?? '' });
    const links = noticeOf(page).getByRole('link');
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      expect(await link.evaluate((one: HTMLAnchorElement) => one.origin)).toBe(
        new URL(baseURL ?? '').origin,
      );
  });
});
