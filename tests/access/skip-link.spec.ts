/**
 * The first press of Tab offers the way to the text: `npx playwright test
 * tests/access/skip-link.spec.ts`.
 */
import { hydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const pages = ['', 'guide/start/quick-start', 'config/', 'no-such-page'];

for (const [prefix, name] of [
  ['', 'Skip to content'],
  ['zh/', '跳到正文'],
] as const) {
  for (const path of pages) {
    test(`the first stop of /${prefix}${path} leads past the bar, and React leaves the focus there`, async ({
      page,
    }) => {
      await page.goto(prefix + path);
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      // The key has started React.
      await hydrated(page);
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(link).not.toBeInViewport();
      await page.keyboard.press('Tab');
      const next = page.locator('main :focus');
      await expect(next).toHaveCount(1);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the first stop leads past the bar all the same', async ({ page }) => {
    await page.goto('guide/start/quick-start');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});
