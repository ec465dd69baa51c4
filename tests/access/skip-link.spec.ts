// The skip link. That it is the first of every page is tested with the built pages.
import { hydrate } from '../support/hydration.ts';
import { languages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

test('the first tab stop skips the bar, before React and while it takes over', {
  tag: '@desktop',
}, async ({ page }) => {
  const [english, chinese] = languages;
  for (const [{ prefix, text }, path] of [
    [english, ''],
    [chinese, 'guide/start/quick-start'],
    [chinese, 'no-such-page'],
  ] as const) {
    await test.step(`/${prefix}${path}`, async () => {
      await page.goto(prefix + path);
      const link = page.getByRole('link', { name: text('skipToContent'), exact: true });
      await expect(link).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await hydrate(page);
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(link).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the first tab stop skips the bar', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('guide/start/quick-start');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});
