// The skip link.
import { hydrate } from '../support/hydration.ts';
import { selectedLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const pages = ['', 'guide/start/quick-start', 'config/', 'no-such-page'];

for (const { prefix, text } of selectedLanguages('skip-link')) {
  for (const path of pages) {
    test(`the first tab stop of /${prefix}${path} skips the bar, also on hydration`, async ({
      page,
    }) => {
      await page.goto(prefix + path);
      const link = page.getByRole('link', {
        name: text('skipToContent'),
        exact: true,
      });
      await expect(link).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await hydrate(page);
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
  test('the first tab stop skips the bar', async ({ page }) => {
    await page.goto('guide/start/quick-start');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});
