import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';

/** The link in the bar or, on small screens, in its menu. */
async function switcher(page: Page, name: string, isMobile: boolean) {
  if (!isMobile) return page.locator('header').getByRole('link', { name }).first();
  await page.locator('[data-nav-screen] > summary').click();
  return page.locator('[data-nav-screen]').getByRole('link', { name });
}

/** The bar may be hidden after scrolling down; scrolling up shows it. */
async function showBar(page: Page) {
  const root = page.locator('html');
  await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
  await expect(root).not.toHaveAttribute('data-nav-hidden');
  await page
    .locator('.rp-nav')
    .evaluate((bar) =>
      Promise.all(bar.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    );
}

for (const react of [true, false]) {
  const when = react ? 'with React' : 'before React';
  test(`the language link keeps page, query and anchor, both ways, ${when}`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    // Nothing scrolls smoothly, so that each page is where the anchor is at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!react) await page.route('**/static/js/**', (route) => route.abort());
    await page.goto(`${guide}?a=1#next-steps`);
    if (react) await hydrate(page);
    await expect(page.locator('#next-steps')).toBeInViewport();
    const toChinese = await switcher(page, '简体中文', isMobile);
    await expect(toChinese).toHaveAttribute('hreflang', 'zh-CN');
    await expect(toChinese).toHaveAttribute('lang', 'zh-CN');
    await toChinese.click();
    await expect(page).toHaveURL(`${baseURL}zh/${guide}?a=1#next-steps`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('h1')).toContainText('快速上手');
    await expect(page.locator('#next-steps')).toBeInViewport();
    if (!isMobile) await showBar(page);
    const toEnglish = await switcher(page, 'English', isMobile);
    await toEnglish.click();
    await expect(page).toHaveURL(`${baseURL}${guide}?a=1#next-steps`);
    await expect(page.locator('h1')).toContainText('Quick start');
  });
}

test('the language link has the current anchor, also by keyboard and in a new tab', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await openHydrated(page, guide);
  await page.evaluate(() => {
    location.hash = '#requirements';
  });
  await expect(page.locator('html')).toHaveAttribute('data-nav-hidden');
  await showBar(page);
  const link = await switcher(page, '简体中文', false);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`${baseURL}zh/${guide}#requirements`);
  await link.press('Enter');
  await expect(page).toHaveURL(`${baseURL}zh/${guide}#requirements`);
});

for (const react of [true, false]) {
  test(`without an anchor the other language opens at the same heading, ${react ? 'with' : 'before'} React`, {
    tag: '@desktop',
  }, async ({ page, baseURL }) => {
    const long = 'config/lib/dts';
    await page.goto(long);
    if (react) await hydrate(page);
    await page.locator('#interactions').evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('html')).toHaveAttribute('data-nav-hidden');
    await showBar(page);
    await page.locator('header').getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(`${baseURL}zh/${long}#interactions`);
    await expect(page.locator('#interactions')).toBeInViewport();
  });
}
