// The other language of a page.
import { hydrate } from '../support/hydration.ts';
import { expect, type Page, test } from '../support/test.ts';

const guide = 'guide/start/npm-packages';
const long = 'config/lib/out-base';

/** The link in the bar. */
const switcher = (page: Page, name: string) =>
  page.locator('header').getByRole('link', { name }).first();

/** The bar may be hidden after scrolling down; scrolling up shows it. */
async function showBar(page: Page) {
  await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
  await expect(page.locator('html')).not.toHaveAttribute('data-nav-hidden');
  await expect(page.locator('.rp-nav')).toBeInViewport({ ratio: 1 });
}

for (const react of [true, false]) {
  const when = react ? 'with React' : 'before React';
  test(`the language link keeps page, query and anchor or heading, ${when}`, async ({
    page,
    baseURL,
  }) => {
    // Nothing scrolls smoothly, so that each page is where the anchor is at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!react) await page.route('**/static/js/**', (route) => route.abort());
    await page.goto(`${guide}?a=1#around-the-build`);
    if (react) await hydrate(page);
    await expect(page.locator('#around-the-build')).toBeInViewport();
    const toChinese = switcher(page, '简体中文');
    await expect(toChinese).toHaveAttribute('hreflang', 'zh-CN');
    await expect(toChinese).toHaveAttribute('lang', 'zh-CN');
    await toChinese.click();
    await expect(page).toHaveURL(`${baseURL}zh/${guide}?a=1#around-the-build`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('h1')).toContainText('npm');
    await expect(page.locator('#around-the-build')).toBeInViewport();
    await switcher(page, 'English').click();
    await expect(page, 'and back').toHaveURL(`${baseURL}${guide}?a=1#around-the-build`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await page.goto(long);
    if (react) await hydrate(page);
    await page.locator('#interactions').evaluate((heading) => heading.scrollIntoView());
    await expect(page.locator('html')).toHaveAttribute('data-nav-hidden');
    await showBar(page);
    await toChinese.press('Enter');
    await expect(page, 'by keyboard, at the heading').toHaveURL(
      `${baseURL}zh/${long}#interactions`,
    );
    await expect(page.locator('#interactions')).toBeInViewport();
  });
}
