import { hydrate } from '../support/hydration.ts';
import { expect, openHydrated, type Page, test } from '../support/test.ts';

const guide = 'guide/start/quick-start';

/** The link in the bar or, on small screens, in its menu. */
async function switcher(page: Page, name: string, isMobile: boolean) {
  if (!isMobile) return page.locator('header').getByRole('link', { name }).first();
  await page.locator('[data-nav-screen] > summary').click();
  return page.locator('[data-nav-screen]').getByRole('link', { name });
}

for (const react of [true, false]) {
  const when = react ? 'with React' : 'before React';
  test(`the language link keeps page, query and anchor, both ways, ${when}`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    if (!react) await page.route('**/static/js/**', (route) => route.abort());
    await page.goto(`${guide}?a=1#next`);
    if (react) await hydrate(page);
    const toChinese = await switcher(page, '简体中文', isMobile);
    await expect(toChinese).toHaveAttribute('hreflang', 'zh-CN');
    await expect(toChinese).toHaveAttribute('lang', 'zh-CN');
    await toChinese.click();
    await expect(page).toHaveURL(`${baseURL}zh/${guide}?a=1#next`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('h1')).toContainText('快速上手');
    const toEnglish = await switcher(page, 'English', isMobile);
    await toEnglish.click();
    await expect(page).toHaveURL(`${baseURL}${guide}?a=1#next`);
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
  // The bar hides on scrolling down and shows on scrolling up.
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-nav-hidden');
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -60);
  await expect(root).not.toHaveAttribute('data-nav-hidden');
  await page
    .locator('.rp-nav')
    .evaluate((bar) =>
      Promise.all(bar.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    );
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
    const root = page.locator('html');
    await page.locator('#traps').evaluate((heading) => heading.scrollIntoView());
    await expect(root).toHaveAttribute('data-nav-hidden');
    // The bar shows on scrolling up.
    await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
    await expect(root).not.toHaveAttribute('data-nav-hidden');
    await page.locator('header').getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(`${baseURL}zh/${long}#traps`);
    await expect(page.locator('#traps')).toBeInViewport();
  });
}
