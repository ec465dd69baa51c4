// Drawings in a page, which flow with its width.
import { expect, test } from '@playwright/test';

test('a phone and a desktop show each box of a diagram whole, in letters of at least 12 pixels', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const path of [
    'guide/advanced/dts',
    'guide/advanced/css',
    'zh/guide/basic/publish',
  ]) {
    await page.goto(path);
    const drawing = page.locator('figure > [role="img"]').first();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = await drawing.evaluate((element) => {
        const edge = element.getBoundingClientRect().right + 1;
        return [...element.querySelectorAll('[data-box], [data-arrow], code')]
          .filter(
            (one) =>
              one.scrollWidth > one.clientWidth + 1 ||
              one.getBoundingClientRect().right > edge ||
              Number.parseFloat(getComputedStyle(one).fontSize) < 12,
          )
          .map(({ textContent }) => textContent);
      });
      expect.soft(wrong, `/${path} at ${width} px`).toEqual([]);
    }
  }
});
